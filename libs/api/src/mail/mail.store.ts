import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { mails } from './mail.table';

/** How long a claim is valid. Longer than an attempt may take: else another worker would send the mail too. */
export const leaseMilliseconds = 120_000;

/** How long a mail that was given up is kept, so that its failure can be examined. */
const retentionMilliseconds = 30 * 24 * 3_600_000;

export type ClaimedMail = Pick<
  typeof mails.$inferSelect,
  'id' | 'inReplyTo' | 'recipient' | 'locale' | 'content' | 'attempts'
>;

/**
 * Claims mails that are due: those of many last, then the longest due first. No other worker gets them before the lease ends. A worker that dies
 * leaves its mails to the others then.
 */
export async function claimMails(
  db: Database,
  { count, now }: { count: number; now: Date },
): Promise<ClaimedMail[]> {
  const due = db.$with('due').as(
    db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isWaiting, lte(mails.dueAt, now), or(isNull(mails.expiresAt), gt(mails.expiresAt, now))))
      .orderBy(asc(mails.isBulk), asc(mails.dueAt), asc(mails.postedAt))
      .limit(count)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, dueAt: later(now, leaseMilliseconds) })
    .from(due)
    .where(eq(mails.id, due.id))
    .returning({
      id: mails.id,
      inReplyTo: mails.inReplyTo,
      recipient: mails.recipient,
      locale: mails.locale,
      content: mails.content,
      attempts: mails.attempts,
    });
}

/** Empties a mail that was sent. The row stays, so that no mail is sent twice and threads hold. */
export async function markSent(db: Database, mail: ClaimedMail, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'sent', endedAt: now, ...nothing })
    .where(isClaimed(mail));
}

/** Gives a mail up. */
export async function markFailed(
  db: Database,
  mail: ClaimedMail,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await db.update(mails).set({ status: 'failed', endedAt: now, lastError: reason }).where(isClaimed(mail));
}

/** Releases a claimed mail until its next attempt. */
export async function postpone(
  db: Database,
  mail: ClaimedMail,
  { reason, dueAt }: { reason: string; dueAt: Date },
): Promise<void> {
  await db.update(mails).set({ dueAt, lastError: reason }).where(isClaimed(mail));
}

/**
 * Withdraws mails that are not sent: no worker claims them any more. One that a worker has in hand may still arrive.
 * @param tx transaction of what makes the mails pointless
 */
export async function withdrawMails(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(mails)
    .set({ expiresAt: now })
    .where(and(inArray(mails.id, [...ids]), isWaiting));
}

/** Empties mails that were withdrawn or have expired, once no worker has them in hand. The rows stay. */
export async function expireMails(db: Database, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'expired', endedAt: now, ...nothing })
    .where(and(isWaiting, lte(mails.expiresAt, now), lte(mails.dueAt, now)));
}

/** Empties mails that have expired, or were given up 30 days ago. */
export async function sweepMails(db: Database, now: Date): Promise<void> {
  await expireMails(db, now);
  await db
    .update(mails)
    .set(nothing)
    .where(and(isNotNull(mails.content), lte(mails.endedAt, later(now, -retentionMilliseconds))));
}

const nothing = { recipient: null, content: null, lastError: null };

const isWaiting = eq(mails.status, 'waiting');

/** A worker whose lease has ended must not change what another one has claimed since. */
const isClaimed = ({ id, attempts }: ClaimedMail) =>
  and(eq(mails.id, id), eq(mails.attempts, attempts), isWaiting);

const later = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);
