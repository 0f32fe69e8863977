import { useLabels } from '@raang/ui';
import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

type Later = ComponentType<{ firstPath: string }>;

/**
 * Loads the parts of the shell that the first paint does not need, when the page is idle or with the first
 * navigation. The page is readable and usable without them.
 */
export function AfterLoad() {
  const router = useRouter();
  const { backToTop } = useLabels();
  const [firstPath] = useState(() => pathOf(router.state.location));
  const [Later, setLater] = useState<Later>();
  useEffect(() => {
    const load = () =>
      void import('./later').then(
        (module) => setLater(() => module.Later),
        // replaced by a newer build, or offline: the page works without it
        () => undefined,
      );
    const callOff = whenIdle(load);
    const unsubscribe = router.subscribe('onBeforeNavigate', load);
    return () => {
      callOff();
      unsubscribe();
    };
  }, [router]);
  if (Later) return <Later firstPath={firstPath} />;
  return (
    <noscript>
      <a href="#main" className="block p-4 text-center text-accent underline print:hidden">
        {backToTop}
      </a>
    </noscript>
  );
}

/** Identifies a page; a hash is a place within one. */
export function pathOf({ pathname, searchStr }: { pathname: string; searchStr: string }): string {
  return pathname + searchStr;
}
