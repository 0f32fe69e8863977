import {
  type Category,
  category,
  type CategoryAddress,
  type CategoryGroup,
  categoryGroup,
  type Item,
  type ItemDetail,
  item as itemSchema,
  type Locale,
} from '@raang/domain';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { Figures } from '../figures/figure-source';
import { categories, categoryGroups, items, itemTexts } from './content.table';

export interface ItemAddress extends CategoryAddress {
  id: string;
}

/** Lists groups with their categories, in the order of `categories.yaml`. */
export async function listCategoryGroups(db: Database): Promise<CategoryGroup[]> {
  const [groupRows, categoryRows] = await Promise.all([
    db
      .select()
      .from(categoryGroups)
      .where(isNull(categoryGroups.removedAt))
      .orderBy(asc(categoryGroups.position)),
    db.select().from(categories).where(isNull(categories.removedAt)).orderBy(asc(categories.position)),
  ]);
  return groupRows.map(({ slug, name, description }) =>
    categoryGroup.parse({
      slug,
      name,
      description,
      categories: categoryRows
        .filter((row) => row.groupSlug === slug)
        .map((row) => ({
          slug: row.slug,
          name: row.name,
          description: row.description,
          template: row.template,
        })),
    }),
  );
}

export async function findCategory(db: Database, address: CategoryAddress): Promise<Category | undefined> {
  const [row] = await db
    .select({
      slug: categories.slug,
      name: categories.name,
      description: categories.description,
      template: categories.template,
    })
    .from(categories)
    .where(
      and(
        eq(categories.groupSlug, address.group),
        eq(categories.slug, address.category),
        isNull(categories.removedAt),
      ),
    );
  return row && category.parse(row);
}

/** Language of the words, and the figures that they show. */
export interface ItemWords {
  lang: Locale;
  figures: Figures;
}

export async function findItem(
  db: Database,
  address: ItemAddress,
  { lang, figures }: ItemWords,
): Promise<ItemDetail | undefined> {
  const [row] = await db.select(itemColumns).from(items).where(isItem(address));
  if (!row) return undefined;
  const texts = await textsOf(db, address, [row.id]);
  const text = preferred(texts, lang);
  if (!text) return undefined;
  return {
    item: toItem(row, text, figures),
    bodyHtml: figures.inHtml(text.bodyHtml, text.locale),
    locales: texts.map(({ locale }) => locale),
  };
}

/** Converts rows to items, in the same order. Each item has the requested language, or its other language. */
export async function withTexts(
  db: Database,
  address: CategoryAddress,
  rows: ItemRow[],
  { lang, figures }: ItemWords,
): Promise<Item[]> {
  const texts = await textsOf(
    db,
    address,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const text = preferred(
      texts.filter(({ itemId }) => itemId === row.id),
      lang,
    );
    return text ? [toItem(row, text, figures)] : [];
  });
}

/** Condition that selects one item, unless it is removed. */
export function isItem({ id, ...address }: ItemAddress) {
  return and(inCategory(address), eq(items.id, id), isNull(items.removedAt));
}

export function inCategory({ group, category }: CategoryAddress) {
  return and(eq(items.groupSlug, group), eq(items.categorySlug, category));
}

/** Columns needed to build an item. */
export const itemColumns = {
  groupSlug: items.groupSlug,
  categorySlug: items.categorySlug,
  id: items.id,
  facts: items.facts,
  pictureUrl: items.pictureUrl,
  likes: items.likes,
};
export type ItemRow = Pick<typeof items.$inferSelect, keyof typeof itemColumns>;
type TextRow = typeof itemTexts.$inferSelect;

async function textsOf(
  db: Database,
  { group, category }: CategoryAddress,
  ids: string[],
): Promise<TextRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(itemTexts)
    .where(
      and(
        eq(itemTexts.groupSlug, group),
        eq(itemTexts.categorySlug, category),
        inArray(itemTexts.itemId, ids),
        isNull(itemTexts.removedAt),
      ),
    )
    .orderBy(asc(itemTexts.locale));
}

/** The text in the requested language, or in the other language. */
function preferred(texts: TextRow[], lang: Locale): TextRow | undefined {
  return texts.find(({ locale }) => locale === lang) ?? texts[0];
}

function toItem(row: ItemRow, { locale, words }: TextRow, figures: Figures): Item {
  const filled = Object.entries(words).map(([name, value]) => [name, figures.inText(String(value), locale)]);
  // a field whose text holds at another time, or of a rule that the feed in force lacks, is left out
  const shown = filled.filter(([, value]) => value !== '');
  return itemSchema.parse({
    ...row.facts,
    summary: words['title'],
    ...Object.fromEntries(shown),
    id: row.id,
    group: row.groupSlug,
    category: row.categorySlug,
    locale,
    likes: row.likes,
    ...(row.pictureUrl ? { pictureUrl: row.pictureUrl } : {}),
  });
}
