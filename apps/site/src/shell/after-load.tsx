import { useLabels } from '@raang/ui';
import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { pathOf } from './path-of';
import { whenIdle } from './when-idle';

type Later = ComponentType<{ firstPath: string }>;

/**
 * Everything of the shell that the first paint does not need comes when the page is idle, or with the first link that
 * is followed. Without it the page can be read and used all the same.
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
        // lost to a newer build or a dead line: the page stands without it
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
