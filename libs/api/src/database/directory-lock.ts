import { execFile } from 'node:child_process';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** A folder is in use by another process. */
export class DirectoryInUseError extends Error {
  constructor(
    readonly directory: string,
    readonly processId: number,
  ) {
    super(`${directory} is in use by process ${processId}`);
    this.name = 'DirectoryInUseError';
  }
}

/**
 * Claims a folder for this process by a file that names it.
 * A process id may be given to another program after a crash, so the file also holds when its owner started.
 *
 * @returns a function that gives the folder back
 * @throws DirectoryInUseError
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = path.join(directory, 'process.lock');
  const claim = `${file}.${process.pid}`;
  await writeFile(claim, JSON.stringify({ pid: process.pid, startedAt: await startOf(process.pid) }));
  try {
    await claimWith(claim, file, directory);
  } finally {
    await rm(claim, { force: true });
  }
  return () => rm(file, { force: true });
}

/** A hard link appears whole or not at all: nobody reads a half-written lock. */
async function claimWith(claim: string, file: string, directory: string): Promise<void> {
  for (;;) {
    try {
      return await link(claim, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = await readOwner(file);
    if (owner && (await startOf(owner.pid)) === owner.startedAt)
      throw new DirectoryInUseError(directory, owner.pid);
    await rm(file, { force: true });
  }
}

async function readOwner(file: string): Promise<{ pid: number; startedAt: string } | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined; // given back in the meantime
  }
}

/** When a process started, as the system tells it; empty when there is none. */
async function startOf(pid: number): Promise<string> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return '';
  }
  try {
    // field 22 of Linux's stat file; the command's name before it may hold spaces
    return (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)!.split(' ')[19]!;
  } catch {
    return process.platform === 'win32'
      ? 'running'
      : (await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)])).stdout.trim();
  }
}
