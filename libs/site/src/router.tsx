import { createRouter } from '@tanstack/react-router';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { publicPath, routedPath } from './addresses/own-paths';
import { parseQuery, stringifyQuery } from './addresses/router-query';
import type { RequestContext } from './server/render/render-page';
import { routeTree } from './routeTree.gen';
import { preparePage } from './shell/renewal/page-slot';
import { watchFirstPage } from './shell/navigation/first-page-code';
import { Failure } from './shell/failures/failure';
import { keepReadPages } from './shell/renewal/keep-read-pages';
import type { LayoutName } from './shell/frame/layouts';
import { restWhenReplaced } from './shell/renewal/replaced-document';
import { PagePending } from './shell/navigation/page-pending';

/**
 * Secret mark of this rendering: the nonce of the site's own scripts until the page is sealed (libs/server/src/seal-page.ts).
 * Never sent to browsers.
 */
const renderMark = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.nonce)
  .client(() => undefined);

/**
 * Whether a rendering scrolls the page. In a browser the first one does not: it takes over the server's page, which the
 * reader may have scrolled since. The browser has restored an earlier place by then, or `placesScript`: the server's answer
 * leaves the router's own script out of the page.
 */
const scrollRestoration = createIsomorphicFn()
  .server(() => () => false)
  .client(() => {
    let isTakeover = true;
    return () => {
      const scrolls = !isTakeover;
      // the reader may have scrolled before the router came
      if (isTakeover) tellScroll();
      isTakeover = false;
      return scrolls;
    };
  });

/** The router keeps the place of what it has heard scrolling. Browsers tell that later than it happens, a busy one much later. */
const tellScroll = () => document.dispatchEvent(new Event('scroll'));

/**
 * During navigation the old page stays, under the loading bar. After this time the loading page replaces it, so that
 * nobody takes the old page for the new one.
 */
const pendingMs = 3000;

/** Once shown, the loading page stays this long: a flash would look like a fault. */
const pendingMinMs = 500;

export function getRouter() {
  const router = createRouter({
    routeTree,
    rewrite: {
      input: ({ url }) => at(routedPath(url.pathname), url),
      output: ({ url }) => at(publicPath(url.pathname), url),
    },
    ssr: { nonce: renderMark() },
    parseSearch: parseQuery,
    stringifySearch: stringifyQuery,
    scrollRestoration: scrollRestoration(),
    defaultPreloadStaleTime: 30_000,
    // links are plain anchors: site-links.ts navigates and preloads
    defaultPreload: false,
    defaultErrorComponent: Failure,
    // shell/frame/kept-document.tsx
    disableGlobalCatchBoundary: true,
    defaultPendingComponent: PagePending,
    defaultPendingMs: pendingMs,
    defaultPendingMinMs: pendingMinMs,
  });
  // with a rewrite the router takes a query that is spelled otherwise for another page, and asks for it again
  const { parseLocation } = router;
  router.parseLocation = (...given) => {
    const parsed = parseLocation(...given);
    return { ...parsed, publicHref: parsed.href.replace(/^[^?#]*/, publicPath) };
  };
  router.options.hydrate = () => {
    preparePage(router);
    watchFirstPage(router);
    keepReadPages(router);
    router.subscribe('onBeforeNavigate', tellScroll);
    return restWhenReplaced(router);
  };
  return router;
}

/** A new URL where the path is another one: the router needs the given one afterwards. */
function at(pathname: string, url: URL): URL {
  return pathname === url.pathname ? url : Object.assign(new URL(url), { pathname });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface StaticDataRouteOption {
    /** Forces a colour mode on a page whose content needs it. */
    colourMode?: 'light' | 'dark';
    /** Defaults to `default`; a failed or missing page has `error`. */
    layout?: LayoutName;
    /** Loads the code of what a page shows beside its component. Its loader has done so, except for the server's page. */
    prepare?: (loaderData: never) => Promise<void>;
    /** What happens to the program before the visitor's first intent (shell/navigation/program-of.ts). Defaults to nothing. */
    program?: 'fetched' | 'idle';
  }
}

declare module '@tanstack/react-start' {
  interface Register {
    server: {
      requestContext: RequestContext;
    };
  }
}
