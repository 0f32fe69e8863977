import { isFinalCaseStatus } from '@raang/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { storableText } from '../database/storable-text';
import { CaseRefusal } from './case-refusal';
import type { CaseClock } from './cases.context';
import { lockCase } from './cases.store';
import { caseMessages, type CaseRow, cases } from './cases.table';
import { moveCase, type MoveResult } from './move-case';

/** Status that a message of the person brings a case back to, by kind and status. */
const reopenings: Partial<Record<CaseRow['kind'], Record<string, string>>> = {
  contact: { answered: 'received' },
  complaint: { answered: 'investigating' },
  'lost-report': { 'not-found': 'searching' },
};

/**
 * Stores a message of the person, once per idempotency key. A case that the desk has finished with opens again.
 * @throws CaseRefusal if the key belongs to another text
 */
export async function replyToCase(
  tx: Database,
  { reference, text, idempotencyKey }: { reference: string; text: string; idempotencyKey: string },
  clock: CaseClock,
): Promise<MoveResult> {
  // the lock makes a concurrent repetition wait, and see the first one's message
  const row = await lockCase(tx, reference);
  if (!row) return 'unknown';
  const isSame = and(
    eq(caseMessages.reference, row.reference),
    eq(caseMessages.idempotencyKey, idempotencyKey),
  );
  const [repeated] = await tx.select({ text: caseMessages.text }).from(caseMessages).where(isSame);
  if (repeated && row.emptiedAt === null && repeated.text !== storableText(text))
    throw new CaseRefusal({ kind: 'key-reused' });
  if (repeated) return 'moved';
  if (isFinalCaseStatus(row.kind, row.status)) return 'not-allowed';
  const at = clock.now();
  await tx.insert(caseMessages).values({
    reference: row.reference,
    from: 'person',
    text: storableText(text),
    at,
    idempotencyKey,
  });
  const next = reopenings[row.kind]?.[row.status];
  if (next) return moveCase(tx, { reference, to: next, by: 'person' }, clock);
  await tx.update(cases).set({ updatedAt: at }).where(eq(cases.reference, row.reference));
  return 'moved';
}
