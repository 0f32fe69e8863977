import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Process that holds the lock, read from `process.lock`. For error messages only. */
interface Owner {
  pid: number;
  host: string;
}

/** A folder is in use by another process. */
export class DirectoryInUseError extends Error {
  constructor(directory: string, owner: Owner | undefined) {
    // a process id of another host or container means nothing here
    const elsewhere = owner && owner.host !== os.hostname() ? ` on ${owner.host}` : '';
    super(`${directory} is in use by ${owner ? `process ${owner.pid}${elsewhere}` : 'another process'}`);
    this.name = 'DirectoryInUseError';
  }
}

/** Locks of this process. Without a reference, garbage collection would close and release them. */
const held = new Set<DatabaseSync>();

/** SQLITE_BUSY: another connection holds the lock. */
const sqliteBusy = 5;

/**
 * Locks a folder for this process. SQLite locks `lock.sqlite` with a kernel file lock. That lock also works between
 * containers that cannot see each other's processes, and the kernel releases it when the process ends for any reason.
 * Nothing else in this process may open the file: POSIX releases all locks when any descriptor of a file is closed.
 *
 * @returns a function that releases the lock
 * @throws DirectoryInUseError
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const ownerFile = path.join(directory, 'process.lock');
  const lock = new DatabaseSync(path.join(directory, 'lock.sqlite'));
  try {
    // a journal in memory leaves no second file in the folder
    lock.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
    throw new DirectoryInUseError(directory, await readOwner(ownerFile));
  }
  held.add(lock);
  await writeOwner(ownerFile, { pid: process.pid, host: os.hostname() });
  return async () => {
    await rm(ownerFile, { force: true });
    // keep lock.sqlite: if it were deleted, two processes could lock two different files of that name
    held.delete(lock);
    lock.close();
  };
}

/** Writes to a temporary file first, so that no reader sees an incomplete file. */
async function writeOwner(file: string, owner: Owner): Promise<void> {
  const unfinished = `${file}.new`;
  await writeFile(unfinished, JSON.stringify(owner));
  await rename(unfinished, file);
}

/** Returns undefined while the owner has the lock but has not written its file. */
async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    const { pid, host } = JSON.parse(await readFile(file, 'utf8')) as Owner;
    return { pid, host };
  } catch {
    return undefined;
  }
}
