import type { Subscription } from '@raang/domain';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { withdrawMails } from '../mail/mail.store';
import { subscriptionRequests, subscriptions, toldAlerts } from './subscriptions.table';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Stores what somebody asked for, until the link of the mail is used. */
export async function insertRequest(
  tx: Database,
  request: typeof subscriptionRequests.$inferInsert,
): Promise<void> {
  await tx.insert(subscriptionRequests).values(request);
}

/** What the link of a mail asks for. Undefined if it is unknown, expired or used. */
export async function findRequest(
  db: Database,
  digest: string,
  now: Date,
): Promise<Subscription | undefined> {
  const [row] = await db.select().from(subscriptionRequests).where(isRequest(digest, now));
  return row?.wish;
}

/**
 * Makes a request a subscription, in place of the one that the address had. Of concurrent calls one gets it.
 * @returns undefined if the request is unknown, expired or used
 */
export async function confirmRequest(
  tx: Database,
  digest: string,
  now: Date,
): Promise<SubscriptionRow | undefined> {
  const [request] = await tx.delete(subscriptionRequests).where(isRequest(digest, now)).returning();
  if (!request) return undefined;
  const values = { ...toColumns(request.wish), since: now };
  const [row] = await tx
    .insert(subscriptions)
    .values({ email: request.email, ...values })
    .onConflictDoUpdate({ target: subscriptions.email, set: values })
    .returning();
  return row;
}

export async function findSubscription(db: Database, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}

/** The subscription of an address, in lower case. */
export async function findSubscriptionOf(db: Database, email: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.email, email));
  return row;
}

export async function changeSubscription(
  db: Database,
  id: string,
  wish: Subscription,
  now: Date,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .update(subscriptions)
    .set({ ...toColumns(wish), since: now })
    .where(eq(subscriptions.id, id))
    .returning();
  return row;
}

/** Deletes a subscription, and withdraws its mails that are not sent. Nothing happens if there is none. */
export async function deleteSubscription(tx: Database, id: string, now: Date): Promise<void> {
  // first, so that the job cannot tell it of anything more
  await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  const told = await tx.delete(toldAlerts).where(eq(toldAlerts.subscriptionId, id)).returning();
  await withdrawMails(tx, [...new Set(told.map(({ mailId }) => mailId))], now);
  await tx.delete(subscriptions).where(eq(subscriptions.id, id));
}

/** Deletes the subscription of an address and what it asks for, as when the account of the address is deleted. */
export async function deleteSubscriptionOf(tx: Database, email: string, now: Date): Promise<void> {
  await tx.delete(subscriptionRequests).where(eq(subscriptionRequests.email, email));
  const row = await findSubscriptionOf(tx, email);
  if (row) await deleteSubscription(tx, row.id, now);
}

/** Moves a subscription to the new address of its account, unless that has one of its own, which stays. */
export async function moveSubscription(
  tx: Database,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  if (await findSubscriptionOf(tx, to)) return deleteSubscriptionOf(tx, from, now);
  await tx.update(subscriptions).set({ email: to }).where(eq(subscriptions.email, from));
}

/** Deletes requests that nobody confirmed in time. */
export async function sweepSubscriptionRequests(db: Database, now: Date): Promise<void> {
  await db.delete(subscriptionRequests).where(lte(subscriptionRequests.expiresAt, now));
}

export function toSubscription({
  id: _id,
  email: _email,
  since: _since,
  ...row
}: SubscriptionRow): Subscription {
  const { from, until, ...wish } = row;
  return { ...wish, ...(from !== null && until !== null && { from, until }) };
}

const toColumns = ({ from, until, ...wish }: Subscription) => ({
  ...wish,
  from: from ?? null,
  until: until ?? null,
});

const isRequest = (digest: string, now: Date) =>
  and(eq(subscriptionRequests.digest, digest), gt(subscriptionRequests.expiresAt, now));
