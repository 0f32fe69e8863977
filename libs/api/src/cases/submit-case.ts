import { isDeepStrictEqual } from 'node:util';
import { type CaseSubmission, checkCaseFields } from '@raang/contract';
import { networkTime } from '@raang/text-time';
import { anonymous } from '../context/actor';
import type { Database } from '../database/database';
import { isOwnLine, isOwnStation } from '../network/own-network';
import { attachUploads, describeUploads } from '../uploads/uploads.store';
import { acceptProof } from '../verification/accept-proof';
import { receiptMail } from './case.mail';
import { limitCase } from './case-limits';
import { CaseRefusal, refuseField } from './case-refusal';
import type { CasesContext } from './cases.context';
import { findCaseByKey, insertCase } from './cases.store';
import { postCaseMail } from './post-case-mail';
import type { CaseRow } from './cases.table';
import { findSameCase } from './same-case';
import { toNewCase } from './to-new-case';

/** The case of a submission, and why it is an earlier one. */
export interface SubmittedCase {
  row: CaseRow;
  repeats?: 'key' | 'content';
}

/**
 * Stores a case with its receipt mail in one transaction. A repeated submission returns the first one's case, even if
 * both arrive at the same time; so does one with the same content, if it says `once`.
 * @throws CaseRefusal for invalid fields, for a key that belongs to another content, and at a limit
 */
export async function submitCase(context: CasesContext, submission: CaseSubmission): Promise<SubmittedCase> {
  const { db, actor, now } = context;
  const { idempotencyKey } = submission;
  const known = await findCaseByKey(db, idempotencyKey);
  if (known) return repeated(db, known, submission);
  await checkFields(context, submission);
  // before the limits and the proof, which the first submission has used up
  const same = submission.once && (await findSameCase(db, submission, { actor, now: now() }));
  if (same) return { row: same, repeats: 'content' };
  try {
    await takeAttempts(context, submission);
  } catch (error) {
    // the attempt was a repetition, and the first one took the last place
    const stored = await findCaseByKey(db, idempotencyKey);
    if (stored) return repeated(db, stored, submission);
    throw error;
  }
  return db.transaction((tx) => storeCase(tx, context, submission));
}

async function storeCase(
  tx: Database,
  { actor, now, publicUrl, proofKeys }: CasesContext,
  submission: CaseSubmission,
): Promise<SubmittedCase> {
  // first, because a repetition waits here: what follows accepts a proof and files only once
  const { row, isNew } = await insertCase(tx, toNewCase(submission, actor), { at: now() });
  if (!isNew) return repeated(tx, row, submission);
  if (submission.verification) {
    const options = { now: now(), keys: proofKeys };
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
  await postCaseMail(tx, row, { about: 'receipt', write: receiptMail, publicUrl, files: ids.length });
  return { row };
}

/**
 * The case of a repeated submission. Who sends it and in which language may differ: the person may have signed in or
 * switched meanwhile.
 * @throws CaseRefusal if its key belongs to another content
 */
async function repeated(db: Database, row: CaseRow, submission: CaseSubmission): Promise<SubmittedCase> {
  const submitted = { row, repeats: 'key' } as const;
  // nothing is left to compare with
  if (row.emptiedAt !== null) return submitted;
  const { lang: _lang, accountId: _accountId, ...given } = toNewCase(submission, anonymous);
  const isSame =
    Object.entries(given).every(([column, value]) => row[column as keyof typeof given] === (value ?? null)) &&
    isDeepStrictEqual(
      await describeUploads(db, 'files' in submission ? submission.files : []),
      await describeUploads(db, { reference: row.reference }),
    );
  if (!isSame) throw new CaseRefusal({ kind: 'key-reused' });
  return submitted;
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
