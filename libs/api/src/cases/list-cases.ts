import {
  type CaseKind,
  caseKinds,
  caseStatuses,
  isFinalCaseStatus,
  readCaseReference,
  telephoneDigits,
} from '@raang/domain';
import { networkTime } from '@raang/text-time';
import { and, asc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { lastPage } from '../context/last-page';
import type { Database } from '../database/database';
import { storableText } from '../database/storable-text';
import { cases } from './cases.table';

export interface CaseFilter {
  kind?: CaseKind | undefined;
  status?: string | undefined;
  /** A reference or a part of one, an e-mail address, a telephone number, or words. */
  q?: string | undefined;
  /** A reference or a part of one, as typed. */
  reference?: string | undefined;
}

/** No status is final for one kind and not for another. */
const finalStatuses = caseKinds.flatMap((kind) =>
  Object.keys(caseStatuses[kind]).filter((status) => isFinalCaseStatus(kind, status)),
);

/** Lists cases for the desk: open ones first, then longest without a change first. */
export async function listCases(
  db: Database,
  filter: CaseFilter,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const where = matches(filter);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(cases)
    .where(where);
  const total = counted?.total ?? 0;
  const current = lastPage({ page, pageSize }, total);
  const isFinal = inArray(cases.status, finalStatuses);
  const rows = await db
    .select()
    .from(cases)
    .where(where)
    .orderBy(asc(isFinal), asc(cases.updatedAt), asc(cases.reference))
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  const items = rows.map(({ reference, kind, status, createdAt, updatedAt, topic, text }) => ({
    reference,
    kind,
    status,
    receivedAt: networkTime.toIso(createdAt),
    updatedAt: networkTime.toIso(updatedAt),
    ...(topic && { topic }),
    text,
  }));
  return { items, total, page: current, pageSize };
}

function matches({ kind, status, q, reference }: CaseFilter): SQL | undefined {
  return and(
    kind && eq(cases.kind, kind),
    status === undefined ? undefined : eq(cases.status, storableText(status)),
    q ? contains(storableText(q)) : undefined,
    reference === undefined ? undefined : hasInReference(reference),
  );
}

function contains(q: string): SQL | undefined {
  const reference = readCaseReference(q);
  if (reference) return eq(cases.reference, reference);
  const digits = telephoneDigits(q);
  // a backslash, percent sign or underscore is only itself
  const words = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    /^[a-z0-9 -]{3,12}$/i.test(q) ? hasInReference(q) : undefined,
    eq(cases.email, q.toLowerCase()),
    digits.length >= 8 ? eq(cases.telephoneDigits, digits) : undefined,
    ilike(cases.text, words),
    ilike(cases.name, words),
  );
}

/** Whether a case's reference has these symbols in this order; a text without a symbol is in none. */
function hasInReference(typed: string): SQL {
  const symbols = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  if (symbols === '') return sql`false`;
  return sql`replace(${cases.reference}, '-', '') like ${`%${symbols}%`}`;
}
