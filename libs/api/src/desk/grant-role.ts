import type { StaffRole } from '@raang/domain';
import { eq } from 'drizzle-orm';
import { accounts } from '../people/accounts.table';
import type { Database } from '../database/database';
import { recordAudit } from '../audit/audit.store';

/**
 * Gives an account its role at the desk, or takes it away, with an audit entry. It counts from the next request on.
 * @param role null for a passenger
 * @returns `unknown` without such an account; `unconfirmed` if nobody has proved that the address is theirs
 */
export function grantRole(
  db: Database,
  { email, role, now }: { email: string; role: StaffRole | null; now: () => Date },
): Promise<'changed' | 'unknown' | 'unconfirmed'> {
  return db.transaction(async (tx) => {
    const address = email.trim().toLowerCase();
    const [account] = await tx.select().from(accounts).where(eq(accounts.email, address)).for('update');
    if (!account) return 'unknown';
    if (role && !account.emailVerified) return 'unconfirmed';
    await tx.update(accounts).set({ role, updatedAt: now() }).where(eq(accounts.id, account.id));
    await recordAudit(tx, {
      at: now(),
      by: 'npm run desk',
      action: role ? 'grant' : 'revoke',
      subject: address,
      details: { from: account.role, to: role },
    });
    return 'changed';
  });
}
