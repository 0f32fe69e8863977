import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { recordAudit } from '../audit/audit.store';

/** Releases before it have no audit log. */
export const auditTable = 'audit_entries';

/** Adds an audit entry: a backup takes everything personal out of the database. */
export async function recordBackup(
  pool: Pool,
  { at, action, folder }: { at: Date; action: 'backup' | 'restore'; folder: string },
): Promise<void> {
  const db = drizzle(pool, { casing: 'snake_case' });
  await recordAudit(db, { at, by: `npm run ${action}`, action, subject: folder });
}
