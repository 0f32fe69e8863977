import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { openEmbeddedPool } from './embedded';
import type { Listen } from './listening';
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
  /** Receives notices that any process sends. */
  listen: Listen;
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
  /** Maximum wait for an answer of a server, in milliseconds. Defaults to a minute. */
  answerTimeout?: number | undefined;
}

/** Opens the database and brings its schema up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { url, directory, onError, statementTimeout, answerTimeout } = options;
  const { pool, listen, close, onReady } = url
    ? openServerPool(url, { statementTimeout, answerTimeout })
    : await openEmbeddedPool(directory);
  reportErrors(pool, onError);
  try {
    const migrated = await applyMigrations(pool);
    onReady();
    const db = drizzle(pool, { casing: 'snake_case' });
    return { db, kind: url ? 'postgresql' : 'embedded', migrated, listen, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** An error event without a listener ends the process. */
function reportErrors(pool: Pool, onError: (error: Error) => void): void {
  // a client in use may also break, between two statements of a transaction
  pool.on('connect', (client) => client.on('error', onError));
  // the pool repeats the error of an idle client
  pool.on('error', () => {});
}
