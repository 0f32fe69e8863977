import type { WholeCase } from '@raang/contract';
import type { AccountId, CaseKind, CaseReference } from '@raang/domain';
import { networkTime } from '@raang/text-time';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type CaseRow, cases } from './cases.table';
import { toWholeCase } from './to-case-view';

/** A case as its owner's list shows it. */
export interface OwnCase {
  reference: CaseReference;
  kind: CaseKind;
  status: string;
  receivedAt: string;
  updatedAt: string;
}

/** Lists the cases of an account, latest first. */
export async function casesOfAccount(db: Database, accountId: AccountId): Promise<OwnCase[]> {
  const rows = await rowsOfAccount(db, accountId);
  return rows.map(({ reference, kind, status, createdAt, updatedAt }) => ({
    reference,
    kind,
    status,
    receivedAt: networkTime.toIso(createdAt),
    updatedAt: networkTime.toIso(updatedAt),
  }));
}

/** Everything that is stored about the cases of an account, latest first. Files are named, not included. */
export async function exportCases(db: Database, accountId: AccountId): Promise<WholeCase[]> {
  const exported: WholeCase[] = [];
  for (const row of await rowsOfAccount(db, accountId)) exported.push(await toWholeCase(db, row));
  return exported;
}

/** Separates the cases of an account from it, before the account is deleted. They stay with the desk. */
export async function detachAccount(tx: Database, accountId: AccountId): Promise<void> {
  await tx.update(cases).set({ accountId: null }).where(eq(cases.accountId, accountId));
}

/** Gives the cases of an account its new address. Those with another contact, such as one at work, keep it. */
export async function casesFollowEmail(
  tx: Database,
  accountId: AccountId,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .update(cases)
    .set({ email: to })
    .where(and(eq(cases.accountId, accountId), eq(cases.email, from)));
}

function rowsOfAccount(db: Database, accountId: AccountId): Promise<CaseRow[]> {
  return db.select().from(cases).where(eq(cases.accountId, accountId)).orderBy(desc(cases.createdAt));
}
