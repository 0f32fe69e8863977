import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
// eslint-disable-next-line @nx/enforce-module-boundaries -- how a browser starts is no code of the application
import { chromium } from '../../tools/chromium';
import { freePort } from './src/free-port';
import { replicatedSite } from './src/replicated-site';

// the workers read the configuration too: what is chosen once is handed on by the environment
process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(os.tmpdir(), 'raang-e2e-'));
process.env['E2E_PORT'] ??= String(await freePort());
const embedded = `http://localhost:${process.env['E2E_PORT']}`;

const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);

/** These start sites of their own, and choose their database themselves. */
const aboutTheProcess = specs(
  'deployment',
  'development',
  'failed-pages',
  'feed-takeover',
  'feeds-and-alerts',
  'injected-script',
  'picture-limits',
  'process',
  'replicas',
  'shell-unavailable',
  'start',
);
const killsOneProcess = specs('one-process-killed');
/** What passengers do and what HTTP promises: every other file, on a site that runs already. */
const onRunningSite = { testIgnore: [...aboutTheProcess, ...killsOneProcess] };

export default defineConfig({
  testDir: './src',
  outputDir: './test-results/artifacts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // no test measures time: a slow machine only takes longer
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: './test-results/e2e.json' }]],
  use: {
    baseURL: embedded,
    trace: 'retain-on-failure',
    launchOptions: chromium,
  },
  projects: [
    { name: 'process', testMatch: aboutTheProcess },
    { name: 'embedded', ...onRunningSite },
    { name: 'kill', testMatch: killsOneProcess },
    // All of it on the process that is left, but for what depends on HTML and CSS alone: axe sees every page in all its
    // looks on the embedded database.
    {
      name: 'postgresql',
      ...onRunningSite,
      dependencies: ['kill'],
      use: { baseURL: replicatedSite().address },
      metadata: { database: 'postgresql', looks: 'elsewhere' },
    },
  ],
  webServer: [
    {
      name: 'embedded',
      command: 'node ../site/serve.mjs',
      env: {
        PORT: process.env['E2E_PORT'],
        DATA_DIR: process.env['E2E_DATA_DIR'],
        LOG_LEVEL: 'error',
        TRUSTED_PROXIES: '127.0.0.1, ::1',
      },
      url: `${embedded}/readyz`,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
    {
      name: 'postgresql',
      command: 'node src/serve-replicas.ts',
      wait: { stdout: /^ready (?<e2e_replicas>\{.*\})$/m },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
  globalTeardown: './src/global-teardown.ts',
});
