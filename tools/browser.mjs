// The Chromium of the browser tests: one that is here already, else Playwright's, else the system's package manager.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './bootstrap.mjs';
import { run } from './processes.mjs';
import { installSystemPackage } from './system-packages.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const knownPaths = {
  linux: ['/opt/google/chrome/chrome', '/snap/bin/chromium'],
  darwin: ['Chromium', 'Google Chrome'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`),
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData']
    .flatMap((variable) => process.env[variable] ?? [])
    .map((folder) => path.win32.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
};

/**
 * Where a Chromium may be, best first.
 * @param {NodeJS.Platform} platform
 * @param {string} searchPath as in PATH
 */
export function candidates(platform, searchPath) {
  const { delimiter, join } = platform === 'win32' ? path.win32 : path.posix;
  const extension = platform === 'win32' ? '.exe' : '';
  const folders = searchPath.split(delimiter).filter(Boolean);
  return [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name + extension))),
    ...(knownPaths[platform] ?? []),
  ];
}

/** @param {string} file */
function works(file) {
  if (!fs.existsSync(file)) return false;
  // some systems put a script there that only says where to get the browser; on Windows the question opens a window
  return (
    process.platform === 'win32' ||
    spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
  );
}

const onSystem = () => candidates(process.platform, process.env.PATH ?? '').find(works);

async function playwrights() {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return works(file) ? file : undefined;
}

async function download() {
  console.log("no Chromium here, downloading Playwright's …");
  const cli = path.join(root, 'node_modules', 'playwright', 'cli.js');
  await run(process.execPath, [cli, 'install', '--no-shell', 'chromium'], {
    quiet: true,
    timeoutMs: 300_000,
  });
  return playwrights();
}

async function fromPackageManager() {
  const chromium = ['chromium'];
  await installSystemPackage({
    'apt-get': chromium,
    dnf: chromium,
    apk: chromium,
    pacman: chromium,
    zypper: chromium,
    brew: ['--cask', ...chromium],
  });
  return onSystem();
}

/**
 * @returns {Promise<string>} the path of a Chromium that runs
 * @throws Error with one line that says what to do
 */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (works(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, and no browser runs there`);
  }
  for (const way of [onSystem, playwrights, download, fromPackageManager]) {
    const file = await way();
    if (file) return file;
  }
  throw new Error('no Chromium: install one, or set CHROMIUM_PATH to the path of Chromium or Chrome');
}
