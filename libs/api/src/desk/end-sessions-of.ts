import { accountId } from '@raang/domain';
import { eq } from 'drizzle-orm';
import { accounts } from '../people/accounts.table';
import { endSessions } from '../accounts/sessions.store';
import type { Database } from '../database/database';
import { recordAudit } from '../audit/audit.store';

/**
 * Ends every session of an account, with an audit entry: the next request of each is anonymous.
 * @returns `unknown` without such an account
 */
export function endSessionsOf(
  db: Database,
  { email, now }: { email: string; now: () => Date },
): Promise<'changed' | 'unknown'> {
  return db.transaction(async (tx) => {
    const address = email.trim().toLowerCase();
    const [account] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, address));
    if (!account) return 'unknown';
    await endSessions(tx, accountId.parse(account.id));
    await recordAudit(tx, { at: now(), by: 'npm run desk', action: 'end-sessions', subject: address });
    return 'changed';
  });
}
