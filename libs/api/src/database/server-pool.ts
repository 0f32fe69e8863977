import { Client, Pool, type PoolClient } from 'pg';
import { listenOnServer } from './listening';

/** In milliseconds. A browser or proxy has given up by then. */
const defaultStatementTimeout = 10_000;

/** In milliseconds. An idle transaction keeps its locks, so the server ends it. */
const idleTransactionTimeout = 30_000;

/**
 * How long the answer to a query may take, in milliseconds: if it is lost on the way, only this ends the wait, and the
 * pool replaces the connection. Longer than statements may run, and than those of imports do.
 */
const lostAnswerTimeout = 60_000;

interface Timeouts {
  /** 0 means no limit. */
  statementTimeout?: number | undefined;
  answerTimeout?: number | undefined;
}

/**
 * Opens a connection pool to a PostgreSQL server.
 * @param timeouts in milliseconds
 */
export function openServerPool(
  url: string,
  { statementTimeout = defaultStatementTimeout, answerTimeout = lostAnswerTimeout }: Timeouts = {},
) {
  const pool = new Pool({
    Client: ServerClient,
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    // detects a connection that a firewall has dropped before a request uses it
    keepAlive: true,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: idleTransactionTimeout,
  });
  return {
    pool,
    listen: listenOnServer(url),
    // a migration may take longer; the connection of the migrations is not used any more
    onReady: () => void (pool.options.query_timeout = answerTimeout),
    close: () => pool.end(),
  };
}

/** What a client of a pool has besides. */
type Releasable = Partial<Pick<PoolClient, 'release'>>;

/** A connection that leaves the pool when it is dead. */
class ServerClient extends Client {
  constructor(...options: ConstructorParameters<typeof Client>) {
    super(...options);
    const query = this.query.bind(this) as (...parameters: unknown[]) => unknown;
    this.query = ((...parameters: unknown[]) => {
      const result = query(...parameters);
      if (result instanceof Promise)
        result.catch((error: Error) => {
          // other queries would wait behind it
          if (error.message === 'Query read timeout') this.connection.stream.destroy();
          // drizzle does not release a client whose transaction did not begin
          if (isBegin(parameters[0])) (this as Releasable).release?.(error);
        });
      return result;
    }) as Client['query'];
  }
}

function isBegin(query: unknown): boolean {
  const text = typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text;
  return text?.startsWith('begin') ?? false;
}
