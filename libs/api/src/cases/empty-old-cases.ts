import { caseKinds, caseStatuses, isSettledCaseStatus } from '@raang/domain';
import { and, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { uploads } from '../uploads/uploads.table';
import { caseMessages, type CaseRow, cases } from './cases.table';

/** How long a settled case keeps what is personal. */
const retentionMonths = 12;

/** Few enough for the timeout of a statement. */
const atOnce = 200;

/** What becomes of each column of an old case. A new column has to be here. */
const emptying = {
  reference: 'kept',
  kind: 'kept',
  status: 'kept',
  lang: 'kept',
  topic: 'kept',
  category: 'kept',
  line: 'kept',
  station: 'kept',
  day: 'kept',
  time: 'kept',
  text: '',
  colour: null,
  marks: null,
  handedTo: 'kept',
  name: null,
  email: null,
  telephone: null,
  telephoneDigits: null,
  accountId: null,
  idempotencyKey: 'kept',
  createdAt: 'kept',
  updatedAt: 'kept',
  matchedItem: 'kept',
  proof: null,
  appointment: null,
  emptiedAt: 'kept',
} as const satisfies { [Column in keyof CaseRow]: 'kept' | (null extends CaseRow[Column] ? null : '') };

const personal: Partial<CaseRow> = Object.fromEntries(
  Object.entries(emptying).filter(([, value]) => value !== 'kept'),
);

/** No status is settled for one kind and not for another. */
const settledStatuses = caseKinds.flatMap((kind) =>
  Object.keys(caseStatuses[kind]).filter((status) => isSettledCaseStatus(kind, status)),
);

/**
 * Removes everything personal from settled cases that did not change for 12 months. What remains is for statistics:
 * reference, kind, topic or category, place, days and history. The sweep of the uploads removes the bytes of their files.
 * @returns the number of emptied cases
 */
export async function emptyOldCases(db: Database, now: Date): Promise<number> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - retentionMonths);
  for (let emptied = 0; ;) {
    const count = await db.transaction((tx) => emptySome(tx, { before, now }));
    emptied += count;
    if (count < atOnce) return emptied;
  }
}

async function emptySome(tx: Database, { before, now }: { before: Date; now: Date }): Promise<number> {
  const old = await tx
    .select({ reference: cases.reference })
    .from(cases)
    .where(and(isNull(cases.emptiedAt), inArray(cases.status, settledStatuses), lte(cases.updatedAt, before)))
    .orderBy(cases.updatedAt)
    .limit(atOnce)
    // a case that changes at this moment is not old any more
    .for('update', { skipLocked: true });
  const references = old.map(({ reference }) => reference);
  if (references.length === 0) return 0;
  await tx
    .update(cases)
    .set({ ...personal, emptiedAt: now })
    .where(inArray(cases.reference, references));
  await tx.update(caseMessages).set({ text: '' }).where(inArray(caseMessages.reference, references));
  await tx.delete(uploads).where(inArray(uploads.caseReference, references));
  return references.length;
}
