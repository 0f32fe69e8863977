import { ORPCError } from '@orpc/server';
import type { Account, StaffRole } from '@raang/domain';
import { findAccount } from '../accounts/accounts.store';
import type { Database } from '../database/database';
import type { FeedContext } from '../network/feed-source';
import { type AuditEntry, recordAudit } from '../audit/audit.store';
import type { FileStore } from '../uploads/file-store';
import { permissions } from './permissions';

/** What the procedures of the desk are given. */
export interface DeskContext extends FeedContext {
  files: FileStore;
  /** The site's public origin, for links in mails. */
  publicUrl: string;
}

/** The member of staff who calls a procedure. */
export interface Staff {
  account: Account;
  role: StaffRole;
}

/**
 * The member of staff, if the role allows the procedure. The only check of roles.
 * @throws ORPCError UNAUTHORIZED or FORBIDDEN, as the contract declares
 */
export async function authorise(procedure: string, { actor, db }: DeskContext): Promise<Staff> {
  const account = actor.kind === 'account' ? await findAccount(db, actor.id) : undefined;
  if (actor.kind !== 'account' || !account)
    throw new ORPCError('UNAUTHORIZED', { message: 'Sign in first.', defined: true });
  const { role } = actor;
  const roles: readonly StaffRole[] = Object.hasOwn(permissions, procedure)
    ? permissions[procedure as keyof typeof permissions]
    : [];
  if (!role || !roles.includes(role))
    throw new ORPCError('FORBIDDEN', { message: 'Your role does not allow this.', defined: true });
  return { account, role };
}

/** Makes a change and its audit entries in one transaction. An error of the change rolls both back. */
export function changeAs<Result>(
  { db, now, staff }: DeskContext & { staff: Staff },
  change: (
    tx: Database,
    record: (entry: Pick<AuditEntry, 'action' | 'subject' | 'details'>) => Promise<void>,
  ) => Promise<Result>,
): Promise<Result> {
  const { email: by, id: accountId } = staff.account;
  return db.transaction((tx) =>
    change(tx, (entry) => recordAudit(tx, { at: now(), by, accountId, ...entry })),
  );
}
