import { createRouter } from '@tanstack/react-router';
import { parseQuery, stringifyQuery } from './router-query';
import { routeTree } from './routeTree.gen';
import { Failure } from './shell/failure';
import { PagePending } from './shell/page-pending';

export function getRouter() {
  return createRouter({
    routeTree,
    parseSearch: parseQuery,
    stringifySearch: stringifyQuery,
    scrollRestoration: true,
    defaultPreloadStaleTime: 30_000,
    // links are plain anchors: site-links.ts navigates and preloads
    defaultPreload: false,
    defaultErrorComponent: Failure,
    defaultPendingComponent: PagePending,
    // on the way to another page the old one stays, under the loading bar
    defaultPendingMs: Number.POSITIVE_INFINITY,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface StaticDataRouteOption {
    /** Forces a colour mode on a page whose content is made for one. */
    colourMode?: 'light' | 'dark';
  }
}
