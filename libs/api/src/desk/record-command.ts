import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { type AuditEntry, recordAudit } from '../audit/audit.store';

/** Records in the audit log that somebody with access to the server ran a command. */
export const recordCommand = (pool: Pool, entry: AuditEntry): Promise<void> =>
  recordAudit(drizzle(pool, { casing: 'snake_case' }), entry);
