import path from 'node:path';
import type { Plugin } from 'vite';

/** Stand-ins of the framework's modules, by their ids. */
const call = '\0raang:lazy-page-function';
const fetcher = '\0raang:lazy-page-fetcher';

/**
 * Loads the framework's client of page functions with the first call: it has middleware, and can serialize far more than plain
 * data (12 kB). A page that only takes over the server's HTML calls no page function. Offline it is not requested, since
 * browsers remember a module that failed to load. The compiler leaves only `createServerFn(options).handler(rpc)` to browsers.
 */
const callCode = (client: string, transport: string) => `
import { unreachableError } from ${JSON.stringify(path.resolve(import.meta.dirname, '../src/failures/error-facts'))};
let loading;
const load = () => {
  if (!loading && !navigator.onLine) throw unreachableError();
  loading ??= Promise.all([import(${JSON.stringify(client)}), import(${JSON.stringify(transport)})]);
  loading.catch(() => (loading = undefined));
  return loading;
};
// the framework's index names them, and no browser calls them
export const [execValidator, executeMiddleware, flattenMiddlewares] = [];
export const createServerFn = (options) => ({
  handler(rpc) {
    const run = async (call) => {
      const [client] = await load();
      return client.createServerFn(options).handler(rpc)(call);
    };
    return Object.assign(run, rpc, { method: options.method });
  },
});
`;

/** Called only by the client, when both are there. */
const fetcherCode = (transport: string) => `
export const serverFnFetcher = async (...call) =>
  (await import(${JSON.stringify(transport)})).serverFnFetcher(...call);
`;

export function lazyPageFunctions(): Plugin {
  let client: string | undefined;
  let transport: string | undefined;
  return {
    name: 'raang:lazy-page-functions',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer) {
      const resolved = async () => (await this.resolve(source, importer, { skipSelf: true }))?.id;
      if (source === './serverFnFetcher.js' && importer?.endsWith('/client-rpc/createClientRpc.js')) {
        transport = await resolved();
        return transport && fetcher;
      }
      if (source === './createServerFn.js' && importer?.endsWith('/start-client-core/dist/esm/index.js')) {
        client = await resolved();
        const rpc = await this.resolve('./client-rpc/serverFnFetcher.js', client, { skipSelf: true });
        transport = rpc?.id;
        return client && transport && call;
      }
      return undefined;
    },
    load(module) {
      if (module === call && client && transport) return callCode(client, transport);
      if (module === fetcher && transport) return fetcherCode(transport);
      return undefined;
    },
  };
}
