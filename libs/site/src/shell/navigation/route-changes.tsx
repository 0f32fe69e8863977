import { LoadingBar, RouteAnnouncer } from '@raang/ui';
import { loadingBarPlaceId } from '@raang/views';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { pathOf } from './path-of';

/** Loading bar during navigation; on arrival announces the title and moves the focus to the heading. */
export function RouteChanges({ firstPath }: { firstPath: string }) {
  const isLoading = useRouterState({ select: (state) => state.status === 'pending' });
  const page = usePage(firstPath);
  return (
    <>
      {createPortal(<LoadingBar loading={isLoading} />, document.getElementById(loadingBarPlaceId)!)}
      <RouteAnnouncer title={page.title} route={page.path} focusTarget={focusTarget(page.hash)} />
    </>
  );
}

/** The current page. Starts with the first one, so that a navigation before this chunk loaded is announced too. */
function usePage(firstPath: string) {
  const router = useRouter();
  const [page, setPage] = useState({ path: firstPath, title: '', hash: '' });
  useEffect(() => {
    const arrive = () => {
      const location = router.state.resolvedLocation ?? router.state.location;
      if (pathOf(location) !== firstPath) removeStructuredData();
      setPage({ path: pathOf(location), title: document.title, hash: location.hash });
    };
    // a page that is still loading announces itself
    if (router.state.status === 'idle') arrive();
    return router.subscribe('onRendered', arrive);
  }, [router, firstPath]);
  return page;
}

/** Of the first page, whose HTML has it for robots. The data of later pages does not. */
function removeStructuredData() {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
}

const firstField = '[data-starts-focused]';

/** The heading of the page, the field that it begins with, or the element that the hash names. */
function focusTarget(hash: string): string {
  if (hash === '') return `main ${firstField}, main:not(:has(${firstField})) h1`;
  const place = `[id="${CSS.escape(hash)}"]`;
  return `main ${place}, main:not(:has(${place})) h1`;
}
