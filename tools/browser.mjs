// The Chromium of the browser tests. `node tools/browser.mjs` prints its path.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootstrap } from './bootstrap.mjs';

// the one without windows first: it needs a sixth less time
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Returns the path of a Chromium that runs. What is installed comes before Playwright's installer, which needs a network
 * and a minute or two; Debian's package comes last, since only root may install it.
 * @returns {Promise<string>}
 * @throws Error with one line that says what to do
 */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !works(given)) throw new Error(`CHROMIUM_PATH is ${given}, and no browser runs there`);
  if (given) return given;
  const installs = [
    () => {},
    () => installPlaywrights('--no-shell', 'chromium'),
    () => installDebians('chromium-headless-shell'),
  ];
  for (const install of installs) {
    await install();
    const file = (await candidates()).find(works);
    if (file) return file;
  }
  throw new Error('no Chromium: install one, or set CHROMIUM_PATH to the path of Chromium or Chrome');
}

/** Where a Chromium may be: Playwright's own, then those of the system. */
async function candidates() {
  const { chromium } = await import('playwright');
  return [chromium.executablePath(), ...onPath(...names)];
}

/** Where programs of these names may be, in this order. @param {string[]} programs */
export function onPath(...programs) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return programs.flatMap((program) => folders.map((folder) => path.join(folder, program)));
}

/** Some systems have a script there that only says where to get the browser. @param {string} file */
export function works(file) {
  if (process.platform === 'win32') return fs.existsSync(file); // the question would open a window
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** Playwright's own builds. @param {string[]} browsers */
export const installPlaywrights = (...browsers) => run('playwright', ['install', ...browsers]);

/** Only root may. @param {string[]} packages */
export async function installDebians(...packages) {
  if (process.getuid?.() !== 0) return;
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/** A failed install is no error here: the next way is tried. @param {string} command @param {string[]} args */
async function run(command, args) {
  const { execa } = await import('execa');
  console.error(`a browser is missing: ${command} ${args.join(' ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await execa(command, args, { env, preferLocal: true, reject: false, timeout: 600_000 });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await bootstrap();
  console.log(await ensureBrowser());
}
