import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  categories,
  categoryGroups,
  contentVersions,
  everyLine,
  items,
  itemTexts,
  listingEntries,
} from '../content/content.table';
import type { Database } from '../database/database';
import { saveItemDocuments } from '../content/item-documents';
import { createSeedItem, seedCategories, type SeedItem } from './seed-item';

/** Items per statement. Larger batches make statements too long, smaller ones need more round trips. */
const batchSize = 500;

/**
 * Fills an empty database with plausible items in both languages, for benchmarks. The same count always gives the same
 * items. Do not start a site on such a database: the items have no content files, so the import would remove them.
 */
export async function seedItems(db: Database, count: number): Promise<void> {
  await saveCategories(db);
  for (let from = 0; from < count; from += batchSize) {
    const length = Math.min(batchSize, count - from);
    await saveBatch(
      db,
      Array.from({ length }, (_, index) => createSeedItem(from + index)),
    );
  }
  await db.delete(contentVersions);
  await db.insert(contentVersions).values({ version: randomUUID() });
  // updates the planner's statistics, and the visibility map that index-only scans need
  await db.execute(sql`vacuum analyze`);
}

async function saveCategories(db: Database): Promise<void> {
  const bilingual = (text: string) => ({ th: text, en: text });
  const groups = [...new Set(seedCategories.map(({ group }) => group))];
  await db.insert(categoryGroups).values(
    groups.map((slug, position) => ({
      slug,
      position,
      name: bilingual(slug),
      description: bilingual(slug),
    })),
  );
  await db.insert(categories).values(
    seedCategories.map(({ group, category, template }, position) => ({
      groupSlug: group,
      slug: category,
      position,
      template,
      name: bilingual(category),
      description: bilingual(category),
    })),
  );
}

async function saveBatch(db: Database, batch: SeedItem[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(items).values(
      batch.map(({ address, id, publishedOn, validTo, lines }) => ({
        ...address,
        id,
        publishedOn,
        facts: {
          kind: 'article',
          publishedOn,
          lines,
          example: true,
          ...(validTo && { validTo }),
        },
        pictureUrl: null,
      })),
    );
    await tx.insert(itemTexts).values(
      batch.flatMap(({ address, id, texts }) =>
        (['th', 'en'] as const).map((locale) => {
          const { title, summary, body } = texts[locale];
          return {
            ...address,
            itemId: id,
            locale,
            words: { title, summary },
            bodyHtml: `<p>${body}</p>`,
            digest: id,
          };
        }),
      ),
    );
    await tx.insert(listingEntries).values(batch.flatMap(toEntries));
    await saveItemDocuments(
      tx,
      batch.map(({ address, id }) => ({ group: address.groupSlug, category: address.categorySlug, id })),
    );
  });
}

function toEntries({ address, id, publishedOn, validTo = publishedOn, lines }: SeedItem) {
  return [everyLine, ...lines].map((lineId) => ({
    ...address,
    itemId: id,
    lineId,
    publishedOn,
    startsOn: publishedOn,
    endsOn: validTo,
  }));
}
