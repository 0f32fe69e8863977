import type { AnyRouter } from '@tanstack/react-router';
import { type PageLocation, pathOf } from './path-of';

let firstPage: { path: string; code: Promise<unknown> } | undefined;

/**
 * Loads the code of the first page's parts (`staticData.prepare`) when the visitor leaves the page. The server has made it, so
 * no loader has loaded them, and the way back calls none: the page would be shown without them, too short for the place that
 * the visitor left.
 */
export function watchFirstPage(router: AnyRouter): void {
  const stop = router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
    if (!fromLocation || !hrefChanged) return;
    stop();
    const parts = router.state.matches.map(async ({ staticData, loaderData }) => {
      if (loaderData) await staticData.prepare?.(loaderData as never);
    });
    // without a network the page says so itself
    firstPage = { path: pathOf(fromLocation), code: Promise.all(parts).catch(() => undefined) };
  });
}

/** Resolves when a page can be shown whole: at once, unless it is the first one, which the visitor has just left. */
export async function firstPageCode(location: PageLocation): Promise<void> {
  if (firstPage?.path === pathOf(location)) await firstPage.code;
}
