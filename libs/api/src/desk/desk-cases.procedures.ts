import { answerCase } from '../cases/answer-case';
import { findCase } from '../cases/cases.store';
import { deskCaseOf } from '../cases/desk-case';
import { listCases } from '../cases/list-cases';
import { moveCase } from '../cases/move-case';
import { setFoundItemStatus } from '../found-items/register.store';
import { sendUpload } from '../uploads/send-upload';
import { desk } from './desk-builder';
import { changeAs } from './desk.context';

/** Statuses that need more than a word: `confirmMatch` and `appoint` lead to them. */
const ownProcedure = ['matched', 'appointed'];

export const deskCases = {
  cases: desk.cases.handler(({ context: { db }, input }) => listCases(db, input, input)),

  case: desk.case.handler(async ({ context: { db }, input, errors }) => {
    const found = await deskCaseOf(db, input.reference);
    if (!found) throw errors.NOT_FOUND();
    return found;
  }),

  // photos may show faces and documents: the audit log says who looked
  file: desk.file.handler(async ({ context, input: { reference, file: id }, errors }) => {
    const file = await sendUpload(context, { reference, id });
    if (!file) throw errors.NOT_FOUND();
    await changeAs(context, (_, record) =>
      record({ action: 'readFile', subject: reference, details: { file: id } }),
    );
    return file;
  }),

  move: desk.move.handler(async ({ context, input, errors }) => {
    const { reference, to, note } = input;
    await changeAs(context, async (tx, record) => {
      const before = await findCase(tx, reference);
      if (!before) throw errors.NOT_FOUND();
      if (ownProcedure.includes(to))
        throw errors.CONFLICT({ message: `Use the match or the appointment to get to ${to}.` });
      const by = context.staff.account.email;
      if ((await moveCase(tx, { reference, to, by, note }, context)) !== 'moved') throw errors.CONFLICT();
      if (to === 'returned' && before.matchedItem)
        await setFoundItemStatus(tx, before.matchedItem, 'returned');
      await record({
        action: 'move',
        subject: reference,
        details: { from: before.status, to, ...(before.matchedItem && { foundItem: before.matchedItem }) },
      });
    });
    return (await deskCaseOf(context.db, reference))!;
  }),

  answer: desk.answer.handler(async ({ context, input, errors }) => {
    const { reference, text } = input;
    await changeAs(context, async (tx, record) => {
      const result = await answerCase(tx, { reference, text, by: context.staff.account.email }, context);
      if (result === 'unknown') throw errors.NOT_FOUND();
      if (result === 'not-allowed') throw errors.CONFLICT();
      await record({ action: 'answer', subject: reference, details: { characters: text.length } });
    });
    return (await deskCaseOf(context.db, reference))!;
  }),
};
