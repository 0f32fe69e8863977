import { limitedKeys } from '@raang/contract';
import { createHash } from 'node:crypto';
import { lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { attempts } from './attempts.table';

export interface AttemptLimit {
  /** Each limit counts separately. */
  name: string;
  /** Who attempts, such as a network or an e-mail address; `limitedKeys` says what it counts for. Only digests are stored. */
  key: string;
  /** Attempts allowed in a window. */
  limit: number;
  /**
   * A window starts with the first attempt and has a fixed end: refused attempts do not extend it. It never ends later
   * than this many seconds from now, also if the clock was ahead when it started.
   */
  windowSeconds: number;
}

export interface TakenAttempt {
  isAllowed: boolean;
  /** Seconds until the next window, for `Retry-After`. 0 if the attempt is allowed. */
  retryAfterSeconds: number;
}

/** Expired rows that one attempt deletes at most. More than one, so that they do not accumulate. */
const sweptAtOnce = 20;

/**
 * Counts an attempt, and says whether the limit allows it. All processes on a database share the count.
 * @param db never a transaction: if it rolled back, the attempt would not count
 */
export async function takeAttempt(db: Database, attempt: AttemptLimit, now: Date): Promise<TakenAttempt> {
  for (const { key, times } of limitedKeys(attempt.key)) {
    const taken = await countAttempt(db, { ...attempt, key, limit: attempt.limit * times }, now);
    if (!taken.isAllowed) return taken;
  }
  return { isAllowed: true, retryAfterSeconds: 0 };
}

async function countAttempt(
  db: Database,
  { name, key, limit, windowSeconds }: AttemptLimit,
  now: Date,
): Promise<TakenAttempt> {
  const endsAt = new Date(now.getTime() + windowSeconds * 1000);
  const isOver = lte(attempts.endsAt, now);
  // one statement, so that concurrent attempts are all counted
  const [row] = await db
    .insert(attempts)
    .values({ name, keyDigest: digestOf(key), count: 1, endsAt })
    .onConflictDoUpdate({
      target: [attempts.name, attempts.keyDigest],
      set: {
        count: sql`case when ${isOver} then 1 else least(${attempts.count} + 1, ${limit + 1}) end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else least(${attempts.endsAt}, excluded.ends_at) end`,
      },
    })
    .returning({ count: attempts.count, endsAt: attempts.endsAt });
  if (!row) throw new Error('the attempt was not counted');
  if (row.count === 1) await removeSomeExpired(db, now);
  if (row.count <= limit) return { isAllowed: true, retryAfterSeconds: 0 };
  const seconds = Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000);
  return { isAllowed: false, retryAfterSeconds: Math.max(1, seconds) };
}

/** Removes the rows of all past windows. */
export async function sweepAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(attempts).where(lte(attempts.endsAt, now));
}

async function removeSomeExpired(db: Database, now: Date): Promise<void> {
  // skipping locked rows: two processes that sweep never wait for each other
  const old = db
    .$with('old')
    .as(
      db
        .select({ name: attempts.name, keyDigest: attempts.keyDigest })
        .from(attempts)
        .where(lte(attempts.endsAt, now))
        .orderBy(attempts.endsAt)
        .limit(sweptAtOnce)
        .for('update', { skipLocked: true }),
    );
  await db
    .with(old)
    .delete(attempts)
    .where(
      sql`(${attempts.name}, ${attempts.keyDigest}) in (select ${old.name}, ${old.keyDigest} from ${old})`,
    );
}

const digestOf = (key: string) => createHash('sha256').update(key).digest('hex');
