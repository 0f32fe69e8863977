import { type FoundItemRecord, foundItemRecord, type FoundItemStatus } from '@raang/domain';
import { and, asc, desc, eq, ilike, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { lastPage } from '../context/last-page';
import type { Database } from '../database/database';
import { takeTask } from '../database/locks';
import { enterFoundItems, publicColumns, removeExamples } from './found-items.store';
import { foundItems } from './found-items.table';

/** Columns of a record. Matching has further ones. */
const recordColumns = {
  ...publicColumns,
  description: foundItems.description,
  storedAt: foundItems.storedAt,
  status: foundItems.status,
};

/** The desk works with real items only. */
const isReal = eq(foundItems.example, false);

/** The register with its private details, for the desk; latest find first. */
export async function listFoundItemRecords(
  db: Database,
  filter: { line?: string | undefined; q?: string | undefined },
  asked: { page: number; pageSize: number },
) {
  const where = matches(filter);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(foundItems)
    .where(where);
  const total = counted?.total ?? 0;
  const page = lastPage(asked, total);
  const rows = await db
    .select(recordColumns)
    .from(foundItems)
    .where(where)
    .orderBy(desc(foundItems.foundOn), asc(foundItems.id))
    .limit(asked.pageSize)
    .offset((page - 1) * asked.pageSize);
  return { items: rows.map(toRecord), total, page, pageSize: asked.pageSize };
}

/** Reads records by id, in no order. */
export async function findFoundItemRecords(db: Database, ids: string[]): Promise<FoundItemRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(recordColumns)
    .from(foundItems)
    .where(and(isReal, inArray(foundItems.id, ids)));
  return rows.map(toRecord);
}

/** Finds a record and locks it until the transaction ends. */
export async function lockFoundItem(tx: Database, id: string): Promise<FoundItemRecord | undefined> {
  const [row] = await tx
    .select(recordColumns)
    .from(foundItems)
    .where(and(isReal, eq(foundItems.id, id)))
    .for('update');
  return row && toRecord(row);
}

export async function setFoundItemStatus(tx: Database, id: string, status: FoundItemStatus): Promise<void> {
  await tx.update(foundItems).set({ status }).where(eq(foundItems.id, id));
}

/** A record that may not have its number yet. */
export type NewFoundItem = Omit<FoundItemRecord, 'id' | 'status' | 'example'> & {
  id?: FoundItemRecord['id'] | undefined;
};

/**
 * Registers found items, and removes the examples. Those without a number get the next free one of the month of their
 * find.
 * @returns the records, in order; undefined for a number that is taken
 */
export async function registerFoundItems(
  tx: Database,
  items: NewFoundItem[],
): Promise<(FoundItemRecord | undefined)[]> {
  // another process may register items at the same time
  await takeTask(tx, 'found items');
  const next = await createNumbering(tx, items);
  const records = items.map((item) =>
    foundItemRecord.parse({ ...item, id: item.id ?? next(item.foundOn), status: 'kept' }),
  );
  if (records.length > 0) await removeExamples(tx);
  const entered = new Set(await enterFoundItems(tx, records));
  // of two rows with one number the first one counts
  return records.map((record) => (entered.delete(record.id) ? record : undefined));
}

/** Numbers after the highest one of each month, whether stored or given by an item. */
async function createNumbering(tx: Database, items: NewFoundItem[]): Promise<(foundOn: string) => string> {
  const last = new Map<string, number>();
  const given = items.flatMap(({ id }) => id ?? []);
  for (const month of new Set(items.map(({ foundOn }) => monthOf(foundOn)))) {
    const [row] = await tx
      .select({ id: sql<string | null>`max(${foundItems.id})` })
      .from(foundItems)
      .where(and(isReal, like(foundItems.id, `F-${month}-%`)));
    const numbers = [row?.id ?? '', ...given].filter((id) => id.startsWith(`F-${month}-`)).map(numberOf);
    last.set(month, Math.max(0, ...numbers));
  }
  return (foundOn) => {
    const month = monthOf(foundOn);
    const number = last.get(month)! + 1;
    last.set(month, number);
    return `F-${month}-${String(number).padStart(4, '0')}`;
  };
}

/** `2611` of `2026-11-18`. */
const monthOf = (day: string) => day.slice(2, 4) + day.slice(5, 7);
const numberOf = (id: string) => Number(id.slice(-4));

function matches({ line, q }: { line?: string | undefined; q?: string | undefined }): SQL | undefined {
  // a backslash, percent sign or underscore is only itself
  const words = `%${(q ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return and(
    isReal,
    line ? eq(foundItems.lineId, line) : undefined,
    q
      ? or(
          eq(foundItems.id, q.toUpperCase()),
          ilike(foundItems.description, words),
          ilike(foundItems.storedAt, words),
        )
      : undefined,
  );
}

function toRecord({ stationCode, ...row }: { stationCode: string | null }): FoundItemRecord {
  return foundItemRecord.parse({ ...row, ...(stationCode && { stationCode }) });
}
