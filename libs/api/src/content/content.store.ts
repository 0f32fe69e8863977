import {
  type CategoryGroup,
  type Item,
  type ItemDetail,
  type Locale,
  categoryGroup,
  item as itemSchema,
} from '@raang/domain';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { categories, categoryGroups, items, itemTexts } from './content.table';

export interface CategoryAddress {
  group: string;
  category: string;
}

export interface ItemAddress extends CategoryAddress {
  id: string;
}

/** Groups with their categories, both in the order of the content's table of contents. */
export async function listCategoryGroups(db: Database): Promise<CategoryGroup[]> {
  const [groupRows, categoryRows] = await Promise.all([
    db.select().from(categoryGroups).orderBy(asc(categoryGroups.position)),
    db.select().from(categories).orderBy(asc(categories.position)),
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

export async function hasCategory(db: Database, address: CategoryAddress): Promise<boolean> {
  const rows = await db
    .select({ slug: categories.slug })
    .from(categories)
    .where(and(eq(categories.groupSlug, address.group), eq(categories.slug, address.category)));
  return rows.length > 0;
}

export async function countItems(db: Database, address: CategoryAddress): Promise<number> {
  const [row] = await db.select({ total: count() }).from(items).where(inCategory(address));
  return row?.total ?? 0;
}

/** Items newest first; those of one day by id, so that the order never depends on chance. */
export async function listItems(
  db: Database,
  address: CategoryAddress,
  { lang, offset, limit }: { lang: Locale; offset: number; limit: number },
): Promise<Item[]> {
  const page = await db
    .select()
    .from(items)
    .where(inCategory(address))
    .orderBy(desc(items.publishedOn), asc(items.id))
    .limit(limit)
    .offset(offset);
  const texts = await textsOf(
    db,
    address,
    page.map((row) => row.id),
  );
  return page.flatMap((row) => {
    const text = preferred(
      texts.filter((candidate) => candidate.itemId === row.id),
      lang,
    );
    return text ? [toItem(row, text)] : [];
  });
}

export async function findItem(
  db: Database,
  address: ItemAddress,
  lang: Locale,
): Promise<ItemDetail | undefined> {
  const [row] = await db
    .select()
    .from(items)
    .where(and(inCategory(address), eq(items.id, address.id)));
  if (!row) return undefined;
  const texts = await textsOf(db, address, [row.id]);
  const text = preferred(texts, lang);
  if (!text) return undefined;
  return { item: toItem(row, text), bodyHtml: text.bodyHtml, locales: texts.map(({ locale }) => locale) };
}

function inCategory({ group, category }: CategoryAddress) {
  return and(eq(items.groupSlug, group), eq(items.categorySlug, category));
}

type ItemRow = typeof items.$inferSelect;
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
      ),
    )
    .orderBy(asc(itemTexts.locale));
}

/** The text in the language asked for, else the one there is. */
function preferred(texts: TextRow[], lang: Locale): TextRow | undefined {
  return texts.find(({ locale }) => locale === lang) ?? texts[0];
}

function toItem(row: ItemRow, text: TextRow): Item {
  return itemSchema.parse({
    ...row.facts,
    ...text.words,
    id: row.id,
    group: row.groupSlug,
    category: row.categorySlug,
    locale: text.locale,
    ...(row.pictureUrl ? { pictureUrl: row.pictureUrl } : {}),
  });
}
