import type { AccountId } from '@raang/domain';
import { networkTime } from '@raang/text-time';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import { sessions } from '../people/accounts.table';
import { deviceName } from './device-name';

/** How exactly a session's last use is known: a write per hour, not per request. */
export const touchMilliseconds = 60 * 60 * 1000;

/** Lists sessions, latest first. */
export async function listSessions(
  db: Database,
  account: AccountId,
  { token, now }: { token: string | undefined; now: Date },
) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, account), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.token === token,
    createdAt: networkTime.toIso(row.createdAt),
    lastUsedAt: networkTime.toIso(row.lastUsedAt),
    device: deviceName(row.userAgent),
  }));
}

/** Notes that a session is in use. */
export async function touchSession(db: Database, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, id));
}

/** Ends the session with this token. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token));
}

/** Ends every session of an account. */
export async function endSessions(
  db: Database,
  account: AccountId,
  { except }: { except?: string | undefined } = {},
): Promise<void> {
  const isOther = except === undefined ? undefined : ne(sessions.token, except);
  await db.delete(sessions).where(and(eq(sessions.accountId, account), isOther));
}
