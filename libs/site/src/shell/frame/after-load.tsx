import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { pathOf } from '../navigation/path-of';
import { whenIdle } from '../../device/when-idle';

type LazyShellComponent = ComponentType<{ firstPath: string }>;

/**
 * Loads the parts of the shell that the first paint does not need, when the page is idle or with the first
 * navigation. The page is readable and usable without them.
 */
export function AfterLoad() {
  const router = useRouter();
  const [firstPath] = useState(() => pathOf(router.state.location));
  const [LazyShell, setLazyShell] = useState<LazyShellComponent>();
  useEffect(() => {
    const load = () =>
      void import('./lazy-shell').then(
        (module) => setLazyShell(() => module.LazyShell),
        // replaced by a newer build, or offline: the page works without it
        () => undefined,
      );
    const cancel = whenIdle(load);
    const unsubscribe = router.subscribe('onBeforeNavigate', load);
    return () => {
      cancel();
      unsubscribe();
    };
  }, [router]);
  return LazyShell && <LazyShell firstPath={firstPath} />;
}
