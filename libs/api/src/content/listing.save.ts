import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { isItem, type ItemAddress } from './content.store';
import { everyLine, items, listingEntries } from './content.table';

/**
 * Rebuilds the listing entries of an item from its stored row. A removed item gets no entries.
 */
export async function saveListingEntries(
  db: Database,
  { group, category, id }: ItemAddress,
  networkLines: readonly string[],
): Promise<void> {
  const address = { groupSlug: group, categorySlug: category, itemId: id };
  const [item] = await db
    .select({ publishedOn: items.publishedOn, facts: items.facts })
    .from(items)
    .where(isItem({ group, category, id }));
  if (!item) return;
  const { lines, ...period } = listedFacts(item);
  await db
    .delete(listingEntries)
    .where(
      and(
        eq(listingEntries.groupSlug, group),
        eq(listingEntries.categorySlug, category),
        eq(listingEntries.itemId, id),
      ),
    );
  await db.insert(listingEntries).values(
    [everyLine, ...(lines.length > 0 ? lines : networkLines)].map((lineId) => ({
      ...address,
      ...period,
      lineId,
    })),
  );
}

/** Lines and period of an item. Without validity, the period is the day of publication. */
function listedFacts({ publishedOn, facts }: Pick<typeof items.$inferSelect, 'publishedOn' | 'facts'>) {
  const { lines, validFrom, validTo } = facts as { lines: string[]; validFrom?: string; validTo?: string };
  const isLimited = validFrom !== undefined || validTo !== undefined;
  return {
    lines,
    publishedOn,
    startsOn: validFrom ?? publishedOn,
    endsOn: validTo ?? (isLimited ? 'infinity' : publishedOn),
  };
}
