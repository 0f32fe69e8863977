import { type Alert, alert } from '@raang/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangesStatus } from '../changes/watch-changes';
import type { Database, OpenDatabase } from '../database/database';
import { testNow } from '../testing/test-api';
import { emptyTables, storeDatabases } from '../testing/test-databases';
import { createAlertSource } from './alert-source';
import { replaceAlerts } from './notices.store';

const now = () => testNow;
const hours = (count: number) => new Date(now().getTime() + count * 60 * 60 * 1000);

const alertOf = (id: string, start: Date, end?: Date): Alert =>
  alert.parse({
    id,
    shownPeriods: [{ start: start.toISOString(), ...(end && { end: end.toISOString() }) }],
    impactPeriods: [{ start: start.toISOString(), ...(end && { end: end.toISOString() }) }],
    cause: 'MAINTENANCE',
    effect: 'NO_SERVICE',
    severity: 'WARNING',
    informedEntities: [{ stationCode: 'BL10' }],
    header: { th: 'สถานีปิด', en: 'Station closed' },
    description: { th: 'สถานีปิดซ่อม', en: 'The station is closed for repair.' },
    saidAt: start.toISOString(),
  });

/** A database that is gone. */
const noDatabase = {
  select: () => {
    throw new Error('connection refused');
  },
} as unknown as Database;

describe.each(storeDatabases)('the alert source on $name', ({ open }) => {
  let database: OpenDatabase;
  let version: number;
  let status: ChangesStatus;
  const changes = { version: () => version, status: () => status };
  const create = () => createAlertSource({ changes, now });
  const publish = (...alerts: Alert[]) => replaceAlerts(database.db, 'test', alerts);
  const idsOf = async (alerts: Promise<Alert[]>) => (await alerts).map(({ id }) => id);

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await emptyTables(database.db);
    version = 1;
    status = 'notified';
  });
  afterAll(() => database.close());

  it('gives the alerts of the moment that is asked for', async () => {
    await publish(
      alertOf('over', hours(-50), hours(-30)),
      alertOf('now', hours(-1), hours(1)),
      alertOf('later', hours(5)),
    );
    const source = create();
    const listed = [-40, 0, 6].map((hour) => idsOf(source(database.db, hours(hour))));
    expect(await Promise.all(listed)).toEqual([['over'], ['now'], ['later']]);
  });

  it('reads them once until something changes', async () => {
    await publish(alertOf('first', hours(-1)));
    const source = create();
    expect(await idsOf(source(database.db, now()))).toEqual(['first']);
    await publish(alertOf('second', hours(-1)));
    expect(await idsOf(source(database.db, now()))).toEqual(['first']);
    version = 2;
    expect(await idsOf(source(database.db, now()))).toEqual(['second']);
  });

  it('gives the last ones while the database is gone, and newer ones afterwards', async () => {
    await publish(alertOf('known', hours(-1)));
    const source = create();
    await source(database.db, now());
    status = 'unknown';
    expect(await idsOf(source(noDatabase, now()))).toEqual(['known']);
    [version, status] = [2, 'notified'];
    expect(await idsOf(source(noDatabase, now()))).toEqual(['known']);
    await publish(alertOf('newer', hours(-1)));
    expect(await idsOf(source(database.db, now()))).toEqual(['newer']);
  });

  it('fails without any, and asks again', async () => {
    const source = create();
    await expect(source(noDatabase, now())).rejects.toThrow('connection refused');
    expect(await idsOf(source(database.db, now()))).toEqual([]);
  });

  it('asks the database each time where no changes are noticed', async () => {
    const source = createAlertSource({ now });
    expect(await idsOf(source(database.db, now()))).toEqual([]);
    await publish(alertOf('new', hours(-1)));
    expect(await idsOf(source(database.db, now()))).toEqual(['new']);
  });
});
