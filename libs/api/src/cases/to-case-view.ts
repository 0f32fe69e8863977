import { type CaseView, caseView, type WholeCase, wholeCase } from '@raang/contract';
import { isFinalCaseStatus, mayBecome } from '@raang/domain';
import { networkTime } from '@raang/text-time';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { matchOf } from '../found-items/match-of-case';
import { countPossibleMatches } from '../found-items/suggest-matches';
import { filesOfCase } from '../uploads/uploads.store';
import { caseEvents, caseMessages, type CaseRow } from './cases.table';

/** What the person who sent a case sees of it. */
export async function toCaseView(db: Database, row: CaseRow): Promise<CaseView> {
  const { reference, kind, status, topic, category, line, station, day, time, text, appointment } = row;
  const history = await db
    .select({ status: caseEvents.status, at: caseEvents.at })
    .from(caseEvents)
    .where(eq(caseEvents.reference, reference))
    .orderBy(asc(caseEvents.id));
  const messages = await db
    .select({ from: caseMessages.from, text: caseMessages.text, at: caseMessages.at })
    .from(caseMessages)
    .where(eq(caseMessages.reference, reference))
    .orderBy(asc(caseMessages.id));
  return caseView.parse(
    withoutNulls({
      reference,
      kind,
      status,
      receivedAt: networkTime.toIso(row.createdAt),
      updatedAt: networkTime.toIso(row.updatedAt),
      topic,
      category,
      line,
      station,
      day,
      time,
      text,
      files: await filesOfCase(db, reference),
      history: history.map(withMoment),
      messages: messages.map(withMoment),
      match: await matchOf(db, row),
      possibleMatches: isSearching(row) ? await countPossibleMatches(db, row) : 0,
      appointment,
      actions: actionsOf(row),
    }),
  );
}

/** A case with everything that its person sent: each column that has the name of a field. */
export async function toWholeCase(db: Database, row: CaseRow): Promise<WholeCase> {
  const columns = Object.entries(row).filter(([name]) => name in wholeCase.shape);
  return wholeCase.parse({ ...withoutNulls(Object.fromEntries(columns)), ...(await toCaseView(db, row)) });
}

const isSearching = ({ kind, status }: CaseRow) => kind === 'lost-report' && status === 'searching';

/** What the person may do now. */
function actionsOf({ kind, status }: Pick<CaseRow, 'kind' | 'status'>): CaseView['actions'] {
  return [
    ...(mayBecome(kind, status, 'withdrawn') ? (['withdraw'] as const) : []),
    ...(isFinalCaseStatus(kind, status) ? [] : (['reply'] as const)),
    ...(mayBecome(kind, status, 'claimed') && status === 'matched' ? (['claim'] as const) : []),
  ];
}

/** Drops fields without a value, such as empty columns. */
function withoutNulls<Value extends object>(value: Value): Partial<Value> {
  const entries = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return Object.fromEntries(entries) as Partial<Value>;
}

const withMoment = <Row extends { at: Date }>(row: Row) => ({ ...row, at: networkTime.toIso(row.at) });
