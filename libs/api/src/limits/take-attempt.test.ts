import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database';
import { testNow } from '../testing/test-api';
import { testDatabases } from '../testing/test-databases';
import { attempts } from './attempts.table';
import { type AttemptLimit, takeAttempt } from './take-attempt';

const login: AttemptLimit = { name: 'login', key: 'a@example.org', limit: 3, windowSeconds: 60 };
const after = (seconds: number) => new Date(testNow.getTime() + seconds * 1000);

describe.each(testDatabases)('a limit on $name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await database.db.delete(attempts);
  });
  afterAll(() => database.close());

  const take = (given: Partial<AttemptLimit> = {}, seconds = 0) =>
    takeAttempt(database.db, { ...login, ...given }, after(seconds));
  const areAllowed = async (...takes: ReturnType<typeof take>[]) =>
    (await Promise.all(takes)).map(({ isAllowed }) => isAllowed);
  const takeAtSeconds = async (...seconds: number[]) => {
    const answers: boolean[] = [];
    for (const second of seconds) answers.push((await take({}, second)).isAllowed);
    return answers;
  };

  it('allows its number of attempts, then says how long to wait', async () => {
    expect(await takeAtSeconds(0, 10, 20)).toEqual([true, true, true]);
    expect(await take({}, 20.5)).toEqual({ isAllowed: false, retryAfterSeconds: 40 });
    expect(await take({}, 59.9)).toEqual({ isAllowed: false, retryAfterSeconds: 1 });
  });

  it('counts the 65,536 networks of an IPv6 /48 together, at sixteen times the limit', async () => {
    const from = (network: number) => take({ key: `2001:db8:7:${network.toString(16)}::/64` });
    const allowed = await areAllowed(...Array.from({ length: 60 }, (_, index) => from(index)));
    expect(allowed.filter(Boolean)).toHaveLength(48);
    expect((await take({ key: '2001:db8:8:1::/64' })).isAllowed).toBe(true);
  });

  it('allows attempts again when the window has ended, whatever was refused in it', async () => {
    for (let second = 0; second < 60; second += 5) await take({}, second);
    expect(await take({}, 60)).toEqual({ isAllowed: true, retryAfterSeconds: 0 });
    expect(await takeAtSeconds(61, 62, 63)).toEqual([true, true, false]);
  });

  it('locks nobody out for longer than its window after the clock was a year ahead', async () => {
    const year = 365 * 24 * 3600;
    await takeAtSeconds(year, year, year, year);
    expect(await take({}, 0)).toEqual({ isAllowed: false, retryAfterSeconds: 60 });
    expect(await take({}, 59)).toEqual({ isAllowed: false, retryAfterSeconds: 1 });
    expect(await take({}, 60)).toEqual({ isAllowed: true, retryAfterSeconds: 0 });
  });

  it('counts each name and each key separately', async () => {
    await areAllowed(take(), take(), take());
    expect(await areAllowed(take(), take({ name: 'register' }), take({ key: 'b@example.org' }))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('counts concurrent attempts exactly', async () => {
    const answers = await areAllowed(...Array.from({ length: 40 }, () => take({ limit: 7 })));
    expect(answers.filter(Boolean)).toHaveLength(7);
  });

  it('stores neither addresses nor e-mails', async () => {
    await take();
    expect(JSON.stringify(await database.db.select().from(attempts))).not.toContain('example.org');
  });

  it('removes the rows of past windows', async () => {
    await areAllowed(...Array.from({ length: 10 }, (_, index) => take({ key: `old ${index}` })));
    await Promise.all(Array.from({ length: 5 }, (_, index) => take({ key: `new ${index}` }, 60)));
    expect(await database.db.select().from(attempts)).toHaveLength(5);
  });
});
