// `nx run @raang/consumer:consumer`: what an app outside this workspace gets from the packed libraries.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { chromium } from 'playwright';
// eslint-disable-next-line @nx/enforce-module-boundaries -- launch options of the browser are not application code
import { chromium as launchOptions } from '../../chromium.ts';
import { checkBundle } from './check-bundle.mjs';
import { checkFiles } from './check-files.mjs';
import { checkPage } from './check-page.mjs';
import { checkServer } from './check-server.mjs';
import { createProject } from './create-project.mjs';
import { startServer } from './servers.mjs';

const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'raang-consumer-'));
const program = (/** @type {string} */ file) => path.join(folder, 'node_modules', file);
const vite = program('vite/bin/vite.js');
const next = program('next/dist/bin/next');

const steps = {
  'packed and installed': () => createProject(folder),
  'complete packages': async () => checkFiles(folder),
  'types resolve in Node': () => run(program('typescript/bin/tsc')),
  'rendered by a plain Node server': () => checkServer(folder),
  'built with Vite': () => run(vite, 'build'),
  'one part alone in a bundle': async () => checkBundle(folder),
  'built with Next.js': () => run(next, 'build'),
  'shown in a browser': showBoth,
};

try {
  for (const [name, step] of Object.entries(steps)) {
    await step();
    console.log(`✓ ${name}`);
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

/** @param {string} file @param {string[]} options */
async function run(file, ...options) {
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const { all, exitCode } = await execa(process.execPath, [file, ...options], {
    cwd: folder,
    env,
    all: true,
    reject: false,
  });
  if (exitCode !== 0) throw new Error(all);
}

async function showBoth() {
  const browser = await chromium.launch(launchOptions);
  const servers = await Promise.all([
    startServer(folder, (port) => [vite, 'preview', '--host', '127.0.0.1', '--port', String(port)]),
    startServer(folder, (port) => [next, 'start', '--hostname', '127.0.0.1', '--port', String(port)]),
  ]);
  try {
    for (const { origin } of servers) await checkPage(browser, origin);
  } finally {
    await Promise.all([browser.close(), ...servers.map(({ stop }) => stop())]);
  }
}
