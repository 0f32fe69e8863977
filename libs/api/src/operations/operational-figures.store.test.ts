import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database';
import { mails } from '../mail/mail.table';
import { feeds } from '../network/network.table';
import { recordReport } from '../notices/service-reports.store';
import { testNow } from '../testing/test-api';
import { emptyTables, storeDatabases } from '../testing/test-databases';
import { readOperationalFigures } from './operational-figures';

const minutesAgo = (minutes: number) => new Date(testNow.getTime() - minutes * 60_000);

describe.each(storeDatabases)('operational figures on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => emptyTables(database.db));
  afterAll(() => database.close());

  it('are zero and absent on a new database', async () => {
    expect(await readOperationalFigures(database.db)).toEqual({
      outbox: { new: 0, retried: 0, failed: 0 },
      oldestWaitingMailAt: undefined,
      feedImportedAt: undefined,
      reportedAt: {},
    });
  });

  it('count mails that wait and failed, not those that were sent', async () => {
    const content = {} as never;
    const mail = { locale: 'en' as const, content };
    await database.db.insert(mails).values([
      { ...mail, id: 'new', postedAt: minutesAgo(1) },
      { ...mail, id: 'retried', attempts: 3, postedAt: minutesAgo(9) },
      { ...mail, id: 'failed', status: 'failed', attempts: 50, postedAt: minutesAgo(99) },
      { ...mail, id: 'sent', status: 'sent', attempts: 1, content: null, postedAt: minutesAgo(100) },
    ]);
    expect(await readOperationalFigures(database.db)).toMatchObject({
      outbox: { new: 1, retried: 1, failed: 1 },
      oldestWaitingMailAt: minutesAgo(9),
    });
  });

  it('say when the timetable was imported and each source reported', async () => {
    const feed = { digest: 'd', archive: Buffer.from('') };
    await database.db.insert(feeds).values([
      { ...feed, id: crypto.randomUUID(), importedAt: minutesAgo(5) },
      { ...feed, id: crypto.randomUUID(), importedAt: minutesAgo(50) },
    ]);
    await recordReport(database.db, 'desk', minutesAgo(2));
    expect(await readOperationalFigures(database.db)).toMatchObject({
      feedImportedAt: minutesAgo(5),
      reportedAt: { desk: minutesAgo(2) },
    });
  });
});
