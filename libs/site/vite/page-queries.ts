import type { Plugin } from 'vite';
import { pageQueries } from '../src/addresses/page-queries';

/**
 * Gives browsers the names of the pages' search parameters as plain data. The schemas stay on the server: zod is a
 * fifth of the budget of a first load.
 */
export function pageQueryNames(): Plugin {
  return {
    name: 'raang:page-query-names',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /\/src\/addresses\/page-queries\.ts$/ },
      handler: () => `export const pageQueries = ${JSON.stringify(pageQueries)};`,
    },
  };
}
