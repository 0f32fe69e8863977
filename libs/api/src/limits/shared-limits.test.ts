import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../database/database';
import { testNow } from '../testing/test-api';
import { testDatabases } from '../testing/test-databases';
import { attempts } from './attempts.table';
import { openSharedLimits, type SharedLimit, type SharedLimits } from './shared-limits';

const writes = { name: 'writes', limit: 10, windowSeconds: 60 };
let seconds = 0;
const year = 365 * 24 * 3600;
const now = () => new Date(testNow.getTime() + seconds * 1000);
beforeEach(() => {
  seconds = 0;
});

const open: SharedLimits[] = [];
afterEach(() => Promise.all(open.splice(0).map((limits) => limits.stop())));

/** A process; its counts are shared when the test says so. */
function openProcess(db: Database | undefined, errors: unknown[] = []) {
  const limits = openSharedLimits({ db, now, onError: (error) => errors.push(error), everyMs: 1_000_000 });
  open.push(limits);
  return { limits, writes: limits.open(writes) };
}

const take = (limit: SharedLimit, times: number, key = '203.0.113.7') =>
  Array.from({ length: times }, () => limit.take(key)).filter(({ isAllowed }) => isAllowed).length;

describe('in one process', () => {
  it('allows its number, then says how long to wait, and allows it again in the next window', () => {
    const { writes: limit } = openProcess(undefined);
    expect(take(limit, 12)).toBe(10);
    seconds = 20.5;
    expect(limit.take('203.0.113.7')).toEqual({ isAllowed: false, retryAfterSeconds: 40 });
    expect(take(limit, 1, '203.0.113.8')).toBe(1);
    seconds = 60;
    expect(take(limit, 12)).toBe(10);
  });

  it('keeps nobody waiting for longer than its window after the clock was a year ahead', () => {
    const { writes: limit } = openProcess(undefined);
    seconds = year;
    take(limit, 11);
    seconds = 0;
    expect(limit.take('203.0.113.7')).toEqual({ isAllowed: false, retryAfterSeconds: 60 });
    seconds = 60;
    expect(take(limit, 1)).toBe(1);
  });

  it('counts the networks of an IPv6 /48 together, at sixteen times the limit', () => {
    const { writes: limit } = openProcess(undefined);
    const keys = Array.from({ length: 200 }, (_, index) => `2001:db8:7:${index.toString(16)}::/64`);
    expect(keys.filter((key) => limit.take(key).isAllowed)).toHaveLength(160);
    expect(take(limit, 1, '2001:db8:8:1::/64')).toBe(1);
  });

  it('counts alone while the database fails, and says so once', async () => {
    const errors: unknown[] = [];
    const values = () => {
      throw new Error('connect ECONNREFUSED');
    };
    const gone = { insert: () => ({ values }) } as unknown as Database;
    const { limits, writes: limit } = openProcess(gone, errors);
    expect(take(limit, 6)).toBe(6);
    await limits.share();
    await limits.share();
    expect(take(limit, 6)).toBe(4);
    expect(errors).toHaveLength(1);
  });
});

describe.each(testDatabases)('on $name', ({ open: openDatabase }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase();
  });
  beforeEach(async () => {
    await database.db.delete(attempts);
  });
  afterAll(() => database.close());

  it('all processes count together', async () => {
    const [one, two] = [openProcess(database.db), openProcess(database.db)];
    expect([take(one.writes, 6), take(two.writes, 3)]).toEqual([6, 3]);
    await one.limits.share();
    await two.limits.share();
    expect(take(two.writes, 3)).toBe(1);
    await two.limits.share();
    take(one.writes, 1, '203.0.113.9');
    await one.limits.share();
    const counted = await database.db.select().from(attempts);
    expect(counted.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([1, 11]);
    expect(JSON.stringify(counted)).not.toContain('203.0.113');
  });

  it('counts exactly, whatever is counted while counts are added up', async () => {
    const many = { ...writes, limit: 12 };
    const processes = [openProcess(database.db), openProcess(database.db)];
    const [one, two] = processes.map(({ limits }) => limits.open(many));
    for (let round = 0; round < 4; round += 1) {
      take(one!, 1);
      take(two!, 1);
      const sharing = Promise.all(processes.map(({ limits }) => limits.share()));
      take(one!, 1);
      await sharing;
    }
    await Promise.all(processes.map(({ limits }) => limits.share()));
    expect(await database.db.select().from(attempts)).toMatchObject([{ count: 12 }]);
    take(two!, 1);
    await processes[1]!.limits.share();
    expect(take(two!, 1)).toBe(0);
  });

  it('leaves no row of a visitor who does little', async () => {
    const { limits } = openProcess(database.db);
    take(limits.open({ ...writes, limit: 100 }), 9);
    await limits.share();
    expect(await database.db.select().from(attempts)).toEqual([]);
  });

  it('takes no end from another process that is later than its window', async () => {
    const [one, two] = [openProcess(database.db), openProcess(database.db)];
    seconds = year;
    take(one.writes, 11);
    await one.limits.share();
    seconds = 0;
    take(two.writes, 1);
    await two.limits.share();
    expect(two.writes.take('203.0.113.7')).toEqual({ isAllowed: false, retryAfterSeconds: 60 });
  });

  it('begins a new window in the row of an old one', async () => {
    const [one, two] = [openProcess(database.db), openProcess(database.db)];
    take(one.writes, 10);
    await one.limits.share();
    seconds = 61;
    take(two.writes, 2);
    await two.limits.share();
    expect(take(two.writes, 20)).toBe(8);
  });
});
