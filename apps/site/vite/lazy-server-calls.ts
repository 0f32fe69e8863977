import type { Plugin } from 'vite';

const prefix = '\0raang:lazy-server-calls:';

/**
 * Puts what the framework calls page functions with (its fetcher and its serialiser, about 10 kB) into a chunk of
 * its own. A page that comes as HTML needs none of it before a link is followed; the shell fetches it when the page
 * is idle, by asking for the notices. `delivery.spec.ts` notices if the framework's file moves and this stops working.
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
      return `export const serverFnFetcher = async (...call) => (await import(${fetcher})).serverFnFetcher(...call);`;
    },
  };
}
