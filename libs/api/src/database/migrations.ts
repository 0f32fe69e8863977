import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
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

/** Where drizzle notes the applied migrations. */
export const migrationsTable = 'drizzle.__drizzle_migrations';

/** A migration: its name, and when it was made, which orders migrations. */
interface Migration {
  tag: string;
  when: number;
}

/** Lists all migrations of this release, in order. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  return (await readJournal(folder)).entries;
}

/**
 * Copies the migrations up to a version into a temporary folder, for a database of an older release.
 * The caller removes it.
 */
export async function copyMigrationsUntil(version: number) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'raang-migrations-'));
  const journal = await readJournal(migrationsFolder);
  const entries = journal.entries.filter(({ when }) => when <= version);
  await mkdir(path.join(folder, 'meta'));
  await writeFile(path.join(folder, journalFile), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries)
    await copyFile(path.join(migrationsFolder, `${tag}.sql`), path.join(folder, `${tag}.sql`));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

const journalFile = path.join('meta', '_journal.json');

async function readJournal(folder: string): Promise<{ entries: Migration[] }> {
  return JSON.parse(await readFile(path.join(folder, journalFile), 'utf8')) as { entries: Migration[] };
}

/** Lists the migrations that drizzle would apply: all that are newer than the latest applied one. */
async function missingMigrations(client: PoolClient, folder: string): Promise<string[]> {
  const latest = await latestMigration(client);
  return (await readMigrations(folder)).filter(({ when }) => when > latest).map(({ tag }) => tag);
}

/** When the newest applied migration was made; 0 without any. */
export async function latestMigration(client: PoolClient): Promise<number> {
  const found = await client.query('select to_regclass($1) as name', [migrationsTable]);
  if (found.rows[0]?.name === null) return 0;
  const latest = await client.query(`select max(created_at) as latest from ${migrationsTable}`);
  return Number(latest.rows[0]?.latest);
}
