import { wordsOf } from '@raang/text-time';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import { toTextVector } from '../text/text-search';
import { isItem, type ItemAddress } from './content.store';
import { everyLine, items, itemTexts, listingEntries } from './content.table';
import { placeWord } from './listing.store';
import { textOf } from './markdown';

/**
 * Rebuilds the listing entries of an item from its stored rows. An entry has the words of all languages, so a change in
 * one language changes every entry. A removed item gets no entries.
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
  const texts = await db
    .select({ words: itemTexts.words, bodyHtml: itemTexts.bodyHtml })
    .from(itemTexts)
    .where(
      and(
        eq(itemTexts.groupSlug, group),
        eq(itemTexts.categorySlug, category),
        eq(itemTexts.itemId, id),
        isNull(itemTexts.removedAt),
      ),
    );
  const said = wordsOf(
    texts.flatMap(({ words, bodyHtml }) => [...Object.values(words), textOf(bodyHtml)]).join(' '),
  );
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
      search: toTextVector([...said, placeWord({ group, category, line: lineId })]),
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
