import type { AccountId } from '@raang/domain';
import { networkTime } from '@raang/text-time';
import { desc, sql } from 'drizzle-orm';
import { lastPage } from '../context/last-page';
import type { Database } from '../database/database';
import { auditEntries } from './audit.table';

export interface AuditEntry {
  at: Date;
  /** E-mail address, or the name of a command. */
  by: string;
  accountId?: AccountId;
  action: string;
  subject: string;
  /** What changed. Texts to and from passengers stay in the case. */
  details?: Record<string, unknown>;
}

/** Adds an entry, in the transaction of the change. */
export async function recordAudit(tx: Database, { details = {}, ...entry }: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values({ ...entry, details });
}

/** Lists entries, latest first. */
export async function listAudit(db: Database, asked: { page: number; pageSize: number }) {
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(auditEntries);
  const total = counted?.total ?? 0;
  const page = lastPage(asked, total);
  const rows = await db
    .select()
    .from(auditEntries)
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(asked.pageSize)
    .offset((page - 1) * asked.pageSize);
  const items = rows.map(({ at, by, action, subject, details }) => ({
    at: networkTime.toIso(at),
    by,
    action,
    subject,
    details,
  }));
  return { items, total, page, pageSize: asked.pageSize };
}
