import { type FoundItem, foundItem, type FoundItemRecord } from '@raang/domain';
import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { foundItems } from './found-items.table';
import { traitsOf, traitsVersion } from './matching/traits';

export interface FoundItemFilter {
  line?: string | undefined;
  category?: FoundItem['category'] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Public columns. The others could prove ownership and stay with the lost property desk. */
export const publicColumns = {
  id: foundItems.id,
  category: foundItems.category,
  foundOn: foundItems.foundOn,
  lineId: foundItems.lineId,
  stationCode: foundItems.stationCode,
  keptUntil: foundItems.keptUntil,
};

export async function countFoundItems(db: Database, filter: FoundItemFilter, today: string): Promise<number> {
  const total = sql<number>`count(*)::int`;
  const [row] = await db.select({ total }).from(foundItems).where(matches(filter, today));
  return row?.total ?? 0;
}

/** Lists items that the desk still keeps today, latest find first. */
export async function listFoundItems(
  db: Database,
  filter: FoundItemFilter,
  { today, offset, limit }: { today: string; offset: number; limit: number },
): Promise<FoundItem[]> {
  const rows = await db
    .select({ ...publicColumns, example: foundItems.example })
    .from(foundItems)
    .where(matches(filter, today))
    .orderBy(desc(foundItems.foundOn), asc(foundItems.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ stationCode, example, ...row }) =>
    foundItem.parse({ ...row, ...(stationCode && { stationCode }), ...(example && { example }) }),
  );
}

/** Records per statement: PostgreSQL takes 65,535 parameters. */
const batchSize = 1000;

/**
 * Inserts new records. Existing rows stay as they are, because the desk may have changed them.
 * @returns ids of the new rows
 */
export async function enterFoundItems(db: Database, records: FoundItemRecord[]): Promise<string[]> {
  const entered: string[] = [];
  for (let from = 0; from < records.length; from += batchSize) {
    const rows = records
      .slice(from, from + batchSize)
      .map((record) => ({ ...record, traits: traitsOf(record.description), traitsVersion }));
    const inserted = await db
      .insert(foundItems)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: foundItems.id });
    entered.push(...inserted.map(({ id }) => id));
  }
  return entered;
}

/** Deletes the invented items: a register with a real one shows nothing else. */
export async function removeExamples(db: Database): Promise<void> {
  await db.delete(foundItems).where(eq(foundItems.example, true));
}

/** Whether the register has ever had a real item, whatever became of it. */
export async function hasRealItems(db: Database): Promise<boolean> {
  return (await db.$count(foundItems, eq(foundItems.example, false))) > 0;
}

function matches({ line, category, from, to }: FoundItemFilter, today: string): SQL | undefined {
  return and(
    eq(foundItems.status, 'kept'),
    gte(foundItems.keptUntil, today),
    line ? eq(foundItems.lineId, line) : undefined,
    category ? eq(foundItems.category, category) : undefined,
    from ? gte(foundItems.foundOn, from) : undefined,
    to ? lte(foundItems.foundOn, to) : undefined,
  );
}
