import { type AnyRouter, deepEqual, isNotFound, isRedirect } from '@tanstack/react-router';

interface Page {
  routeId: string;
  params: unknown;
  deps: unknown;
  data: unknown;
}

/** Pages that can be read again without a network. */
const keptPages = 20;

/**
 * Keeps what the visitor has read if it cannot be loaded again. The router shows a page that the visitor comes back to at once,
 * loads it behind, and would put the error page in its place; also when the visitor leaves meanwhile, since that ends the
 * request. RFC 5861 calls the rule `stale-if-error`.
 */
export function keepReadPages(router: AnyRouter): void {
  let read: Page[] = [];
  const shown = (): Page[] =>
    router.state.matches
      .filter(({ status, loaderData }) => status === 'success' && loaderData !== undefined)
      .map(({ routeId, params, loaderDeps, loaderData }) => ({
        routeId,
        params,
        deps: loaderDeps,
        data: loaderData as unknown,
      }));
  const isSame = (one: Omit<Page, 'data'>, other: Omit<Page, 'data'>) =>
    one.routeId === other.routeId && deepEqual(one.params, other.params) && deepEqual(one.deps, other.deps);
  router.subscribe('onBeforeLoad', () => {
    const left = shown();
    const others = read.filter((page) => !left.some((one) => isSame(one, page)));
    read = [...left, ...others].slice(0, keptPages);
  });

  for (const { id: routeId, options } of Object.values(router.routesById)) {
    const load: unknown = options.loader;
    if (typeof load !== 'function') continue;
    options.loader = async (call: Pick<Page, 'params' | 'deps'>): Promise<unknown> => {
      try {
        return await load(call);
      } catch (error) {
        if (isNotFound(error) || isRedirect(error)) throw error;
        const known = [...shown(), ...read].find((page) => isSame(page, { ...call, routeId }));
        if (!known) throw error;
        return known.data;
      }
    };
  }
}
