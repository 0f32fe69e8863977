import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { localeOfPath } from '../href';
import { pageLocale } from '../page-locale';
import { createPreloadQueue } from './preload-queue';

/**
 * Takes the site's plain anchors to the router: one listener for the whole document instead of a component for
 * every link. Links in rendered Markdown take part, and the HTML works without it.
 * Another language, another origin, a new tab and a download stay the browser's.
 */
export function SiteLinks() {
  const router = useRouter();
  useEffect(() => listen(router), [router]);
  return null;
}

function listen(router: AnyRouter) {
  const enqueue = createPreloadQueue();
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = routeOf(event.target);
    if (!target) return;
    event.preventDefault();
    void router.navigate({ href: target });
  };
  const onIntent = (event: Event) => {
    const target = routeOf(event.target);
    const isSavingData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
    if (target && !isSavingData) enqueue(target, () => router.preloadRoute({ to: target } as never));
  };
  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
  };
}

/** Path, query and hash of the page a link leads to; undefined when it is not one of this document's language. */
function routeOf(target: EventTarget | null): string | undefined {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download')) return undefined;
  const url = new URL(anchor.href);
  if (url.origin !== location.origin || localeOfPath(url.pathname) !== pageLocale()) return undefined;
  const isThisPage = url.pathname === location.pathname && url.search === location.search;
  return isThisPage && url.hash ? undefined : `${url.pathname}${url.search}${url.hash}`;
}
