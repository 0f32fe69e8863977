import { LoadingBar, RouteAnnouncer } from '@raang/ui';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pathOf } from './path-of';

/** The bar on the way to another page; on arrival its title is said, and its heading gets the focus. */
export function RouteChanges({ firstPath }: { firstPath: string }) {
  const isLoading = useRouterState({ select: (state) => state.status === 'pending' });
  const page = usePage(firstPath);
  return (
    <>
      <LoadingBar loading={isLoading} />
      <RouteAnnouncer title={page.title} route={page.path} focusTarget={focusTarget(page.hash)} />
    </>
  );
}

/** The page that is shown. It begins with the first one, so that an arrival before this was here is said too. */
function usePage(firstPath: string) {
  const router = useRouter();
  const [page, setPage] = useState({ path: firstPath, title: '', hash: '' });
  useEffect(() => {
    const arrive = () => {
      const location = router.state.resolvedLocation ?? router.state.location;
      setPage({ path: pathOf(location), title: document.title, hash: location.hash });
    };
    // a page that is still on its way says so itself
    if (router.state.status === 'idle') arrive();
    return router.subscribe('onRendered', arrive);
  }, [router]);
  return page;
}

/** The heading of the page, or the place in it that the address names. */
function focusTarget(hash: string): string {
  if (hash === '') return 'main h1';
  const place = `[id="${CSS.escape(hash)}"]`;
  return `main ${place}, main:not(:has(${place})) h1`;
}
