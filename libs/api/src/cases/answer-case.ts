import { isFinalCaseStatus, mayBecome } from '@raang/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { storableText } from '../database/storable-text';
import { answerMail } from './case.mail';
import type { CaseClock } from './cases.context';
import { lockCase } from './cases.store';
import { caseMessages, cases } from './cases.table';
import { moveCase, type MoveResult } from './move-case';
import { postCaseMail } from './post-case-mail';

/**
 * Sends the desk's answer to the person. A case that may become `answered` does; any other keeps its status.
 * @returns `not-allowed` for a case with a final status, and for an emptied one
 */
export async function answerCase(
  tx: Database,
  { reference, text, by }: { reference: string; text: string; by: string },
  clock: CaseClock,
): Promise<MoveResult> {
  const row = await lockCase(tx, reference);
  if (!row) return 'unknown';
  if (mayBecome(row.kind, row.status, 'answered'))
    return moveCase(tx, { reference, to: 'answered', by, note: text }, clock);
  if (row.emptiedAt || isFinalCaseStatus(row.kind, row.status)) return 'not-allowed';
  const at = clock.now();
  const answer = storableText(text);
  const [message] = await tx
    .insert(caseMessages)
    .values({ reference: row.reference, from: 'desk', text: answer, at })
    .returning({ id: caseMessages.id });
  await tx.update(cases).set({ updatedAt: at }).where(eq(cases.reference, row.reference));
  const { publicUrl } = clock;
  await postCaseMail(tx, row, {
    about: `message/${message!.id}`,
    write: answerMail,
    publicUrl,
    note: answer,
  });
  return 'moved';
}
