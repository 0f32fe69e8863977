import { and, arrayOverlaps, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { mails } from '../mail/mail.table';
import { mailIdOf, postMail } from '../mail/post-mail';
import type { MailContent } from '../mail/mail-content';
import type { PlannedMail, Told } from './plan-mails';
import type { SeenAlert } from './see-alerts';
import type { Watched } from './watched';
import { seenAlerts, subscriptionJob, subscriptions, toldAlerts } from './subscriptions.table';
import type { SubscriptionRow } from './subscriptions.store';

export type Job = typeof subscriptionJob.$inferSelect;

const day = 24 * 60 * 60 * 1000;

/** How long what was sent about an alert that is gone is kept. */
const keptMilliseconds = 2 * day;

/** Takes or renews the lease of the job. Undefined while another process has it. */
export async function leaseJob(db: Database, until: Date, now: Date): Promise<Job | undefined> {
  await db.insert(subscriptionJob).values({ leasedUntil: now }).onConflictDoNothing();
  const [job] = await db
    .update(subscriptionJob)
    .set({ leasedUntil: until })
    .where(lte(subscriptionJob.leasedUntil, now))
    .returning();
  return job;
}

export async function updateJob(db: Database, change: Partial<Omit<Job, 'id'>>): Promise<void> {
  await db.update(subscriptionJob).set(change);
}

export async function readJob(db: Database): Promise<Job | undefined> {
  const [job] = await db.select().from(subscriptionJob);
  return job;
}

export async function listSeenAlerts(db: Database): Promise<SeenAlert[]> {
  return db.select().from(seenAlerts).orderBy(seenAlerts.key);
}

/** Stores the seen alerts that changed. */
export async function storeSeenAlerts(db: Database, changed: readonly SeenAlert[]): Promise<void> {
  for (const { key, ...row } of changed)
    await db
      .insert(seenAlerts)
      .values({ key, ...row })
      .onConflictDoUpdate({ target: seenAlerts.key, set: row });
}

/** Forgets alerts that have been gone for two days, and what was sent about them. */
export async function forgetOldAlerts(db: Database, now: Date): Promise<void> {
  const old = db
    .select({ key: seenAlerts.key })
    .from(seenAlerts)
    .where(lte(seenAlerts.goneAt, new Date(now.getTime() - keptMilliseconds)));
  await db.delete(toldAlerts).where(inArray(toldAlerts.alertKey, old));
  await db.delete(seenAlerts).where(lte(seenAlerts.goneAt, new Date(now.getTime() - keptMilliseconds)));
}

/** Forgets what is in mails that were withdrawn or expired: nobody has read them. */
export async function forgetUnsent(db: Database): Promise<void> {
  const unsent = db.select({ id: mails.id }).from(mails).where(eq(mails.status, 'expired'));
  await db.delete(toldAlerts).where(inArray(toldAlerts.mailId, unsent));
}

/** Subscriptions after an id that watch one of these lines or stations, in the order of their ids. */
export async function listWatching(
  db: Database,
  { lines, stations }: Watched,
  { after, count }: { after: string | undefined; count: number },
): Promise<SubscriptionRow[]> {
  const isWatching = or(
    lines.length > 0 ? arrayOverlaps(subscriptions.lines, lines) : undefined,
    stations.length > 0 ? arrayOverlaps(subscriptions.stations, stations) : undefined,
  );
  return db
    .select()
    .from(subscriptions)
    .where(and(after === undefined ? undefined : gt(subscriptions.id, after), isWatching))
    .orderBy(asc(subscriptions.id))
    .limit(count);
}

/** What subscriptions have received, earliest first, by subscription. */
export async function toldBySubscription(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Told[]>> {
  const rows = await db
    .select({
      subscriptionId: toldAlerts.subscriptionId,
      alertKey: toldAlerts.alertKey,
      stage: toldAlerts.stage,
      mailId: toldAlerts.mailId,
      at: sql<Date>`coalesce(${mails.endedAt}, ${toldAlerts.at})`.mapWith(toldAlerts.at),
      status: mails.status,
      extent: toldAlerts.extent,
    })
    .from(toldAlerts)
    .innerJoin(mails, eq(mails.id, toldAlerts.mailId))
    .where(inArray(toldAlerts.subscriptionId, [...ids]))
    .orderBy(toldAlerts.at);
  return Map.groupBy(rows, ({ subscriptionId }) => subscriptionId);
}

/** Number of the mails that were posted since a moment. */
export async function countPosted(db: Database, since: Date): Promise<number> {
  const [counted] = await db
    .select({ mails: sql<number>`count(distinct ${toldAlerts.mailId})::int` })
    .from(toldAlerts)
    .where(gt(toldAlerts.at, since));
  return counted!.mails;
}

/** A mail to post, with what it tells and whom. */
export interface MailOfSubscription {
  row: SubscriptionRow;
  planned: PlannedMail;
}

/**
 * Posts mails, each with what it tells, in one transaction. A subscription that has ended meanwhile gets none.
 * @throws an error of the database if somebody has received the same before, by another process
 */
export async function postMails(
  db: Database,
  given: readonly MailOfSubscription[],
  { write, now }: { write: (mail: MailOfSubscription) => MailContent; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const ids = [...new Set(given.map(({ row }) => row.id))];
    const still = await tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(inArray(subscriptions.id, ids))
      .orderBy(subscriptions.id)
      .for('share');
    const isStill = new Set(still.map(({ id }) => id));
    for (const mail of given.filter(({ row }) => isStill.has(row.id))) {
      const { row, planned } = mail;
      const [{ seen, stage }] = planned.news as [PlannedMail['news'][number]];
      const dedupeKey = `subscription/${row.id}/${seen.key}/${stage}/${now.toISOString()}`;
      await postMail(tx, {
        dedupeKey,
        to: row.email,
        locale: row.locale,
        content: write(mail),
        isBulk: true,
        expiresAt: planned.expiresAt,
      });
      await tx.insert(toldAlerts).values(
        planned.news.map((news) => ({
          subscriptionId: row.id,
          alertKey: news.seen.key,
          stage: news.stage,
          mailId: mailIdOf(dedupeKey),
          at: now,
          extent: news.extent,
        })),
      );
    }
  });
}
