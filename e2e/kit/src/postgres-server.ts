import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

export interface TestDatabase {
  name: string;
  url: string;
  /** Runs one statement and returns its rows. */
  query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Removes the database, even if a process still holds connections to it. */
  drop: () => Promise<void>;
}

/** Creates a database on the PostgreSQL server of the run: empty, or a copy of a template that has no connections. */
export async function createDatabase({ template = 'template1' } = {}): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server)
    throw new Error(
      'TEST_DATABASE_URL is not set: run the target, such as `npm run nx -- api @raang/e2e-api`',
    );
  const name = `raang_e2e_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    query: (sql, values) => runOn(url.href, sql, values),
    drop: async () => void (await runOn(server, `drop database ${name} with (force)`)),
  };
}

async function runOn(address: string, sql: string, values: unknown[] = []) {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
