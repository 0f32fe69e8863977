import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import { lockSpace, unlimitedSettings } from './lock-settings';

export const migrationsFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@raang/api/package.json')),
  'migrations',
);

/**
 * Applies the missing migrations. If several processes start at once, one applies them and the others wait.
 *
 * @returns names of the applied migrations, in order; empty if the schema is up to date
 */
export async function applyMigrations(pool: Pool, folder = migrationsFolder): Promise<string[]> {
  // the lock belongs to this connection, so PostgreSQL releases it when the process ends
  const client = await pool.connect();
  try {
    for (const setting of unlimitedSettings) await client.query(`set ${setting} = 0`);
    // take the lock first: two processes cannot create drizzle's own schema and table at once
    await client.query('select pg_advisory_lock(hashtext($1), hashtext($2))', [lockSpace, 'migrations']);
    const missing = await missingMigrations(client, folder);
    if (missing.length > 0) await migrate(drizzle(client), { migrationsFolder: folder });
    return missing;
  } finally {
    // all clients share PGlite's single connection, which keeps the lock after they are released
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
    client.release(true);
  }
}

/** Lists the migrations that drizzle would apply: all that are newer than the latest applied one. */
async function missingMigrations(client: PoolClient, folder: string): Promise<string[]> {
  const journal = await readFile(path.join(folder, 'meta', '_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { tag: string; when: number }[] };
  const latest = await latestMigration(client);
  return entries.filter(({ when }) => when > latest).map(({ tag }) => tag);
}

async function latestMigration(client: PoolClient): Promise<number> {
  const table = 'drizzle.__drizzle_migrations';
  const found = await client.query('select to_regclass($1) as name', [table]);
  if (found.rows[0]?.name === null) return 0;
  const latest = await client.query(`select max(created_at) as latest from ${table}`);
  return Number(latest.rows[0]?.latest);
}
