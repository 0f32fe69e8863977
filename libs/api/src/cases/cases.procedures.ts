import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import { sendUpload } from '../uploads/send-upload';
import { limitCase } from './case-limits';
import { refusalErrors } from './refusal-errors';
import type { CasesContext } from './cases.context';
import { findCase, randomReference } from './cases.store';
import type { CaseRow } from './cases.table';
import { moveCase, type CaseMove } from './move-case';
import { findOwnCase } from './own-case';
import { replyToCase } from './reply-to-case';
import { submitCase } from './submit-case';
import { toCaseView } from './to-case-view';

const cases = implement(contract.cases).$context<CasesContext>().use(refusalErrors);

export const casesProcedures = cases.router({
  submit: cases.submit.handler(async ({ context, input }) => {
    // a program filled in the hidden field: it gets the response of a success, and nothing is stored
    if (input.homepage) return receiptOf({ ...input, reference: randomReference(input.kind) });
    const { row, repeats } = await submitCase(context, input);
    return { ...receiptOf(row), ...(repeats && { repeats }) };
  }),

  track: cases.track.handler(async ({ context, input, errors }) => {
    const row = await findOwnCase(context, input);
    if (!row) throw errors.NOT_FOUND();
    return toCaseView(context.db, row);
  }),

  reply: cases.reply.handler(async ({ context, input, errors }) => {
    const row = await findOwnCase(context, input);
    if (!row) throw errors.NOT_FOUND();
    await limitCase(context, 'reply', row.reference);
    const result = await context.db.transaction((tx) => replyToCase(tx, input, context));
    if (result !== 'moved') throw errors.CONFLICT();
    return viewOf(context, row);
  }),

  claim: cases.claim.handler(async ({ context, input, errors }) => {
    const row = await findOwnCase(context, input);
    if (!row) throw errors.NOT_FOUND();
    const { reference, proof } = input;
    if (!(await moveOnce(context, { reference, to: 'claimed', proof }))) throw errors.CONFLICT();
    return viewOf(context, row);
  }),

  withdraw: cases.withdraw.handler(async ({ context, input, errors }) => {
    const row = await findOwnCase(context, input);
    if (!row) throw errors.NOT_FOUND();
    if (!(await moveOnce(context, { reference: input.reference, to: 'withdrawn' }))) throw errors.CONFLICT();
    return viewOf(context, row);
  }),

  file: cases.file.handler(async ({ context, input, errors }) => {
    const row = await findOwnCase(context, input);
    const file = row && (await sendUpload(context, { reference: row.reference, id: input.file }));
    if (!file) throw errors.NOT_FOUND();
    return file;
  }),
});

function receiptOf({
  reference,
  kind,
  email,
}: Pick<CaseRow, 'reference' | 'kind'> & { email?: string | null | undefined }) {
  return { reference, kind, isMailed: Boolean(email) };
}

/** Moves a case for the person. A repeated request succeeds without a second event. */
async function moveOnce(context: CasesContext, move: Omit<CaseMove, 'by'>): Promise<boolean> {
  const result = await context.db.transaction((tx) => moveCase(tx, { ...move, by: 'person' }, context));
  if (result === 'moved') return true;
  const row = await findCase(context.db, move.reference);
  return row?.status === move.to && (move.proof === undefined || row.proof === move.proof);
}

async function viewOf({ db }: CasesContext, { reference }: CaseRow) {
  const row = await findCase(db, reference);
  if (!row) throw new Error(`case ${reference} is gone`);
  return toCaseView(db, row);
}
