import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { openEmbeddedPool } from './embedded';
import { applyMigrations } from './migrations';
import { openServerPool } from './server-pool';

/** The one database type of the stores; a transaction has the same shape. */
export type Database = NodePgDatabase;

export interface OpenDatabase {
  db: Database;
  /** `embedded` is PGlite inside this process; `postgresql` is a server. */
  kind: 'embedded' | 'postgresql';
  /** Names of the migrations that were applied on opening; none when the schema was up to date. */
  migrated: readonly string[];
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server (15 or later). Without it the database is embedded. */
  url?: string | undefined;
  /** Folder of the embedded database; created when missing. */
  directory: string;
  /** Told of every connection that breaks; the pool replaces it. */
  onError: (error: Error) => void;
  /** How long a statement may run on a server, in milliseconds; 0 is no limit. Ten seconds without it. */
  statementTimeout?: number | undefined;
}

/** Opens the database and brings its schema up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { url, directory, onError, statementTimeout } = options;
  const { pool, close } = url ? openServerPool(url, statementTimeout) : await openEmbeddedPool(directory);
  reportErrors(pool, onError);
  try {
    const migrated = await applyMigrations(pool);
    const db = drizzle(pool, { casing: 'snake_case' });
    return { db, kind: url ? 'postgresql' : 'embedded', migrated, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** An error event without a listener ends the process. */
function reportErrors(pool: Pool, onError: (error: Error) => void): void {
  // also of a client in use: its connection may break between two statements of a transaction
  pool.on('connect', (client) => client.on('error', onError));
  // the pool repeats what an idle client has said
  pool.on('error', () => {});
}
