import { Pool } from 'pg';
import { listenOnServer } from './listening';

/** In milliseconds. A browser or proxy has given up by then. */
const defaultStatementTimeout = 10_000;

/** In milliseconds. An idle transaction keeps its locks, so the server ends it. */
const idleTransactionTimeout = 30_000;

/**
 * Opens a connection pool to a PostgreSQL server.
 * @param statementTimeout in milliseconds; 0 means no limit
 */
export function openServerPool(url: string, statementTimeout = defaultStatementTimeout) {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    // detects a connection that a firewall has dropped before a request uses it
    keepAlive: true,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: idleTransactionTimeout,
  });
  return { pool, listen: listenOnServer(url), close: () => pool.end() };
}
