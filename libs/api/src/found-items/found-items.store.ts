import { type FoundItem, foundItem, type FoundItemRecord } from '@raang/domain';
import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { foundItems } from './found-items.table';

export interface FoundItemFilter {
  line?: string | undefined;
  category?: FoundItem['category'] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Public columns. The others could prove ownership and stay with the lost property desk. */
const publicColumns = {
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
    .select(publicColumns)
    .from(foundItems)
    .where(matches(filter, today))
    .orderBy(desc(foundItems.foundOn), asc(foundItems.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ stationCode, ...row }) =>
    foundItem.parse({ ...row, ...(stationCode && { stationCode }) }),
  );
}

/** Inserts new records. Existing rows stay as they are, because the desk may have changed them. */
export async function enterFoundItems(db: Database, records: FoundItemRecord[]): Promise<void> {
  if (records.length > 0) await db.insert(foundItems).values(records).onConflictDoNothing();
}

function matches({ line, category, from, to }: FoundItemFilter, today: string): SQL | undefined {
  return and(
    gte(foundItems.keptUntil, today),
    line ? eq(foundItems.lineId, line) : undefined,
    category ? eq(foundItems.category, category) : undefined,
    from ? gte(foundItems.foundOn, from) : undefined,
    to ? lte(foundItems.foundOn, to) : undefined,
  );
}
