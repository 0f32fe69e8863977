import { type AnyRouter, deepEqual, isNotFound, isRedirect } from '@tanstack/react-router';

interface LoaderCall {
  params: unknown;
  deps: unknown;
}

/**
 * Keeps a page that is shown already if it cannot be loaded again: the router shows a page that the visitor comes back to at
 * once, loads it behind, and would put the error page in its place. It would do so too when the visitor leaves meanwhile, since
 * that ends the request. RFC 5861 calls the rule `stale-if-error`.
 */
export function keepShownPage(router: AnyRouter): void {
  for (const { id, options } of Object.values(router.routesById)) {
    const load: unknown = options.loader;
    if (typeof load !== 'function') continue;
    options.loader = async (call: LoaderCall): Promise<unknown> => {
      try {
        return await load(call);
      } catch (error) {
        if (isNotFound(error) || isRedirect(error)) throw error;
        const shown = router.state.matches.find(
          ({ routeId, status, params, loaderDeps }) =>
            routeId === id &&
            status === 'success' &&
            deepEqual(params, call.params) &&
            deepEqual(loaderDeps, call.deps),
        );
        if (!shown) throw error;
        return shown.loaderData;
      }
    };
  }
}
