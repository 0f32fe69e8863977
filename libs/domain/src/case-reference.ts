import { z } from 'zod';
import { type CaseKind, caseKinds } from './case';
import {
  checkSymbolOf,
  hasCheckSymbol,
  readReferenceText,
  referencePattern,
  referenceSymbols,
} from './case-reference-text';

export { referencePattern as caseReferencePattern } from './case-reference-text';

/** The first letter of a reference is the kind. */
export const caseReferenceLetters: Record<CaseKind, string> = {
  contact: 'C',
  complaint: 'K',
  comment: 'M',
  'lost-report': 'L',
  'found-report': 'F',
};

/**
 * A case's name on its receipt, in mails and at the desk: `L-7K3M-9PW4`. The last symbol is a check symbol: it
 * detects one mistyped symbol, and two neighbours that changed places, except a 2 and a Z.
 */
export const caseReference = z
  .string()
  .regex(referencePattern, 'must be a reference such as L-7K3M-9PW4')
  .refine(hasCheckSymbol, { error: 'has a mistyped symbol', params: { code: 'reference' } })
  .brand<'CaseReference'>();
export type CaseReference = z.infer<typeof caseReference>;

/** Number of random bytes that {@link createCaseReference} needs. */
export const caseReferenceBytes = 7;

/**
 * Makes the reference of a new case, with its check symbol.
 *
 * @param random bytes from a cryptographic source; 5 bits of each are used
 */
export function createCaseReference(kind: CaseKind, random: Uint8Array): CaseReference {
  const body = Array.from(
    random.subarray(0, caseReferenceBytes),
    (byte) => referenceSymbols[byte % referenceSymbols.length],
  );
  const text = `${caseReferenceLetters[kind]}-${body.slice(0, 4).join('')}-${body.slice(4).join('')}`;
  return caseReference.parse(text + checkSymbolOf(text));
}

/** Parses a reference as typed: lower case, spaces and missing hyphens are fine. Undefined if it is not one. */
export function readCaseReference(typed: string): CaseReference | undefined {
  return caseReference.safeParse(readReferenceText(typed)).data;
}

/** The kind of case that a reference names. */
export function caseKindOf(reference: CaseReference): CaseKind {
  const kind = caseKinds.find((each) => caseReferenceLetters[each] === reference[0]);
  if (!kind) throw new Error(`No kind of case has the letter of ${reference}`);
  return kind;
}
