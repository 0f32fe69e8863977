import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
// eslint-disable-next-line @nx/enforce-module-boundaries -- how a browser starts is no code of the application
import { chromium } from '../../tools/chromium';

const port = 3222;

// the workers read the configuration too: the folder is made once and handed on
process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(os.tmpdir(), 'raang-e2e-'));

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
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: chromium,
  },
  webServer: {
    command: 'node ../site/serve.mjs',
    env: { PORT: String(port), DATA_DIR: process.env['E2E_DATA_DIR'], LOG_LEVEL: 'error' },
    url: `http://localhost:${port}/readyz`,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
  globalTeardown: './src/global-teardown.ts',
});
