import { type CaseSubmission, checkCaseFields } from '@raang/contract';
import { networkTime } from '@raang/text-time';
import type { Database } from '../database/database';
import { postMail } from '../mail/post-mail';
import { isOwnLine, isOwnStation } from '../network/own-things';
import { attachUploads } from '../uploads/uploads.store';
import { acceptProof } from '../verification/accept-proof';
import { receiptMail } from './case.mail';
import { limitCase } from './case-limits';
import { CaseRefusal, refuseField } from './case-refusal';
import type { CasesContext } from './cases.context';
import { findCaseByKey, insertCase } from './cases.store';
import type { CaseRow } from './cases.table';
import { toNewCase } from './to-new-case';

/**
 * Stores a case with its receipt mail in one transaction. A repeated submission returns the first one's case, even if
 * both arrive at the same time.
 * @throws CaseRefusal for invalid fields, and at a limit
 */
export async function submitCase(context: CasesContext, submission: CaseSubmission): Promise<CaseRow> {
  const { db } = context;
  const { idempotencyKey } = submission;
  const known = await findCaseByKey(db, idempotencyKey);
  if (known) return known;
  await checkFields(context, submission);
  try {
    await takeAttempts(context, submission);
  } catch (error) {
    // the attempt was a repetition, and the first one took the last place
    const stored = await findCaseByKey(db, idempotencyKey);
    if (stored) return stored;
    throw error;
  }
  return db.transaction((tx) => storeCase(tx, context, submission));
}

async function storeCase(
  tx: Database,
  { actor, now, publicUrl, proofKey }: CasesContext,
  submission: CaseSubmission,
): Promise<CaseRow> {
  // first, because a repetition waits here: what follows accepts a proof and files only once
  const { row, isNew } = await insertCase(tx, toNewCase(submission, actor), { at: now() });
  if (!isNew) return row;
  if (submission.verification) {
    const options = { now: now(), key: proofKey };
    const result = await acceptProof(tx, submission.verification, options);
    if (result !== 'accepted')
      throw refuseField(
        'verification',
        result === 'too-fast' ? 'too-fast' : 'unverified',
        `proof is ${result}`,
      );
  }
  const ids = 'files' in submission ? submission.files : [];
  const { missing } = await attachUploads(tx, ids, row.reference);
  if (missing.length > 0)
    throw new CaseRefusal({
      kind: 'fields',
      fields: missing.map((id) => ({
        field: `files.${ids.indexOf(id)}`,
        code: 'file-gone',
        message: 'this file is no longer there; upload it again',
      })),
    });
  if (row.email)
    await postMail(tx, {
      dedupeKey: `case/${row.reference}/receipt`,
      to: row.email,
      locale: row.lang,
      content: receiptMail(row, { locale: row.lang, publicUrl }),
      thread: row.reference,
    });
  return row;
}

async function checkFields(context: CasesContext, submission: CaseSubmission): Promise<void> {
  const today = networkTime.dayOf(context.now());
  const problems = checkCaseFields(submission.kind, submission, today);
  const fields = [
    ...problems.map((problem) => ({ ...problem, message: problem.code })),
    ...(await unknownPlaces(context, submission)),
  ];
  if (fields.length > 0) throw new CaseRefusal({ kind: 'fields', fields });
}

/** Line and station of the authority. */
async function unknownPlaces(context: CasesContext, submission: CaseSubmission) {
  if (!('line' in submission || 'station' in submission)) return [];
  const { line, station } = submission;
  const unknown = (field: string) => ({ field, code: 'choice' as const, message: `unknown ${field}` });
  return [
    ...((await isOwnLine(line, context)) ? [] : [unknown('line')]),
    ...((await isOwnStation(station, context)) ? [] : [unknown('station')]),
  ];
}

/** Outside of the transaction, so that refused cases count too. */
async function takeAttempts(context: CasesContext, { verification, email }: CaseSubmission): Promise<void> {
  const { address } = context.caller;
  await limitCase(context, verification ? 'submitVerified' : 'submitUnverified', address);
  if (email) await limitCase(context, 'submitToEmail', email);
}
