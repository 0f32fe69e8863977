import { asc, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { items } from './content.table';

/** Number of items in all categories, without removed ones. */
export async function countAllItems(db: Database): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(items)
    .where(isNull(items.removedAt));
  return row?.total ?? 0;
}

/** Dates of an item, from its facts. */
export interface ItemDates {
  group: string;
  category: string;
  id: string;
  publishedOn: string;
  updatedOn?: string;
}

/** Lists the dates of all items, in the order of the primary key. */
export async function listItemDates(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<ItemDates[]> {
  const rows = await db
    .select({
      group: items.groupSlug,
      category: items.categorySlug,
      id: items.id,
      publishedOn: items.publishedOn,
      updatedOn: sql<string | null>`${items.facts} ->> 'updatedOn'`,
    })
    .from(items)
    .where(isNull(items.removedAt))
    .orderBy(asc(items.groupSlug), asc(items.categorySlug), asc(items.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ updatedOn, ...row }) => (updatedOn === null ? row : { ...row, updatedOn }));
}
