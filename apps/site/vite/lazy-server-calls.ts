import type { Plugin } from 'vite';

const prefix = '\0raang:lazy-server-calls:';

/**
 * Puts the framework's client for page functions (fetcher and serialiser, about 10 kB) into a lazy chunk. A
 * server-rendered page does not need it before the first navigation. It loads when the program is idle: offline, a call
 * must fail as a call, not as a missing chunk. `delivery.spec.ts` fails if the framework's file moves and this stops working.
 */
export function lazyServerCalls(): Plugin {
  return {
    name: 'raang:lazy-server-calls',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer) {
      if (!source.endsWith('/serverFnFetcher.js') || !importer?.endsWith('/createClientRpc.js'))
        return undefined;
      const fetcher = await this.resolve(source, importer, { skipSelf: true });
      return fetcher && prefix + fetcher.id;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const fetcher = JSON.stringify(id.slice(prefix.length));
      return `
        const load = () => import(${fetcher});
        const loadWhenIdle = () => void load().catch(() => undefined);
        if ('requestIdleCallback' in globalThis) requestIdleCallback(loadWhenIdle, { timeout: 3000 });
        else setTimeout(loadWhenIdle, 1500);
        export const serverFnFetcher = async (...call) => (await load()).serverFnFetcher(...call);
      `;
    },
  };
}
