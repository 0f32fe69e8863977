import { type AnyRouter, Outlet, type RouteComponent, useMatches, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { routedPath } from '../../addresses/own-paths';
import {
  hydratePage,
  isPageDeferred,
  isPageLeftOut,
  pageLoaded,
  preparePageWith,
} from '../../gate/deferred-page';
import { withoutPreloads } from '../../gate/without-preloads';
import { asServersPage, showsPage } from './servers-page';
import { takeOverPage } from './take-over';

/**
 * The page inside of the frame. A deferred one stays as the server's HTML until one of its controls is used, or a renewal
 * is due (gate/deferred-page.ts); a navigation replaces it.
 */
export function DeferredPage() {
  const id = useMatches({ select: (matches) => matches.at(-1)?.id });
  const [firstId] = useState(id);
  const [isReplaced, setReplaced] = useState(false);
  showsPage(id);
  // its HTML is not that of the next page: React must not hydrate it
  if (id !== firstId && !isReplaced && isPageDeferred()) setReplaced(true);
  const router = useRouter();
  useEffect(loadPages, []);
  useEffect(() => {
    if (id !== firstId) takeOverPage();
  }, [id, firstId]);
  useEffect(
    () =>
      // to a place in this page: its data is loaded anew, and must not be what React hydrates with
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (!pathChanged) hydratePage().catch(() => undefined);
      }),
    [router],
  );
  return (
    <Suspense key={String(isReplaced)}>
      <Loaded isReplaced={isReplaced}>
        <Outlet />
      </Loaded>
    </Suspense>
  );
}

function Loaded({ isReplaced, children }: { isReplaced: boolean; children: ReactNode }) {
  if (!isReplaced && isPageDeferred()) use(pageLoaded);
  return children;
}

/** What the router has not loaded for the hydration. */
const leftOut = new Map<RouteComponent, RouteComponent['preload']>();

/**
 * Prepares the routes of the page that React is to hydrate. The router loads their components before: not those of a deferred
 * page. Nor does its head name the files.
 */
export function preparePage(router: AnyRouter): void {
  const [routes] = router.getMatchedRoutes(routedPath(location.pathname));
  const page = routes.at(-1);
  if (page?.options.component) page.options.component = asServersPage(page.options.component);
  if (!isPageLeftOut()) return;
  withoutPreloads(router);
  for (const { options } of routes) {
    const { component } = options;
    if (!component?.preload) continue;
    leftOut.set(component, component.preload);
    component.preload = undefined;
  }
  const preloads = [...leftOut.values()];
  preparePageWith(() => Promise.all(preloads.map((preload) => preload?.())));
}

/** The router loads components again, for navigations. */
function loadPages(): void {
  for (const [component, preload] of leftOut) component.preload = preload;
  leftOut.clear();
}
