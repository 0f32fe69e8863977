import { access, mkdir, open, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Client, type ClientConfig, Pool } from 'pg';
import { DatabaseDamagedError, refuseRemains } from './damaged';
import { lockDirectory } from './directory-lock';
import { DiskFullError, hasSpace } from './disk-space';
import { guardSession } from './guarded-session';
import { listenEmbedded } from './listening';

/** How often the disk is looked at, in milliseconds: in that time nobody writes as much as is kept free. */
const spaceInterval = 1000;

/**
 * Opens PGlite behind a `pg` pool, so that both databases use the same driver.
 * PGlite does not lock its folder, and two processes on one folder lose rows silently. This function takes a lock.
 *
 * While the disk is full the database is read-only, and writes again when it is not.
 * @throws DatabaseDamagedError, DiskFullError or DirectoryInUseError
 */
export async function openEmbeddedPool(directory: string) {
  await mkdir(directory, { recursive: true });
  const unlock = await lockDirectory(directory);
  try {
    const pglite = await openPglite(directory);
    const { session, isBroken } = guardSession(pglite);
    const pool = new Pool({ max: 1, Client: clientOf(session) });
    const stopWatching = watchSpace(directory, pool);
    return {
      pool,
      listen: listenEmbedded(pglite),
      onReady: () => {},
      close: async () => {
        await stopWatching();
        await pool.end();
        if (!isBroken()) await pglite.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Folder of PGlite's files within the folder of the embedded database. */
export const filesIn = (directory: string) => path.join(directory, 'pglite');

async function openPglite(directory: string): Promise<PGlite> {
  const folder = filesIn(directory);
  const mark = path.join(directory, 'pglite.unfinished');
  // a start was killed while it made the database: nothing has been stored there
  if (await isThere(mark)) await rm(folder, { recursive: true, force: true });
  const isMade = await refuseRemains(folder);
  if (!(await hasSpace(directory))) throw new DiskFullError(`the disk of ${directory} is full`);
  if (!isMade) await writeFile(mark, '');
  const pglite = await PGlite.create(folder).catch((error: unknown) => {
    throw new DatabaseDamagedError(folder, error instanceof Error ? error.message : String(error));
  });
  await rm(mark, { force: true });
  if (!isMade) await syncFolder(directory);
  return pglite;
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** A mark that came back after a power failure would delete the database. Windows syncs no folder, and needs it not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await open(folder);
  await handle.sync();
}

/** Makes the only session read-only while the disk is full. Returns a function that ends the watch. */
function watchSpace(directory: string, pool: Pool): () => Promise<void> {
  let isFull = false;
  let looking: Promise<void> | undefined;
  const look = async () => {
    const hasRoom = await hasSpace(directory);
    if (hasRoom !== isFull) return;
    await pool.query(`set default_transaction_read_only = ${hasRoom ? 'off' : 'on'}`);
    isFull = !hasRoom;
  };
  const timer = setInterval(() => {
    looking ??= look()
      // the database has stopped: each query that fails says so
      .catch(() => {})
      .finally(() => (looking = undefined));
  }, spaceInterval).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

/** Creates a `pg` client class that connects to PGlite. */
function clientOf(pglite: PGlite): typeof Client {
  return class EmbeddedClient extends Client {
    constructor(config?: ClientConfig) {
      // each client needs its own connection: the pool ends a client after a failed query
      super({ ...config, ...(createPgConfig(pglite) as ClientConfig) });
      const query = this.query.bind(this) as (...parameters: unknown[]) => unknown;
      this.query = ((config: unknown, ...rest: unknown[]) =>
        query(withoutTypeParsers(config), ...rest)) as Client['query'];
    }
  };
}

/**
 * Removes drizzle's type parsers. drizzle passes them as an object, which `pg` accepts, but PGlite's connection throws
 * unless they are an array. Without them `pg` uses its default parsers, and drizzle maps their values correctly.
 */
function withoutTypeParsers(config: unknown): unknown {
  const hasParsers =
    typeof config === 'object' && config !== null && 'types' in config && !Array.isArray(config.types);
  return hasParsers ? { ...config, types: undefined } : config;
}
