import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Client, type ClientConfig, Pool } from 'pg';
import { lockDirectory } from './directory-lock';
import { listenEmbedded } from './listening';

/**
 * Opens PGlite behind a `pg` pool, so that both databases use the same driver.
 * PGlite does not lock its folder, and two processes on one folder lose rows silently. This function takes a lock.
 */
export async function openEmbeddedPool(directory: string) {
  await mkdir(directory, { recursive: true });
  const unlock = await lockDirectory(directory);
  try {
    const pglite = await PGlite.create(path.join(directory, 'pglite'));
    const pool = new Pool({ max: 1, Client: clientOf(pglite) });
    return {
      pool,
      listen: listenEmbedded(pglite),
      onReady: () => {},
      close: async () => {
        await pool.end();
        await pglite.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
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
