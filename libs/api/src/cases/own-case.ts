import { createHash, timingSafeEqual } from 'node:crypto';
import { emailAddress, telephoneDigits } from '@raang/domain';
import type { Actor } from '../context/actor';
import { limitCase } from './case-limits';
import type { CasesContext } from './cases.context';
import { findCase } from './cases.store';
import type { CaseRow } from './cases.table';

/**
 * Finds a case for the person who sent it: by e-mail address or telephone number, or for its signed-in owner. An unknown
 * reference takes the same steps as a wrong contact, so that neither can be told from the other.
 * @throws CaseRefusal after too many attempts
 */
export async function findOwnCase(
  context: CasesContext,
  { reference, contact }: { reference: string; contact?: string | undefined },
): Promise<CaseRow | undefined> {
  const row = await findCase(context.db, reference);
  if (row && isOwner(row, context.actor)) return row;
  await limitCase(context, 'trackFromAddress', context.caller.address);
  await limitCase(context, 'trackReference', reference);
  return isContactOf(row, contact) ? row : undefined;
}

function isOwner({ accountId }: CaseRow, actor: Actor): boolean {
  return actor.kind === 'account' && accountId === actor.id;
}

/** Compares in constant time, also with a case that does not exist. */
function isContactOf(row: CaseRow | undefined, contact = ''): boolean {
  const email = emailAddress.safeParse(contact).data;
  const known = email === undefined ? row?.telephoneDigits : row?.email;
  const given = email ?? telephoneDigits(contact);
  const isSame = timingSafeEqual(digestOf(known ?? ''), digestOf(given));
  return isSame && Boolean(known);
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();
