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
  for (const install of [() => {}, installPlaywrights, installDebians]) {
    await install();
    const file = (await candidates()).find(works);
    if (file) return file;
  }
  throw new Error('no Chromium: install one, or set CHROMIUM_PATH to the path of Chromium or Chrome');
}

/** Where a Chromium may be: Playwright's own, then those of the system. */
async function candidates() {
  const { chromium } = await import('playwright');
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return [
    chromium.executablePath(),
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
  ];
}

/** Some systems have a script there that only says where to get the browser. @param {string} file */
function works(file) {
  if (process.platform === 'win32') return fs.existsSync(file); // the question would open a window
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

const installPlaywrights = () => run('playwright', ['install', '--no-shell', 'chromium']);

async function installDebians() {
  if (process.getuid?.() !== 0) return;
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']);
}

/** A failed install is no error here: the next way is tried. @param {string} command @param {string[]} args */
async function run(command, args) {
  const { execa } = await import('execa');
  console.error(`no Chromium here: ${command} ${args.join(' ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await execa(command, args, { env, preferLocal: true, reject: false, timeout: 600_000 });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await bootstrap();
  console.log(await ensureBrowser());
}
