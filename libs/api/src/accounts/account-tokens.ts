import { createHash, randomBytes } from 'node:crypto';
import type { AccountId } from '@raang/domain';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database';
import { accountTokens, type PendingRegistration } from './accounts.table';

type Purpose = (typeof accountTokens.$inferSelect)['purpose'];

/** How long the link of a mail works, in milliseconds. */
const tokenMilliseconds: Record<Purpose, number> = {
  confirm: 24 * 60 * 60 * 1000,
  password: 60 * 60 * 1000,
};

interface NewToken {
  purpose: Purpose;
  /** Without an account nobody gets the token. */
  accountId: AccountId | undefined;
  pending?: PendingRegistration;
}

/** Stores a new token, 256 bits in base64url. The database has only its digest. */
export async function createToken(tx: Database, given: NewToken, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + tokenMilliseconds[given.purpose]);
  const { accountId = null, ...stored } = given;
  await tx.insert(accountTokens).values({ ...stored, accountId, digest: digestOf(token), expiresAt });
  return token;
}

/** Whether {@link useToken} would accept it. */
export async function isTokenValid(
  db: Database,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select()
    .from(accountTokens)
    .where(isToken(token, purpose, now));
  return typeof row?.accountId === 'string';
}

/**
 * Uses a token up: of concurrent calls one gets it.
 * @param tx transaction of what the token permits, so that a failure does not use it up
 * @returns undefined if it is unknown, expired or used
 */
export async function useToken(tx: Database, token: string, purpose: Purpose, now: Date) {
  const [row] = await tx
    .delete(accountTokens)
    .where(isToken(token, purpose, now))
    .returning();
  if (!row?.accountId) return undefined;
  return { accountId: row.accountId as AccountId, pending: row.pending };
}

const isToken = (token: string, purpose: Purpose, now: Date) =>
  and(
    eq(accountTokens.digest, digestOf(token)),
    eq(accountTokens.purpose, purpose),
    gt(accountTokens.expiresAt, now),
  );

const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url');
