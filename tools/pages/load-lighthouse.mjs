// Loads Lighthouse with the browser of the tests. It is installed on first use: with its dependencies it is a fifth of
// the size of all others together, and only one benchmark needs it.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import getPort from 'get-port';
import { chromium } from 'playwright';
import { fail, root } from '../bootstrap.mjs';
import { ensureBrowser } from '../browser.mjs';

const version = '13.5.0';

/**
 * @typedef {{ score: number | null, title: string, numericValue?: number, displayValue?: string, details?: { items?: unknown[] } }} Audit
 * @typedef {{ score: number, auditRefs: { id: string, weight: number }[] }} Category
 * @typedef {{ categories: Record<string, Category>, audits: Record<string, Audit> }} Report
 */

/** Starts the browser that Lighthouse measures with. */
export async function loadLighthouse() {
  const folder = path.join(root, 'node_modules', '.cache', `lighthouse-${version}`);
  const entry = path.join(folder, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!fs.existsSync(entry)) await install(folder);
  const { default: lighthouse } = await import(pathToFileURL(entry).href);
  const port = await getPort();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  return {
    /**
     * Measures a page as a phone with a slow line sees it.
     * @param {string} url
     * @param {number} slowdown how much longer tasks take the phone
     * @returns {Promise<Report>}
     */
    async measure(url, slowdown) {
      const throttling = { cpuSlowdownMultiplier: slowdown };
      const flags = { port, output: 'json', logLevel: 'error', throttling };
      return (await lighthouse(url, flags)).lhr;
    },
    close: () => browser.close(),
  };
}

/** @param {string} folder */
async function install(folder) {
  console.log(`installing lighthouse ${version} …`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', `lighthouse@${version}`, '--save-exact', '--prefix', folder];
  const { failed, all } = await execa('npm', args, { all: true, reject: false });
  if (failed) fail(`${all}\nlighthouse ${version} could not be installed: see the reason above`);
}
