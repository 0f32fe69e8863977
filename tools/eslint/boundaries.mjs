// Which layer may import which: the table of docs/architecture.md as lint rules. One tag `layer:<name>` per project.
import { nameLayerRow } from './name-layer-row.mjs';

const database = ['pg', 'drizzle-orm', 'drizzle-orm/*', '@electric-sql/*'];
const server = [...database, '@orpc/server', '@orpc/server/*', '@orpc/openapi', '@orpc/openapi/*'];
const react = ['react', 'react/*', 'react-dom', 'react-dom/*'];

/**
 * `layers`: the libraries it may import. `only` or `never`: the packages it may or must not import.
 * @type {Record<string, { layers: string[], only?: string[], never?: string[] }>}
 */
const table = {
  'text-time': { layers: [], only: [] },
  domain: { layers: [], only: ['zod', 'zod/*'] },
  i18n: { layers: ['domain', 'text-time'], only: ['@lingui/*'] },
  journeys: { layers: ['domain', 'text-time'], only: [] },
  contract: { layers: ['domain'], only: ['zod', 'zod/*', '@orpc/contract'] },
  ui: { layers: ['text-time'], never: ['@lingui/*', '@tanstack/*', '@orpc/*', 'zod', 'zod/*', ...database] },
  'api-client': { layers: ['contract'], never: [...react, '@tanstack/*', ...server] },
  forms: {
    layers: ['ui', 'i18n', 'contract', 'domain', 'text-time'],
    never: ['@tanstack/*', '@orpc/*', ...database],
  },
  views: {
    layers: ['ui', 'forms', 'i18n', 'domain', 'text-time'],
    never: ['@tanstack/*', '@orpc/*', ...database],
  },
  api: { layers: ['contract', 'domain', 'text-time', 'journeys', 'i18n'], never: [...react, '@tanstack/*'] },
  server: { layers: ['contract', 'api-client', 'domain', 'text-time'], never: [...react, ...database] },
  site: { layers: ['*'] },
  // an authority's app: its facts, on the site or on the other libraries, and nothing of another app
  authority: {
    layers: ['site', 'api', 'contract', 'domain', 'forms', 'i18n', 'journeys', 'text-time', 'ui', 'views'],
  },
  storybook: { layers: ['ui', 'forms', 'views', 'i18n', 'domain', 'text-time'] },
  // what tests of the built site share: it starts sites and plays visitors
  'e2e-kit': { layers: ['contract', 'domain'] },
  e2e: { layers: ['e2e-kit', 'contract', 'domain'] },
  tools: { layers: [] },
  // an app outside the workspace, which has every published library
  consumer: {
    layers: ['text-time', 'domain', 'i18n', 'journeys', 'contract', 'ui', 'api-client', 'forms', 'views'],
  },
};

/** A row of the table in words. @param {string} layer */
function rowOf(layer) {
  const row = table[layer];
  if (!row) return undefined;
  const { layers, only, never } = row;
  const libraries = layers.includes('*') ? 'every library' : layers.join(', ') || 'no library';
  const packages = only ? only.join(', ') || 'no package' : 'packages';
  const except = never ? `, except ${never.join(', ')}` : '';
  return `Row "${layer}" of the layer table (docs/architecture.md): may import ${libraries}; ${packages}${except}`;
}

/** Nx's plugin with the row in the message. */
export const nxWithRows = nameLayerRow(rowOf);

/** Additional imports of tests and stories. The API's tests use its client, like every other caller. */
const forTests = {
  packages: ['vitest', 'vitest/*', 'storybook/*', '@storybook/*', '@testing-library/*'],
  layers: { api: ['api-client'] },
};

/** @param {{ packages?: string[], layers?: Record<string, string[]>, undeclared?: boolean }} besides */
const boundaries = ({ packages = [], layers: more = {}, undeclared = false } = {}) => [
  'error',
  {
    enforceBuildableLibDependency: true,
    // the build resolves it to the app: libs/site/vite/authority-module.ts
    allow: ['raang:authority'],
    banTransitiveDependencies: !undeclared,
    // one entry of a library may be imported dynamically and another one statically
    checkDynamicDependenciesExceptions: ['@raang/**'],
    depConstraints: Object.entries(table).map(([layer, { layers, only, never }]) => ({
      sourceTag: `layer:${layer}`,
      onlyDependOnLibsWithTags: [...layers, ...(more[layer] ?? [])].map((name) =>
        name === '*' ? '*' : `layer:${name}`,
      ),
      ...(only && { allowedExternalImports: [...only, ...packages] }),
      ...(never && { bannedExternalImports: never }),
    })),
  },
];

/** @param {object[]} patterns */
const restrictedImports = (...patterns) => ['error', { patterns }];

const node = {
  group: ['node:*'],
  message:
    'This library runs in browsers too. Take what needs Node as an argument; the API or the site passes it.',
};
const apiOutsideServer = {
  group: ['@raang/api', '@raang/api/*'],
  message: 'The API is imported by libs/site/src/server only: call it through the api client.',
};

const tests = ['**/*.{test,test-d}.{ts,tsx}', '**/*.stories.tsx', 'libs/*/src/testing/**'];
const rule = '@typescript-eslint/no-restricted-imports';

export default [
  { files: ['**/*.{ts,tsx,mjs}'], rules: { '@nx/enforce-module-boundaries': boundaries() } },
  { files: tests, rules: { '@nx/enforce-module-boundaries': boundaries(forTests) } },
  // not a package, so it declares no dependencies and uses those of the libraries
  { files: ['.storybook/**'], rules: { '@nx/enforce-module-boundaries': boundaries({ undeclared: true }) } },
  {
    files: ['libs/*/src/**/*.{ts,tsx}'],
    ignores: ['libs/{api,server}/**', 'libs/site/src/server/**', 'libs/journeys/src/gtfs/**', ...tests],
    rules: { [rule]: restrictedImports(node) },
  },
  {
    files: ['libs/site/src/**/*.{ts,tsx}'],
    ignores: ['libs/site/src/server/**'],
    rules: { [rule]: restrictedImports(apiOutsideServer) },
  },
  {
    files: ['libs/{text-time,domain,contract,journeys}/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'navigator', 'localStorage', 'fetch', 'process'].map((name) => ({
          name,
          message: 'This layer is pure: no browser, no Node, no network. Take the value as an argument.',
        })),
      ],
    },
  },
];
