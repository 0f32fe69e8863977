import { type AddressInfo, connect, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DatabasePlace } from '../testing/database-engines';
import { serverDatabase } from '../testing/test-databases';
import { type OpenDatabase, openDatabase } from './database';

/** Between the pool and the server: connections that it holds stay open, and nothing arrives any more. */
async function startDeadProxy(address: string) {
  const target = new URL(address);
  let isHeld = false;
  const proxy = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    let isDead = isHeld;
    holds.push(() => (isDead = true));
    client.on('data', (bytes) => isDead || server.write(bytes)).on('error', () => {});
    server.on('data', (bytes) => isDead || client.write(bytes)).on('error', () => {});
    client.on('close', () => server.destroy());
  });
  const holds: (() => void)[] = [];
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    hold: () => {
      isHeld = true;
      for (const hold of holds) hold();
    },
    forward: () => (isHeld = false),
    close: () => proxy.close(),
  };
}

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

  it('replaces connections whose answers do not come, also where a transaction begins', async () => {
    await database.close();
    const dead = await startDeadProxy(place.options.url!);
    database = await openDatabase({ ...place.options, url: dead.url, onError, answerTimeout: 200 });
    await query();
    dead.hold();
    // as many as the pool has: none may be lost to it
    const transactions = Array.from({ length: 10 }, () =>
      database.db.transaction((tx) => tx.execute(sql`select 1`)),
    );
    const ends = await Promise.allSettled(transactions);
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['rejected']));
    dead.forward();
    await expect.poll(() => query().catch(() => undefined)).toEqual([{ one: 1 }]);
    await database.close();
    dead.close();
    database = await openDatabase({ ...place.options, onError });
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
