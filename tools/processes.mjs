// Children that never outlive us: each gets a process group of its own, and its whole tree is ended, however we end.
// Dependency-free; runs on any Node >= 18.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { hold, letGo, unleash } from './leash.mjs';

/** @typedef {{ pid: number, parent: number, group: number, zombie: boolean, name: string }} ProcessRow */

/** @returns {ProcessRow[]} every process of this machine; empty on Windows */
export function processTable() {
  if (process.platform === 'win32') return [];
  if (process.platform === 'linux') {
    return fs
      .readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => rowOf(Number(pid)) ?? []);
  }
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,stat=,comm='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, group, state, name] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    if (!pid) return [];
    return { pid: +pid, parent: +parent, group: +group, zombie: state.startsWith('Z'), name };
  });
}

/** @param {number} pid @returns {ProcessRow | undefined} undefined once it is gone */
export function rowOf(pid) {
  if (process.platform !== 'linux') return processTable().find((row) => row.pid === pid);
  try {
    // proc(5): pid (name) state parent group …; the name itself may hold spaces and brackets
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    const [state, parent, group] = stat.slice(end + 2).split(' ');
    return {
      pid,
      parent: +parent,
      group: +group,
      zombie: state === 'Z',
      name: stat.slice(stat.indexOf('(') + 1, end),
    };
  } catch {
    return undefined;
  }
}

/**
 * A process, its descendants, and what was orphaned but still sits in the process group of one of them.
 * @param {number} pid
 * @param {ProcessRow[]} table
 */
export function familyOf(pid, table = processTable()) {
  const family = new Set([pid]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const row of table) if (family.has(row.parent) || family.has(row.group)) family.add(row.pid);
  }
  const alive = new Set(table.filter((row) => !row.zombie).map((row) => row.pid));
  return [...family].filter((member) => alive.has(member) && member !== process.pid);
}

/**
 * Asks a process and its whole tree to end, insists after `graceMs`, and returns when none is left.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export async function endTree(pid, signal = 'SIGTERM', graceMs = 5000) {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  const family = new Set(familyOf(pid));
  for (const member of family) send(member, signal);
  for (const deadline = Date.now() + graceMs; ; await sleep(25)) {
    const table = processTable();
    const members = [...family].flatMap((member) => familyOf(member, table));
    if (members.length === 0 || Date.now() > deadline + 5000) return;
    for (const member of members) family.add(member);
    if (Date.now() > deadline) for (const member of members) send(member, 'SIGKILL');
  }
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // it left by itself
  }
}

/** @type {Set<{ pid: number, stopSignal: NodeJS.Signals }>} */
const running = new Set();
/** @type {Array<() => unknown>} */
const endings = [];
/** Whether a signal asked us to end. */
let ending = false;

/** What has to happen before this process leaves, last registered first. @param {() => unknown} ending */
export function atEnd(ending) {
  endings.push(ending);
}

/** @param {string} name @returns {string} a new folder that is removed at the end, even if we are killed */
export function temporaryFolder(name) {
  const folder = fs.mkdtempSync(`${os.tmpdir()}/${name}-`);
  hold('folder', folder);
  atEnd(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Starts a program in a process group of its own, without a terminal to read from.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { stopSignal?: NodeJS.Signals }} options
 */
export function start(command, args, { stopSignal = 'SIGTERM', ...options } = {}) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    windowsHide: true,
    ...options,
    detached: process.platform !== 'win32',
  });
  /** @type {Promise<number>} its exit code; 128 + n when signal n ended it, 127 when it could not start */
  const exited = new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    // what it left behind in its group would keep the pipes open, and outlive us
    child.once('exit', () => child.pid && endTree(child.pid, 'SIGTERM', 1000));
    child.once('close', (code, signal) => resolve(code ?? 128 + os.constants.signals[signal ?? 'SIGKILL']));
  });
  const { pid } = child;
  if (pid === undefined) return { child, exited, stop: async () => {} };

  const entry = { pid, stopSignal };
  running.add(entry);
  hold(stopSignal, pid);
  exited.then(() => {
    running.delete(entry);
    letGo(stopSignal, pid);
  });
  return { child, exited, stop: () => endTree(pid, stopSignal) };
}

/**
 * Runs a program to its end. A quiet one keeps its words to itself: they are in `output`.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, timeoutMs?: number }} options
 */
export async function run(command, args, { quiet = false, timeoutMs, ...options } = {}) {
  const { child, exited, stop } = start(
    command,
    args,
    quiet ? { ...options, stdio: ['ignore', 'pipe', 'pipe'] } : options,
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const timer = timeoutMs && setTimeout(stop, timeoutMs);
  const code = await exited;
  if (ending) await new Promise(() => {}); // whoever waits for it must not go on
  clearTimeout(timer || undefined);
  return { code, output };
}

/** Ends every child and does what was registered with `atEnd`. */
export async function endEverything() {
  await Promise.all([...running].map(({ pid, stopSignal }) => endTree(pid, stopSignal)));
  while (endings.length > 0) await endings.pop()?.();
  await unleash();
}

/**
 * From now on a signal ends everything, then us, with the exit code a shell expects.
 * @returns {() => void} gives the signals back
 */
export function endOnSignals() {
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    if (ending) return; // a terminal's ^C may arrive twice: from the terminal and through npm
    ending = true;
    await endEverything();
    process.exit(128 + os.constants.signals[signal]);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}
