import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DatabasePlace } from '../testing/database-engines';
import { serverDatabase } from '../testing/test-databases';
import { type OpenDatabase, openDatabase } from './database';

describe('the connection pool of a server', () => {
  let place: DatabasePlace;
  let database: OpenDatabase;
  const onError = vi.fn<(error: Error) => void>();

  beforeEach(async () => {
    onError.mockReset();
    place = await serverDatabase.create('empty');
    database = await openDatabase({ ...place.options, onError, statementTimeout: 100 });
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const query = async () => (await database.db.execute(sql`select 1 as one`)).rows;
  /** Terminates all other connections of the database, like a restart of the server. */
  async function endConnections() {
    const other = new Client({ connectionString: place.options.url });
    await other.connect();
    await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await other.end();
  }

  it('cancels a statement after the timeout, and stays usable', async () => {
    await expect(database.db.execute(sql`select pg_sleep(600)`)).rejects.toMatchObject({
      cause: { code: '57014', message: 'canceling statement due to statement timeout' },
    });
    expect(await query()).toEqual([{ one: 1 }]);
  });

  it('reports and replaces an idle connection that breaks', async () => {
    await query();
    await endConnections();
    await expect
      .poll(() => onError.mock.calls.map(([error]) => error.message))
      .toContainEqual('terminating connection due to administrator command');
    expect(await query()).toEqual([{ one: 1 }]);
  });

  it('reports a connection that breaks in a transaction, and fails only that transaction', async () => {
    const broken = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await endConnections();
      await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(0);
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    expect(await query()).toEqual([{ one: 1 }]);
  });
});
