// Makes every command work on a fresh clone with any Node from 18 on: installs what is missing, then runs the command
// again on the repository's own Node. Imports no package: none may be installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The oldest Node that runs everything here, for a platform to which the lock file brings none. */
const oldestNode = 24;
const isWindows = process.platform === 'win32';

/** Returns once the dependencies are installed, in a process that runs the repository's Node and finds their programs. */
export async function bootstrap({ readsInput = false } = {}) {
  if (process.env.RAANG_BOOTSTRAPPED === root) return;
  if (!isInstalled(root)) await install();
  const node = pinnedNode() ?? process.execPath;
  if (node === process.execPath && Number.parseInt(process.versions.node) < oldestNode)
    fail(
      `Node ${process.version} is too old for ${process.platform}-${process.arch}: install ${oldestNode} or newer`,
    );

  const programs = [path.join(root, 'node_modules', '.bin'), path.dirname(node), process.env.PATH];
  // browsers and databases that are killed leave files behind: they go with the command
  const TMPDIR = fs.mkdtempSync(path.join(os.tmpdir(), 'raang-'));
  fs.chmodSync(TMPDIR, 0o755); // for PostgreSQL, which runs as another user than root
  const PATH = programs.join(path.delimiter);
  Object.assign(process.env, { RAANG_BOOTSTRAPPED: root, PATH, TMPDIR, TMP: TMPDIR, TEMP: TMPDIR });
  process.env.JITI_TRY_NATIVE = '1'; // Node reads lingui.config.ts itself; compiling it takes half a second
  const code = await supervise(node, process.argv.slice(1), { readsInput });
  // processes that are about to end may still write there
  await fs.promises.rm(TMPDIR, { recursive: true, force: true, maxRetries: 10 }).catch(() => {});
  process.exit(code);
}

/** @param {string} message @returns {never} */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Whether node_modules is what the lock file says: npm writes its own record last, so an install that broke off has none.
 * @param {string} folder the workspace
 */
export function isInstalled(folder) {
  const record = path.join(folder, 'node_modules', '.package-lock.json');
  return fs.existsSync(record) && modified(record) > modified(path.join(folder, 'package-lock.json'));
}

/** @param {string} file */
const modified = (file) => fs.statSync(file).mtimeMs;

async function install() {
  console.log('installing dependencies (npm ci) …');
  // dev dependencies too, even when NODE_ENV is production: they build the site
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  // the npm that started us, on the Node that it runs on: ours may be about to be replaced
  const { npm_execpath: cli, npm_node_execpath: node = process.execPath } = process.env;
  const npm = isWindows ? ['cmd', '/c', 'npm'] : ['npm'];
  const [command, ...before] = cli?.endsWith('npm-cli.js') ? [node, cli] : npm;
  if ((await supervise(command, [...before, ...args], { cwd: root })) !== 0)
    fail('npm ci failed: its message stands above');
}

/** The Node that the lock file brings for this platform, if it runs here. */
function pinnedNode() {
  const platform = `${isWindows ? 'win' : process.platform}-${process.arch}`;
  const name = `node-${platform === 'darwin-arm64' ? 'bin-' : ''}${platform}`;
  const file = path.join(root, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  return spawnSync(file, ['--version']).status === 0 ? file : undefined;
}

/**
 * Runs a program in a process group of its own and returns its exit code. Signals go to the whole group, as in a
 * terminal; what is left of the group after the program has ended is killed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, readsInput?: boolean }} [options]
 */
async function supervise(command, args, { cwd, readsInput = false } = {}) {
  const child = spawn(command, args, {
    cwd,
    stdio: [readsInput ? 'inherit' : 'ignore', 'inherit', 'inherit'],
    detached: !isWindows,
  });
  const group = isWindows ? Number(child.pid) : -Number(child.pid);
  let isEnding = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (!isEnding) send(group, signal); // once: ^C arrives from the terminal and from npm
      isEnding = true;
    });
  }
  const [code, endedBy] = await once(child, 'exit');
  // Nx gives its tasks, which are in groups of their own, 5 seconds before it kills them
  for (let wait = 0; isEnding && wait < 100 && send(group, 0); wait += 1) await sleep(100);
  send(group, 'SIGKILL');
  return code ?? 128 + os.constants.signals[/** @type {NodeJS.Signals} */ (endedBy)];
}

/** @param {number} target @param {NodeJS.Signals | 0} signal @returns {boolean} whether anybody got it */
function send(target, signal) {
  try {
    return process.kill(target, signal);
  } catch {
    return false;
  }
}
