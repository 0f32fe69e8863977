import type { CategoryAddress, Item, ListingFilter } from '@raang/domain';
import { daysOf } from '@raang/text-time';
import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { inCategory, itemColumns, type ItemWords, withTexts } from './content.store';
import { contentVersions, everyLine, items, listingEntries } from './content.table';

/** Category and filters of a listing. */
export interface Listing extends Omit<ListingFilter, 'q'>, CategoryAddress {
  /** Items with the words of the filter `q`; absent without it. */
  found?: FoundItems | undefined;
}

/** What the search index finds in a category. */
export interface FoundItems {
  ids: readonly string[];
  q: string;
  /** Version of the index. */
  version: number;
}

/** Version of the stored content. Changes with every change of the content. */
export async function readContentVersion(db: Database): Promise<string> {
  const [row] = await db.select().from(contentVersions);
  return row?.version ?? '';
}

export async function countItems(db: Database, listing: Listing): Promise<number> {
  const total = sql<number>`count(*)::int`;
  const [row] = await among(db.select({ total }).from(listingEntries).$dynamic(), listing);
  return row?.total ?? 0;
}

/**
 * Lists items newest first. Items of the same day are sorted by id, so that the order is stable.
 * An index-only scan finds the ids, and a second query reads only the items of the page.
 */
export async function listItems(
  db: Database,
  listing: Listing,
  { offset, limit, ...words }: ItemWords & { offset: number; limit: number },
): Promise<Item[]> {
  const found = await idsOf(db, listing).limit(limit).offset(offset);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await db
    .select(itemColumns)
    .from(items)
    .where(and(inCategory(listing), inArray(items.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return withTexts(
    db,
    listing,
    ids.flatMap((id) => byId.get(id) ?? []),
    words,
  );
}

/** EXPLAIN output for the first page of a listing, for benchmarks. */
export async function explainListing(db: Database, listing: Listing): Promise<string> {
  const { rows } = await db.execute(sql`explain ${idsOf(db, listing).limit(12)}`);
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
}

function idsOf(db: Database, listing: Listing) {
  return among(db.select({ id: listingEntries.itemId }).from(listingEntries).$dynamic(), listing).orderBy(
    desc(listingEntries.publishedOn),
    asc(listingEntries.itemId),
  );
}

/** Adds the conditions of a listing to a query of entries. */
function among<Query extends PgSelect>(query: Query, listing: Listing) {
  const { group, category, line = everyLine, found, from, to, month } = listing;
  const days = month === undefined ? undefined : daysOf(month);
  return query.where(
    and(
      eq(listingEntries.groupSlug, group),
      eq(listingEntries.categorySlug, category),
      eq(listingEntries.lineId, line),
      from ? gte(listingEntries.publishedOn, from) : undefined,
      to ? lte(listingEntries.publishedOn, to) : undefined,
      days ? lte(listingEntries.startsOn, days.last) : undefined,
      days ? gte(listingEntries.endsOn, days.first) : undefined,
      // one parameter for any number of ids
      found ? sql`${listingEntries.itemId} = any(${sql.param(found.ids)}::text[])` : undefined,
    ),
  );
}
