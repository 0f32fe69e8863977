import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The process that holds a folder, as its own file tells it: for messages only. */
interface Owner {
  pid: number;
  host: string;
}

/** A folder is in use by another process. */
export class DirectoryInUseError extends Error {
  constructor(directory: string, owner: Owner | undefined) {
    // process ids of another host, or of another container, say nothing here
    const elsewhere = owner && owner.host !== os.hostname() ? ` on ${owner.host}` : '';
    super(`${directory} is in use by ${owner ? `process ${owner.pid}${elsewhere}` : 'another process'}`);
    this.name = 'DirectoryInUseError';
  }
}

/** Locks of this process. One that nothing refers to would be collected as garbage, and so given back. */
const held = new Set<DatabaseSync>();

/** SQLite's answer when another connection holds the lock. */
const sqliteBusy = 5;

/**
 * Claims a folder for this process. The lock is SQLite's on `lock.sqlite`, which is the kernel's on that file: it holds
 * between containers that cannot see each other's processes, and ends with the process, however that ends.
 * Nothing else in this process may open the file: POSIX drops all locks when any descriptor of a file is closed.
 *
 * @returns a function that gives the folder back
 * @throws DirectoryInUseError
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const ownerFile = path.join(directory, 'process.lock');
  const lock = new DatabaseSync(path.join(directory, 'lock.sqlite'));
  try {
    // the journal of a file that is never written would be one more file
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
    // lock.sqlite stays: once it is removed, two processes could each lock a file of that name
    held.delete(lock);
    lock.close();
  };
}

/** Under another name first, so that nobody reads half of it. */
async function writeOwner(file: string, owner: Owner): Promise<void> {
  const unfinished = `${file}.new`;
  await writeFile(unfinished, JSON.stringify(owner));
  await rename(unfinished, file);
}

/** Undefined in the moment between taking the lock and saying so. */
async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    const { pid, host } = JSON.parse(await readFile(file, 'utf8')) as Owner;
    return { pid, host };
  } catch {
    return undefined;
  }
}
