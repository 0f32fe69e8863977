import { type DeskCase, deskCase } from '@raang/contract';
import { caseStatuses } from '@raang/domain';
import { mailLocale } from '../people/mail-locale';
import type { Database } from '../database/database';
import { findCase } from './cases.store';
import { toWholeCase } from './to-case-view';

/** A case as staff see it: everything. Undefined if it does not exist. */
export async function deskCaseOf(db: Database, reference: string): Promise<DeskCase | undefined> {
  const row = await findCase(db, reference);
  if (!row) return undefined;
  const { kind, status, emptiedAt } = row;
  const moves: Record<string, readonly string[]> = caseStatuses[kind];
  return deskCase.parse({
    ...(await toWholeCase(db, row)),
    lang: await mailLocale(db, row),
    moves: emptiedAt ? [] : (moves[status] ?? []),
  });
}
