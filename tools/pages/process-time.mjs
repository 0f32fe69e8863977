// The CPU time of a process and the core that it runs on, as Linux tells them.
import fs from 'node:fs';
import os from 'node:os';
import { execa } from 'execa';

/** Milliseconds of the unit of /proc/<pid>/stat: USER_HZ is 100 on every platform that Node runs on. */
const tick = 10;

/** CPU milliseconds of a process so far, with all its threads. @param {number} pid */
export function cpuMilliseconds(pid) {
  // the name of the process, in brackets, may have spaces
  const fields = fs
    .readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

/**
 * Gives a server the first core and this process the last, so that the load generator takes no time from the server.
 * @param {...number} pids
 * @returns {Promise<boolean>} false on a machine that cannot
 */
export async function pinToOneCore(...pids) {
  const last = os.cpus().length - 1;
  const pin = async (/** @type {number} */ pid, /** @type {number} */ core) =>
    !(await execa('taskset', ['-a', '-c', '-p', String(core), String(pid)], { reject: false })).failed;
  const pinned = await Promise.all([...pids.map((pid) => pin(pid, 0)), pin(process.pid, last)]);
  return pinned.every(Boolean);
}
