import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import { lockDirectory } from './directory-lock';

/**
 * PGlite behind the pool of `pg`, so that one driver serves both databases.
 * PGlite has a single connection and does not guard its folder: two openers lose rows silently, hence the lock.
 */
export async function openEmbeddedPool(directory: string) {
  await mkdir(directory, { recursive: true });
  const unlock = await lockDirectory(directory);
  const pglite = await PGlite.create(path.join(directory, 'pglite'));
  const pool = new Pool({ ...(createPgConfig(pglite) as PoolConfig), max: 1 });
  tolerateTypeParsers(pool);
  return {
    pool,
    close: async () => {
      await pool.end();
      await pglite.close();
      await unlock();
    },
  };
}

/**
 * drizzle passes its type parsers as an object where `pg` also allows one; PGlite's connection only knows arrays
 * and throws. Dropping them leaves `pg`'s own parsers in force, which drizzle's columns map from.
 */
function tolerateTypeParsers(pool: Pool): void {
  const query = pool.query.bind(pool) as (...parameters: unknown[]) => unknown;
  const withoutTypes = (config: unknown) =>
    typeof config === 'object' && config !== null && 'types' in config && !Array.isArray(config.types)
      ? { ...config, types: undefined }
      : config;
  pool.query = ((config: unknown, ...rest: unknown[]) => query(withoutTypes(config), ...rest)) as typeof pool.query;
  pool.on('connect', (client) => {
    const clientQuery = client.query.bind(client) as (...parameters: unknown[]) => unknown;
    client.query = ((config: unknown, ...rest: unknown[]) =>
      clientQuery(withoutTypes(config), ...rest)) as typeof client.query;
  });
}
