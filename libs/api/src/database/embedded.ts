import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Client, type ClientConfig, Pool } from 'pg';
import { lockDirectory } from './directory-lock';

/**
 * PGlite behind the pool of `pg`, so that one driver serves both databases.
 * PGlite has a single connection and does not guard its folder: two openers lose rows silently, hence the lock.
 */
export async function openEmbeddedPool(directory: string) {
  await mkdir(directory, { recursive: true });
  const unlock = await lockDirectory(directory);
  try {
    const pglite = await PGlite.create(path.join(directory, 'pglite'));
    const pool = new Pool({ max: 1, Client: clientOf(pglite) });
    return {
      pool,
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

/** A client of `pg` that talks to PGlite. */
function clientOf(pglite: PGlite): typeof Client {
  return class EmbeddedClient extends Client {
    constructor(config?: ClientConfig) {
      // the pool drops a client whose query failed, and an ended connection cannot be used again: each has its own
      super({ ...config, ...(createPgConfig(pglite) as ClientConfig) });
      const query = this.query.bind(this) as (...parameters: unknown[]) => unknown;
      this.query = ((config: unknown, ...rest: unknown[]) =>
        query(withoutTypeParsers(config), ...rest)) as Client['query'];
    }
  };
}

/**
 * drizzle passes its type parsers as an object, where `pg` also allows one; PGlite's connection knows arrays only
 * and throws. Without them `pg`'s own parsers are in force, which drizzle's columns can map from.
 */
function withoutTypeParsers(config: unknown): unknown {
  const hasParsers =
    typeof config === 'object' && config !== null && 'types' in config && !Array.isArray(config.types);
  return hasParsers ? { ...config, types: undefined } : config;
}
