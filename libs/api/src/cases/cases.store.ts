import { randomBytes } from 'node:crypto';
import {
  type CaseKind,
  type CaseReference,
  caseReferenceBytes,
  createCaseReference,
  initialCaseStatus,
} from '@raang/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { caseEvents, type CaseRow, cases } from './cases.table';

/** More references than collide in any number of cases that a city has. */
const mostReferences = 10;

export type NewCase = Omit<typeof cases.$inferInsert, 'reference' | 'status' | 'createdAt' | 'updatedAt'>;

/** Statuses of a new case, in order. The search for a lost item begins without a person. */
const firstStatuses: Partial<Record<CaseKind, string[]>> = {
  'lost-report': [initialCaseStatus, 'searching'],
};

/**
 * Inserts a case with its first events, under a new reference. Waits for a concurrent transaction with the same
 * idempotency key.
 * @returns the row; `isNew` is false if a case with this key exists
 */
export async function insertCase(
  tx: Database,
  given: NewCase,
  {
    at,
    createReference = randomReference,
  }: { at: Date; createReference?: (kind: CaseKind) => CaseReference },
): Promise<{ row: CaseRow; isNew: boolean }> {
  const statuses = firstStatuses[given.kind] ?? [initialCaseStatus];
  for (let attempt = 0; attempt < mostReferences; attempt += 1) {
    const reference = createReference(given.kind);
    const [row] = await tx
      .insert(cases)
      .values({ ...given, reference, status: statuses.at(-1)!, createdAt: at, updatedAt: at })
      .onConflictDoNothing()
      .returning();
    if (row) {
      const events = statuses.map((status, index) => ({
        reference,
        status,
        at,
        by: index > 0 ? 'system' : 'person',
      }));
      await tx.insert(caseEvents).values(events);
      return { row, isNew: true };
    }
    const known = await findCaseByKey(tx, given.idempotencyKey);
    if (known) return { row: known, isNew: false };
  }
  throw new Error(`${mostReferences} new references were taken`);
}

export async function findCase(db: Database, reference: string): Promise<CaseRow | undefined> {
  const [row] = await db
    .select()
    .from(cases)
    .where(eq(cases.reference, reference as CaseReference));
  return row;
}

/** Finds a case and locks its row until the transaction ends. */
export async function lockCase(tx: Database, reference: string): Promise<CaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(cases)
    .where(eq(cases.reference, reference as CaseReference))
    .for('update');
  return row;
}

export async function findCaseByKey(db: Database, idempotencyKey: string): Promise<CaseRow | undefined> {
  const [row] = await db.select().from(cases).where(eq(cases.idempotencyKey, idempotencyKey));
  return row;
}

/** A reference that nobody can guess. */
export function randomReference(kind: CaseKind): CaseReference {
  return createCaseReference(kind, randomBytes(caseReferenceBytes));
}
