// Cleans up after a process that was killed and could not do so itself. Its keeper holds the other end of a pipe;
// when the pipe breaks, what is still held is ended or removed. Dependency-free; runs on any Node >= 18.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @type {import('node:child_process').ChildProcess | undefined} */
let child;

/** @param {string} line */
function write(line) {
  if (!child) {
    child = spawn(process.execPath, [fileURLToPath(import.meta.url), 'watch'], {
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      windowsHide: true,
    });
    child.unref();
    child.on('error', () => {}); // without a leash we still clean up ourselves
    child.stdin?.on('error', () => {});
    // @ts-expect-error a pipe is a socket and has unref
    child.stdin?.unref();
  }
  child.stdin?.write(`${line}\n`);
}

/**
 * @param {string} kind `folder`, or the signal that ends the process
 * @param {string | number} what the folder, or the process
 */
export const hold = (kind, what) => write(`+ ${kind} ${what}`);
/** @type {typeof hold} */
export const letGo = (kind, what) => write(`- ${kind} ${what}`);

/** Ends the watching, when all that was held is let go or about to be gone. */
export async function unleash() {
  if (!child) return;
  const watcher = child;
  child = undefined;
  watcher.ref();
  const gone = new Promise((resolve) => watcher.once('exit', resolve).once('error', resolve));
  watcher.stdin?.end();
  await gone;
}

async function watch() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk;

  /** @type {Set<string>} */
  const held = new Set();
  for (const [, sign, entry] of text.matchAll(/^([+-]) (.+)$/gm)) {
    if (sign === '+') held.add(entry);
    else held.delete(entry);
  }
  if (held.size === 0) return;
  const { endTree } = await import('./processes.mjs');
  const entries = [...held].map((entry) => entry.split(/ (.+)/));
  const folders = entries.filter(([kind]) => kind === 'folder');
  const processes = entries.filter(([kind]) => kind !== 'folder');
  await Promise.all(
    processes.map(([signal, pid]) => endTree(+pid, /** @type {NodeJS.Signals} */ (signal), 3000)),
  );
  for (const [, folder] of folders) fs.rmSync(folder, { recursive: true, force: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] === 'watch') watch(); // not awaited: watch() imports what imports us
