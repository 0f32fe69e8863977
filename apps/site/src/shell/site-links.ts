import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageLocale } from '../language/page-locale';
import { parseQuery } from '../addresses/router-query';
import { type LinkTarget, linkTarget } from './link-target';
import { isNewerBuildKnown } from './newest-build';
import { createPreloadQueue } from './preload-queue';

/**
 * Takes the site's plain anchors to the router: one listener for the whole document instead of a component for
 * every link. Links in rendered Markdown take part, and the HTML works without it.
 * Another language, a new tab and a download stay the browser's; so does every link once there is a newer build.
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
    const target = targetOf(event.target);
    if (target?.by === 'nobody') {
      event.preventDefault();
      console.error('Navigation to an external URL needs the external flag');
      return;
    }
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (target?.by !== 'router' || isNewerBuildKnown()) return;
    event.preventDefault();
    // a part of a page in which links change only what is shown there, as on a map, keeps its place
    const keepsPlace = (event.target as Element).closest('[data-scroll="keep"]') !== null;
    const staysHere = new URL(target.href, location.href).pathname === location.pathname;
    void router.navigate({
      href: target.href,
      ...(keepsPlace && staysHere && { resetScroll: false, hashScrollIntoView: false }),
    });
  };
  const onIntent = (event: Event) => {
    const target = targetOf(event.target);
    if (target?.by !== 'router' || isNewerBuildKnown()) return;
    const isSavingData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
    if (!isSavingData) enqueue(target.href, () => router.preloadRoute(destinationOf(target.href)));
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

/** An address as the router preloads it: it takes a query within `to` for a part of the path. */
function destinationOf(href: string) {
  const { pathname, search } = new URL(href, location.origin);
  return { to: pathname, search: parseQuery(search) } as never;
}

function targetOf(element: EventTarget | null): LinkTarget | undefined {
  // in a drawing, an anchor's properties are objects: its attributes are texts everywhere
  const anchor = element instanceof Element ? element.closest('a[href]') : null;
  if (!anchor) return undefined;
  const { origin, pathname, search } = location;
  const href = anchor.getAttribute('href') ?? '';
  return linkTarget(
    {
      href: URL.canParse(href, document.baseURI) ? new URL(href, document.baseURI).href : href,
      rel: anchor.getAttribute('rel') ?? '',
      isElsewhere: (anchor.getAttribute('target') ?? '') !== '' || anchor.hasAttribute('download'),
    },
    { origin, pathname, search, locale: pageLocale() },
  );
}
