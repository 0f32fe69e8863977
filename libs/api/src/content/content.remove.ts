import type { Locale } from '@raang/domain';
import { and, eq, exists, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { ItemAddress } from './content.store';
import { items, itemTexts, listingEntries } from './content.table';

export interface TextAddress extends ItemAddress {
  locale: Locale;
}

/**
 * Marks texts without a file as removed, and items without a text. Deletes the listing entries of removed items, and
 * keeps their likes.
 */
export async function markRemoved(db: Database, gone: readonly TextAddress[], now: Date): Promise<void> {
  if (gone.length === 0) return;
  // one statement for any number of texts
  const addresses = sql`select "group", category, id, locale
    from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as (
      "group" text, category text, id text, locale text
    )`;
  const { groupSlug, categorySlug, itemId, locale } = itemTexts;
  await db
    .update(itemTexts)
    .set({ removedAt: now })
    .where(sql`(${groupSlug}, ${categorySlug}, ${itemId}, ${locale}) in (${addresses})`);
  const textsLeft = db
    .select({ one: sql`1` })
    .from(itemTexts)
    .where(
      and(
        eq(groupSlug, items.groupSlug),
        eq(categorySlug, items.categorySlug),
        eq(itemId, items.id),
        isNull(itemTexts.removedAt),
      ),
    );
  await db
    .update(items)
    .set({ removedAt: now })
    .where(and(isNull(items.removedAt), notExists(textsLeft)));
  const removedItem = db
    .select({ one: sql`1` })
    .from(items)
    .where(
      and(
        eq(items.groupSlug, listingEntries.groupSlug),
        eq(items.categorySlug, listingEntries.categorySlug),
        eq(items.id, listingEntries.itemId),
        isNotNull(items.removedAt),
      ),
    );
  await db.delete(listingEntries).where(exists(removedItem));
}
