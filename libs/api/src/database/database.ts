import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { DatabaseDamagedError, isDamage } from './damaged';
import { filesIn, openEmbeddedPool } from './embedded';
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
  /** Connections of this process: all, unused ones, and requests that wait for one. */
  connections: () => { total: number; idle: number; waiting: number };
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
  const { pool, kind, listen, onReady, close } = await openPool(options);
  try {
    const migrated = await applyMigrations(pool);
    onReady();
    const db = drizzle(pool, { casing: 'snake_case' });
    const connections = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
    return { db, kind, migrated, connections, listen, close };
  } catch (error) {
    await close();
    if (kind === 'embedded' && isDamage(error))
      throw new DatabaseDamagedError(filesIn(options.directory), reasonOf(error));
    throw error;
  }
}

/** What the driver says, below what drizzle says of the statement. */
const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? error.cause instanceof Error
      ? reasonOf(error.cause)
      : error.message
    : String(error);

/** A database as it is, with or without a schema. */
export interface OpenPool extends Pick<OpenDatabase, 'kind' | 'listen' | 'close'> {
  pool: Pool;
  /** To be called when the schema is complete. */
  onReady: () => void;
}

export async function openPool(options: DatabaseOptions): Promise<OpenPool> {
  const { url, directory, onError, statementTimeout, answerTimeout } = options;
  const opened = url
    ? openServerPool(url, { statementTimeout, answerTimeout })
    : await openEmbeddedPool(directory);
  reportErrors(opened.pool, onError);
  return { ...opened, kind: url ? 'postgresql' : 'embedded' };
}

/** An error event without a listener ends the process. */
function reportErrors(pool: Pool, onError: (error: Error) => void): void {
  // a client in use may also break, between two statements of a transaction
  pool.on('connect', (client) => client.on('error', onError));
  // the pool repeats the error of an idle client
  pool.on('error', () => {});
}
