import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import getPort from 'get-port';
// eslint-disable-next-line @nx/enforce-module-boundaries -- launch options of the browser are not application code
import { chromium } from '../../tools/chromium';

const data = path.resolve(import.meta.dirname, 'test-results/data');
const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;
// workers read this file again, and inherit the environment
const port = (process.env['SECOND_AUTHORITY_PORT'] ??= String(await getPort()));
const address = `http://localhost:${port}`;
if (!isWorker) fs.rmSync(data, { recursive: true, force: true });

/** On the built app with a database of its own. */
export default defineConfig({
  testDir: './src',
  outputDir: './test-results/artifacts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // generous, so that tests also pass on a slow machine
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: './test-results/second-authority.json' }]],
  use: { baseURL: address, trace: 'off', launchOptions: chromium },
  webServer: {
    command: 'node ../../apps/second-authority/serve.mjs',
    env: { PORT: port, DATA_DIR: data },
    url: `${address}/en`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
