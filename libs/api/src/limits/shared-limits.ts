import { limitedKeys } from '@raang/contract';
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { attempts } from './attempts.table';
import type { AttemptLimit, TakenAttempt } from './take-attempt';

/** Counts at once and in memory, so that a request waits for no database. */
export interface SharedLimit {
  /** @param key for example a network; `limitedKeys` says what it counts for. Only digests leave this process. */
  take: (key: string) => TakenAttempt;
}

export interface SharedLimits {
  open: (limit: Omit<AttemptLimit, 'key'>) => SharedLimit;
  /** Adds what this process has counted to the counts of all processes, and reads those. */
  share: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface SharedLimitsOptions {
  /** Undefined if this process is the only one. */
  db: Database | undefined;
  now: () => Date;
  /** Called when counts begin to be the process's own, because the database does not respond. */
  onError: (error: unknown) => void;
  /** In milliseconds. Two processes allow what comes within it twice. */
  everyMs?: number;
}

/** Keys of one limit in memory; the ones that were not used for the longest time are forgotten first. */
const mostKeys = 20_000;

/** Rows of one statement. */
const sharedAtOnce = 200;

interface Count {
  name: string;
  key: string;
  limit: number;
  /** Of all processes, as far as this one knows. */
  count: number;
  /** The part that the others do not know yet. */
  own: number;
  endsAt: number;
}

/**
 * Limits for what is too frequent to ask a database each time. Every process counts for itself, and all add up their
 * counts about once a second. A key that has used less than a tenth of its limit is not shared: almost no visitor causes
 * a row. While the database does not respond, each process counts alone.
 */
export function openSharedLimits({ db, now, onError, everyMs = 1000 }: SharedLimitsOptions): SharedLimits {
  const changed = new Set<Count>();
  let isFailing = false;
  let sharing: Promise<void> | undefined;

  const share = async () => {
    const counts = [...changed].slice(0, sharedAtOnce);
    for (const count of counts) changed.delete(count);
    if (!db || counts.length === 0) return;
    try {
      await addUp(db, counts, now());
      isFailing = false;
    } catch (error) {
      for (const count of counts) changed.add(count);
      if (!isFailing) onError(error);
      isFailing = true;
    }
  };
  const shareOnce = () => (sharing ??= share().finally(() => (sharing = undefined)));
  const timer = db && setInterval(() => void shareOnce(), everyMs).unref();

  return {
    open: ({ name, limit, windowSeconds }) => {
      // in order of use
      const counts = new Map<string, Count>();
      const forgetOldest = () => {
        const [oldest] = counts;
        if (!oldest) return;
        counts.delete(oldest[0]);
        changed.delete(oldest[1]);
      };
      const takeOne = (key: string, limit: number): TakenAttempt => {
        const time = now().getTime();
        const latestEnd = time + windowSeconds * 1000;
        const known = counts.get(key);
        // the clock was ahead when the window started
        if (known && known.endsAt > latestEnd) known.endsAt = latestEnd;
        const current =
          known && known.endsAt > time ? known : { name, key, limit, count: 0, own: 0, endsAt: latestEnd };
        if (known) counts.delete(key);
        if (known && known !== current) changed.delete(known);
        counts.set(key, current);
        if (counts.size > mostKeys) forgetOldest();
        // what is refused anyway need not be counted on
        if (current.count <= limit) {
          current.count += 1;
          current.own += 1;
          if (db && current.count * 10 >= limit) changed.add(current);
        }
        if (current.count <= limit) return { isAllowed: true, retryAfterSeconds: 0 };
        const retryAfterSeconds = Math.max(1, Math.ceil((current.endsAt - time) / 1000));
        return { isAllowed: false, retryAfterSeconds };
      };
      return {
        take: (key) => {
          for (const { key: counted, times } of limitedKeys(key)) {
            const taken = takeOne(counted, limit * times);
            if (!taken.isAllowed) return taken;
          }
          return { isAllowed: true, retryAfterSeconds: 0 };
        },
      };
    },
    share: shareOnce,
    stop: async () => {
      clearInterval(timer);
      await sharing;
    },
  };
}

/** Adds the counts to the rows of all processes in one statement, and reads the sums. */
async function addUp(db: Database, counts: Count[], now: Date): Promise<void> {
  // in one order, so that two processes never wait for each other's rows
  const rows = counts
    .map((count) => ({
      count,
      keyDigest: createHash('sha256').update(count.key).digest('hex'),
      own: count.own,
    }))
    .toSorted((a, b) => (a.count.name + a.keyDigest < b.count.name + b.keyDigest ? -1 : 1));
  const isOver = sql`${attempts.endsAt} <= ${now}`;
  const sums = await db
    .insert(attempts)
    .values(
      rows.map(({ count, keyDigest, own }) => ({
        name: count.name,
        keyDigest,
        count: own,
        endsAt: new Date(count.endsAt),
      })),
    )
    .onConflictDoUpdate({
      target: [attempts.name, attempts.keyDigest],
      set: {
        count: sql`case when ${isOver} then excluded.count else least(${attempts.count} + excluded.count, 1000000) end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else least(${attempts.endsAt}, excluded.ends_at) end`,
      },
    })
    .returning({
      name: attempts.name,
      keyDigest: attempts.keyDigest,
      count: attempts.count,
      endsAt: attempts.endsAt,
    });
  const sumOf = new Map(sums.map((sum) => [sum.name + sum.keyDigest, sum]));
  for (const { count, keyDigest, own } of rows) {
    const sum = sumOf.get(count.name + keyDigest);
    if (!sum) continue;
    // what was counted here meanwhile is not in the sum
    count.own -= own;
    count.count = sum.count + count.own;
    count.endsAt = sum.endsAt.getTime();
  }
}
