import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { openEmbeddedPool } from './embedded';
import { applyMigrations } from './migrations';
import { openServerPool } from './server-pool';

/** Database connection of the stores. A transaction has the same type. */
export type Database = NodePgDatabase;

export interface OpenDatabase {
  db: Database;
  /** `embedded` is PGlite inside this process; `postgresql` is a server. */
  kind: 'embedded' | 'postgresql';
  /** Names of the migrations applied while opening. Empty if the schema was up to date. */
  migrated: readonly string[];
  /** Connections of this process: all, unused ones, and requests that wait for one. */
  connections: () => { total: number; idle: number; waiting: number };
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server (15 or later). Without it the database is embedded. */
  url?: string | undefined;
  /** Folder of the embedded database. Created if missing. */
  directory: string;
  /** Called for every broken connection. The pool replaces it. */
  onError: (error: Error) => void;
  /** Maximum duration of a statement on a server, in milliseconds. 0 means no limit. Defaults to ten seconds. */
  statementTimeout?: number | undefined;
}

/** Opens the database and brings its schema up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { pool, kind, close } = await openPool(options);
  try {
    const migrated = await applyMigrations(pool);
    const db = drizzle(pool, { casing: 'snake_case' });
    const connections = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
    return { db, kind, migrated, connections, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens the database as it is, with or without a schema. */
export async function openPool({
  url,
  directory,
  onError,
  statementTimeout,
}: DatabaseOptions): Promise<Pick<OpenDatabase, 'kind' | 'close'> & { pool: Pool }> {
  const { pool, close } = url ? openServerPool(url, statementTimeout) : await openEmbeddedPool(directory);
  reportErrors(pool, onError);
  return { pool, kind: url ? 'postgresql' : 'embedded', close };
}

/** An error event without a listener ends the process. */
function reportErrors(pool: Pool, onError: (error: Error) => void): void {
  // a client in use may also break, between two statements of a transaction
  pool.on('connect', (client) => client.on('error', onError));
  // the pool repeats the error of an idle client
  pool.on('error', () => {});
}
