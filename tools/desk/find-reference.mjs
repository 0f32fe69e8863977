// The reference of a case, from what a member of staff types: all of it or a part, as read out on the telephone.
import { DeskError } from './desk-error.mjs';
import { toPage } from './printable.mjs';

/** Symbols of a whole reference, without its hyphens. */
const wholeLength = 9;

/** @typedef {import('./session.mjs').Session} Session */

/**
 * Returns the one reference that has the typed symbols, in any case and with any hyphens.
 * @param {Session} session @param {string} typed
 * @throws DeskError if there is none, or if there are several, with a list of them
 */
export async function findReference({ client }, typed) {
  const symbols = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  // the API says which symbol of a whole reference is wrong
  if (symbols.length === wholeLength)
    return [symbols.slice(0, 1), symbols.slice(1, 5), symbols.slice(5)].join('-');
  const found = await client.desk.cases({ reference: typed });
  if (found.total === 1) return found.items[0].reference;
  if (found.total === 0) throw new DeskError(`no case has ${typed} in its reference`);
  throw new DeskError(
    `${found.total} cases have ${typed} in their reference:\n${toPage(found, caseColumns)}`,
  );
}

/** A case in a list. */
export const caseColumns = { reference: 11, kind: 12, status: 13, topic: 13, updatedAt: 16, text: 60 };
