import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageLocale } from '../../language/page-locale';
import { savesData } from '../../device/saves-data';
import { routedPath } from '../../addresses/own-paths';
import { parseQuery } from '../../addresses/router-query';
import { type LinkTarget, linkTarget } from './link-target';
import { isDocumentLeft } from './leave-document';
import { keepOpenParts } from './open-parts';
import { keepPlacesInPage } from '../renewal/places-in-page';
import { isNewerBuildKnown } from '../renewal/newest-build';
import { createPreloadQueue } from './preload-queue';

/**
 * Gives the site's plain anchors to the router: one document listener instead of a component per link. Covers links
 * in rendered Markdown, and the HTML works without it. The browser handles other languages, new tabs and downloads,
 * and every link once there is a newer build.
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
    if (target?.by !== 'router' || isNewerBuildKnown() || isDocumentLeft()) return;
    event.preventDefault();
    // inside an element whose links change only its own content, such as a map, keep the scroll position
    const keepsPlace = (event.target as Element).closest('[data-scroll="keep"]') !== null;
    const staysHere = new URL(target.href, location.href).pathname === location.pathname;
    void router.navigate({
      href: target.href,
      ...(keepsPlace && staysHere && { resetScroll: false, hashScrollIntoView: false }),
    });
  };
  const onIntent = (event: Event) => {
    const target = targetOf(event.target);
    if (target?.by !== 'router' || isNewerBuildKnown() || isDocumentLeft()) return;
    if (!savesData()) enqueue(target.href, () => router.preloadRoute(destinationOf(target.href)));
  };
  const stops = [keepPlacesInPage(router), keepOpenParts(router)];
  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  return () => {
    stops.forEach((stop) => stop());
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
  };
}

/** A URL for the router's preload, which would read a query within `to` as part of the path. */
function destinationOf(href: string) {
  const { pathname, search } = new URL(href, location.origin);
  return { to: routedPath(pathname), search: parseQuery(search) } as never;
}

function targetOf(element: EventTarget | null): LinkTarget | undefined {
  // in SVG, an anchor's properties are objects; its attributes are strings everywhere
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
