import type { Locale } from '@raang/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { itemKey, type SearchedItem, toItemDocument } from '../search/documents/item-document';
import { saveDocuments } from '../search/save-documents';
import type { ItemAddress } from './content.store';
import { categories, items, itemTexts } from './content.table';
import { textOf } from './markdown';

/** Items in one statement. */
const batchSize = 200;

/** Writes the search documents of items from their stored rows, and removes those of removed items. */
export async function saveItemDocuments(db: Database, addresses: readonly ItemAddress[]): Promise<void> {
  for (let from = 0; from < addresses.length; from += batchSize) {
    const batch = addresses.slice(from, from + batchSize);
    const documents = (await readItems(db, batch)).map(toItemDocument);
    const found = new Set(documents.map(({ key }) => key));
    await saveDocuments(db, { documents, removed: batch.map(itemKey).filter((key) => !found.has(key)) });
  }
}

export async function listItemAddresses(db: Database): Promise<ItemAddress[]> {
  return db
    .select({ group: items.groupSlug, category: items.categorySlug, id: items.id })
    .from(items)
    .where(isNull(items.removedAt));
}

async function readItems(db: Database, addresses: readonly ItemAddress[]): Promise<SearchedItem[]> {
  const wanted = sql`select "group", category, id
    from jsonb_to_recordset(${JSON.stringify(addresses.map(({ group, category, id }) => ({ group, category, id })))}::jsonb)
      as ("group" text, category text, id text)`;
  const rows = await db
    .select({ item: items, category: categories, text: itemTexts })
    .from(items)
    .innerJoin(
      categories,
      and(eq(categories.groupSlug, items.groupSlug), eq(categories.slug, items.categorySlug)),
    )
    .innerJoin(
      itemTexts,
      and(
        eq(itemTexts.groupSlug, items.groupSlug),
        eq(itemTexts.categorySlug, items.categorySlug),
        eq(itemTexts.itemId, items.id),
        isNull(itemTexts.removedAt),
      ),
    )
    .where(
      and(
        isNull(items.removedAt),
        sql`(${items.groupSlug}, ${items.categorySlug}, ${items.id}) in (${wanted})`,
      ),
    )
    .orderBy(itemTexts.locale);
  const byItem = Map.groupBy(rows, ({ item }) => `${item.groupSlug}/${item.categorySlug}/${item.id}`);
  return [...byItem.values()].map((ofItem) => {
    const { item, category } = ofItem[0]!;
    return {
      group: item.groupSlug,
      id: item.id,
      category,
      publishedOn: item.publishedOn,
      facts: item.facts,
      texts: ofItem.map(({ text }) => ({
        locale: text.locale as Locale,
        words: text.words,
        text: textOf(text.bodyHtml),
      })),
    };
  });
}
