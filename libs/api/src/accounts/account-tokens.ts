import { createHash, randomBytes } from 'node:crypto';
import type { AccountId } from '@raang/domain';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { accountTokens, type PendingOf, type TokenPurpose } from '../people/accounts.table';

const hour = 60 * 60 * 1000;

/** How long the link of a mail works, in milliseconds. */
const tokenMilliseconds: Record<TokenPurpose, number> = {
  confirm: 24 * hour,
  password: hour,
  'new-email': 24 * hour,
  'current-email': 24 * hour,
};

interface NewToken<Purpose extends TokenPurpose> {
  purpose: Purpose;
  /** Without an account nobody gets the token. */
  accountId: AccountId | undefined;
  pending?: PendingOf[Purpose];
}

/** A token that works, and what waits for it. */
export interface FoundToken<Purpose extends TokenPurpose = TokenPurpose> {
  purpose: Purpose;
  accountId: AccountId;
  pending: PendingOf[Purpose] | null;
}

/** Stores a new token, 256 bits in base64url. The database has only its digest. */
export async function createToken<Purpose extends TokenPurpose>(
  tx: Database,
  given: NewToken<Purpose>,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + tokenMilliseconds[given.purpose]);
  const { accountId = null, ...stored } = given;
  await tx.insert(accountTokens).values({ ...stored, accountId, digest: digestOf(token), expiresAt });
  return token;
}

/**
 * Finds a token that {@link useToken} would accept, and leaves it as it is.
 * @returns undefined if it is unknown, expired or used
 */
export async function findToken(db: Database, token: string, now: Date): Promise<FoundToken | undefined> {
  const [row] = await db
    .select()
    .from(accountTokens)
    .where(and(eq(accountTokens.digest, digestOf(token)), gt(accountTokens.expiresAt, now)));
  return toFound(row);
}

/**
 * Uses a token up: of concurrent calls one gets it.
 * @param tx transaction of what the token permits, so that a failure does not use it up
 * @returns undefined if it is unknown, expired, used or for something else
 */
export async function useToken<Purpose extends TokenPurpose>(
  tx: Database,
  token: string,
  purposes: readonly Purpose[],
  now: Date,
): Promise<FoundToken<Purpose> | undefined> {
  const isIt = and(
    eq(accountTokens.digest, digestOf(token)),
    inArray(accountTokens.purpose, purposes),
    gt(accountTokens.expiresAt, now),
  );
  const [row] = await tx.delete(accountTokens).where(isIt).returning();
  return toFound(row) as FoundToken<Purpose> | undefined;
}

/** Deletes the tokens of an account, for some purposes or for all. */
export async function deleteTokens(
  tx: Database,
  account: AccountId,
  purposes?: readonly TokenPurpose[],
): Promise<void> {
  const isFor = purposes && inArray(accountTokens.purpose, purposes);
  await tx.delete(accountTokens).where(and(eq(accountTokens.accountId, account), isFor));
}

/** Says on the token that is left of a change of the e-mail address that the other one was used. */
export async function confirmOther(
  tx: Database,
  account: AccountId,
  purposes: readonly ('new-email' | 'current-email')[],
): Promise<void> {
  await tx
    .update(accountTokens)
    .set({ pending: sql`${accountTokens.pending} || '{"isOtherConfirmed": true}'::jsonb` })
    .where(and(eq(accountTokens.accountId, account), inArray(accountTokens.purpose, purposes)));
}

function toFound(row: typeof accountTokens.$inferSelect | undefined): FoundToken | undefined {
  if (!row?.accountId) return undefined;
  return { purpose: row.purpose, accountId: row.accountId as AccountId, pending: row.pending };
}

const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url');
