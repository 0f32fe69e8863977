import { Client } from 'pg';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLike } from '../content/likes.store';
import { openDatabase, type OpenDatabase } from '../database/database';
import { replaceAlerts } from '../notices/notices.store';
import { recordReport } from '../notices/service-reports.store';
import { registerFoundItems } from '../found-items/register.store';
import { alertExample } from '../testing/alert-example';
import type { DatabasePlace } from '../testing/database-engines';
import { serverDatabase, testDatabases } from '../testing/test-databases';
import { type Changes, watchChanges } from './watch-changes';

const log = { info: vi.fn<(line: string) => void>(), warn: vi.fn<(detail: object, line: string) => void>() };

const foundItem = {
  id: 'F-2611-0001',
  category: 'bag',
  foundOn: '2026-11-20',
  lineId: 'blue',
  keptUntil: '2027-02-18',
  description: 'a blue bag',
  storedAt: 'A1',
} as const;

describe.each(testDatabases)('changes on $name', ({ open }) => {
  let database: OpenDatabase;
  let changes: Changes;

  beforeEach(async () => {
    database = await open();
    // no check in the meantime: only notices count
    changes = await watchChanges({ database, log, intervals: { notified: 1e6, versions: 0 } });
  });
  afterEach(async () => {
    await changes.stop();
    await database.close();
  });

  it('arrive as notices', () => {
    expect(changes.status()).toBe('notified');
  });

  it.each([
    ['an alert', () => replaceAlerts(database.db, 'desk', [alertExample()])],
    ['a found item', () => database.db.transaction((tx) => registerFoundItems(tx, [foundItem as never]))],
    ['a confirmation of the service', () => recordReport(database.db, 'desk', new Date())],
    ['the content', () => database.db.execute(sql`insert into content_versions values (gen_random_uuid())`)],
  ])('by %s give another version', async (_, change) => {
    const before = changes.version();
    await change();
    await expect.poll(changes.version).toBeGreaterThan(before);
  });

  it('do not count likes, reports of the polled feed, alerts that are the same, and what is rolled back', async () => {
    await replaceAlerts(database.db, 'desk', [alertExample()]);
    await expect.poll(changes.version).toBe(2);
    await setLike(database.db, { group: 'a', category: 'b', id: 'c' }, { visitor: 'd', liked: true });
    await replaceAlerts(database.db, 'desk', [alertExample()]);
    await recordReport(database.db, 'feed', new Date());
    await database.db
      .transaction(async (tx) => {
        await recordReport(tx, 'desk', new Date());
        throw new Error('refused');
      })
      .catch(() => undefined);
    // notices arrive in order, so this one is the last
    await recordReport(database.db, 'import', new Date());
    await expect.poll(changes.version).toBe(3);
  });

  it('of this process count too', () => {
    changes.announce();
    expect(changes.version()).toBe(2);
  });
});

it('a flood of changes gives few versions', async () => {
  const database = await serverDatabase.open();
  const changes = await watchChanges({ database, log, intervals: { versions: 1e6 } });
  for (let change = 0; change < 100; change += 1) changes.announce();
  expect(changes.version()).toBe(2);
  await changes.stop();
  await database.close();
});

describe('changes of a server', () => {
  let place: DatabasePlace;
  let database: OpenDatabase;
  beforeEach(async () => {
    place = await serverDatabase.create('empty');
    database = await openDatabase({ ...place.options, onError: () => {} });
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  it('that were missed while a connection was broken are noticed when there is another', async () => {
    const breaks: (() => void)[] = [];
    const listen: OpenDatabase['listen'] = async ({ onBreak }) => {
      breaks.push(() => onBreak(undefined));
      return { end: async () => {} };
    };
    const changes = await watchChanges({
      database: { ...database, listen },
      log,
      intervals: { notified: 1e6, polling: 1e6, probe: 1, versions: 0 },
    });
    await recordReport(database.db, 'desk', new Date());
    expect(changes.version()).toBe(1);
    breaks[0]!();
    await expect.poll(changes.version).toBe(2);
    await changes.stop();
  });

  it('are asked for where notices do not arrive', async () => {
    const listen: OpenDatabase['listen'] = async () => ({ end: async () => {} });
    const changes = await watchChanges({
      database: { ...database, listen },
      log,
      intervals: { polling: 1, probe: 1, versions: 0 },
    });
    expect(changes.status()).toBe('polling');
    await recordReport(database.db, 'desk', new Date());
    await expect.poll(changes.version).toBe(2);
    await changes.stop();
  });

  it('are noticed again after the server has ended all connections', async () => {
    const changes = await watchChanges({
      database,
      log,
      intervals: { notified: 1e6, polling: 1, versions: 0 },
    });
    const other = new Client({ connectionString: place.options.url });
    await other.connect();
    await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await other.end();
    await expect
      .poll(async () => {
        await recordReport(database.db, 'desk', new Date()).catch(() => undefined);
        return [changes.status(), changes.version() > 1];
      })
      .toEqual(['notified', true]);
    await changes.stop();
  });

  it('are unknown while the database does not respond, which ends no process', async () => {
    const changes = await watchChanges({
      database: { ...database, listen: () => new Promise(() => {}) },
      log,
      intervals: { check: 1, polling: 1e6 },
    });
    expect(changes.status()).toBe('unknown');
    await changes.stop();
  });
});
