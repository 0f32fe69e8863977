import type { Plugin } from 'vite';

const id = '\0raang:lazy-page-functions';

/**
 * Loads the framework's client of page functions with the first call. It can serialize far more than plain data (10 kB),
 * and a page that only takes over the server's HTML calls no page function. Offline it is not requested, since browsers
 * remember a module that failed to load.
 */
const code = (client: string) => `
import { unreachableError } from '/src/failures/error-facts';
let loaded;
export const serverFnFetcher = async (...call) => {
  if (!loaded && !navigator.onLine) throw unreachableError();
  loaded ??= await import(${JSON.stringify(client)});
  return loaded.serverFnFetcher(...call);
};
`;

export function lazyPageFunctions(): Plugin {
  let client: string | undefined;
  return {
    name: 'raang:lazy-page-functions',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer) {
      if (source !== './serverFnFetcher.js' || !importer?.endsWith('/client-rpc/createClientRpc.js'))
        return undefined;
      client = (await this.resolve(source, importer, { skipSelf: true }))?.id;
      return client && id;
    },
    load: (module) => (module === id && client ? code(client) : undefined),
  };
}
