// The unit-test configuration of the libraries and the tools. Components are tested by their stories instead.
import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const root = process.cwd();
/** A commit: only tests that import what has changed since then run. `npm run check` sets it; by default all run. */
const changed = process.env.TEST_CHANGED_SINCE;
/** The target `stores` runs the tests of stores alone, on PostgreSQL. */
const isOfStores = process.env.STORES_ON !== undefined;
// optional setup of a project, run once before all of its tests
const globalSetup = path.join(root, 'src/testing/global-setup.ts');
// what `raang:authority` is in the tests of a project
const authority = path.join(root, 'src/testing/raang-authority.ts');
// optional setup of a project, run before each of its test files
const setup = path.join(root, 'src/testing/setup.ts');

// libraries are tested from their sources, whether they are built or not
// without `module`: Vitest passes the conditions to Node, and packages mean that one for bundlers
const conditions = defaultServerConditions.filter((condition) => condition !== 'module');
const resolve = {
  conditions: ['@raang/source', ...conditions],
  alias: fs.existsSync(authority) ? [{ find: 'raang:authority', replacement: authority }] : [],
};

export default defineConfig({
  root,
  plugins: [
    react({ jsxImportSource: '@raang/ui' }),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  resolve,
  ssr: { resolve },
  environments: { __vitest__: { resolve } }, // runs the global setup
  test: {
    include: [isOfStores ? '**/*.store.test.ts' : '**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    ...(changed && { changed, passWithNoTests: true }),
    // Loading and transforming modules takes longer than the tests: the files of a project share workers and modules.
    // A test that changes a module's state restores it.
    isolate: false,
    // by default Vitest leaves one core unused, which is half of two
    maxWorkers: availableParallelism(),
    globalSetup: fs.existsSync(globalSetup) ? [globalSetup] : [],
    setupFiles: fs.existsSync(setup) ? [setup] : [],
    // generous, because no test measures time and the machine may be busy
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: [
      'default',
      ['json', { outputFile: path.join(root, 'test-results', isOfStores ? 'stores.json' : 'test.json') }],
    ],
  },
});
