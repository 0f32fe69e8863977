// Makes the commands work on a fresh clone with any Node >= 18: installs what the lock file names, then goes on in
// the Node version the lock file pins. Dependency-free.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endOnSignals, rowOf, run, start } from './processes.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The oldest Node that runs everything here when there is no pinned one for this platform. */
const oldestNode = [22, 18];

/** Returns in a process that has everything installed, runs the pinned Node, and leaves with the npm that started it. */
export async function bootstrap() {
  if (process.env.npm_lifecycle_event) leaveWithNpm();
  if (!isInstalled(root)) await install();

  const node = pinnedNode();
  if (node && node.version !== process.versions.node) await goOnIn(node.file);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (!node && (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]))) {
    fail(
      `Node ${process.version} is too old for ${process.platform}-${process.arch}: install ${oldestNode.join('.')} or newer`,
    );
  }
  const folders = [path.join(root, 'node_modules', '.bin'), path.dirname(process.execPath)];
  process.env.PATH = [...new Set([...folders, ...(process.env.PATH ?? '').split(path.delimiter)])].join(
    path.delimiter,
  );
}

/** @param {string} message @returns {never} */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** @param {string} folder */
const stampOf = (folder) => path.join(folder, 'node_modules', '.install-stamp');

/** @param {string} folder */
function fingerprint(folder) {
  const lock = fs.readFileSync(path.join(folder, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
}

/**
 * Whether node_modules is what the lock file says: by our stamp, or since npm's own record is newer than the lock file.
 * @param {string} folder the workspace
 */
export function isInstalled(folder) {
  const stamp = stampOf(folder);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === fingerprint(folder)) return true;

  const record = path.join(folder, 'node_modules', '.package-lock.json');
  const lock = path.join(folder, 'package-lock.json');
  if (!fs.existsSync(record) || fs.statSync(record).mtimeMs <= fs.statSync(lock).mtimeMs) return false;
  markInstalled(folder);
  return true;
}

/** @param {string} folder */
export function markInstalled(folder) {
  fs.writeFileSync(stampOf(folder), fingerprint(folder));
}

async function install() {
  console.log('installing dependencies (npm ci) …');
  const release = endOnSignals();
  // dev dependencies too, even when NODE_ENV is production: they build the site
  const { code } = await npm([
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  release();
  if (code !== 0) fail('npm ci failed: its message stands above');
  markInstalled(root);
}

/**
 * Runs npm as it runs us, on the Node it runs on: the pinned one may be about to be replaced.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} options
 */
export function npm(args, options = {}) {
  const { npm_execpath: cli, npm_node_execpath: node = process.execPath } = process.env;
  if (cli && /npm-cli\.c?js$/.test(cli)) return run(node, [cli, ...args], { cwd: root, ...options });
  const windows = process.platform === 'win32';
  return run(windows ? 'cmd' : 'npm', windows ? ['/c', 'npm', ...args] : args, { cwd: root, ...options });
}

/** The Node that the lock file brings for this platform, if there is one and it runs here. */
function pinnedNode() {
  const windows = process.platform === 'win32';
  const platform = `${windows ? 'win' : process.platform}-${process.arch}`;
  const folder = path.join(
    root,
    'node_modules',
    `node-${platform === 'darwin-arm64' ? 'bin-' : ''}${platform}`,
  );
  const file = path.join(folder, 'bin', windows ? 'node.exe' : 'node');
  if (!fs.existsSync(file)) return undefined;

  const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (version === process.versions.node) return { file, version };
  const runs = spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`;
  return runs ? { file, version } : undefined;
}

/**
 * Runs this very command in another Node, and ends as it ends.
 * @param {string} node
 * @returns {Promise<never>}
 */
async function goOnIn(node) {
  const { child, exited } = start(node, process.argv.slice(1));
  let asked = false;
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) {
    process.on(signal, () => {
      if (!asked) child.kill(signal); // once: a terminal's ^C may arrive twice
      asked = true;
    });
  }
  process.exit(await exited);
}

/** npm does not pass SIGTERM on to its script and cannot pass SIGKILL on, so we watch it and the shell it puts between. */
function leaveWithNpm() {
  const parent = process.ppid;
  const row = rowOf(parent);
  const behindShell = row && /^(ba|da|a|z)?sh$/.test(path.basename(row.name)) ? row.parent : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (!behindShell || rowOf(parent)?.parent === behindShell)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 100);
  timer.unref();
}
