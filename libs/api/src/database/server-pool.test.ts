import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DatabasePlace } from '../testing/database-engines';
import { serverDatabase } from '../testing/test-databases';
import { type OpenDatabase, openDatabase } from './database';

describe('connections to a server', () => {
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

  const answers = async () => (await database.db.execute(sql`select 1 as one`)).rows;
  /** Terminates all other connections of the database, like a restart of the server. */
  async function endConnections() {
    const other = new Client({ connectionString: place.options.url });
    await other.connect();
    await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await other.end();
  }

  it('end a statement that runs away, and go on', async () => {
    await expect(database.db.execute(sql`select pg_sleep(600)`)).rejects.toMatchObject({
      cause: { code: '57014', message: 'canceling statement due to statement timeout' },
    });
    expect(await answers()).toEqual([{ one: 1 }]);
  });

  it('that break while they are idle are reported and replaced', async () => {
    await answers();
    await endConnections();
    await expect
      .poll(() => onError.mock.calls.map(([error]) => error.message))
      .toContainEqual('terminating connection due to administrator command');
    expect(await answers()).toEqual([{ one: 1 }]);
  });

  it('that break in a transaction, between two statements, are reported and end that transaction only', async () => {
    const broken = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await endConnections();
      await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(0);
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    expect(await answers()).toEqual([{ one: 1 }]);
  });
});
