import { Pool } from 'pg';

/** How long a statement may run, in milliseconds; whoever asked has given up by then. */
const usualStatementTimeout = 10_000;

/** A transaction that does nothing for so long, in milliseconds, is ended: it would keep its locks. */
const idleTransactionTimeout = 30_000;

/** Connections to a PostgreSQL server. @param statementTimeout in milliseconds; 0 is no limit */
export function openServerPool(url: string, statementTimeout = usualStatementTimeout) {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    // a connection that a firewall has dropped is noticed before a request waits for it
    keepAlive: true,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: idleTransactionTimeout,
  });
  return { pool, close: () => pool.end() };
}
