import { createRequire } from 'node:module';
import path from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { openEmbeddedPool } from './embedded';
import * as schema from './schema';

/** The one database type of the stores; a transaction has the same shape. */
export type Database = NodePgDatabase<typeof schema>;

export interface OpenDatabase {
  db: Database;
  /** `embedded` is PGlite inside this process; `postgresql` is a server. */
  kind: 'embedded' | 'postgresql';
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server (15 or later). Without it the database is embedded. */
  url?: string | undefined;
  /** Folder of the embedded database; created when missing. */
  directory: string;
}

const migrationsFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@raang/api/package.json')),
  'migrations',
);

/** Opens the database and brings its schema up to date. */
export async function openDatabase({ url, directory }: DatabaseOptions): Promise<OpenDatabase> {
  const { pool, close } = url ? openServerPool(url) : await openEmbeddedPool(directory);
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  try {
    await migrate(db, { migrationsFolder });
  } catch (error) {
    await close();
    throw error;
  }
  return { db, kind: url ? 'postgresql' : 'embedded', close };
}

function openServerPool(url: string) {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // an idle connection that breaks is replaced by the pool; without a listener it would end the process
  pool.on('error', () => {});
  return { pool, close: () => pool.end() };
}
