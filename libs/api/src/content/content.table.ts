import type { Bilingual, Locale } from '@raang/domain';
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * Time of the first import without this row in the content folder; null if the folder has it. The import never deletes
 * content, so that likes are kept if the content returns. For the same reason no foreign key cascades.
 */
const removedAt = () => timestamp({ withTimezone: true });

export const categoryGroups = pgTable('category_groups', {
  slug: text().primaryKey(),
  position: integer().notNull(),
  name: jsonb().$type<Bilingual>().notNull(),
  description: jsonb().$type<Bilingual>().notNull(),
  removedAt: removedAt(),
});

export const categories = pgTable(
  'categories',
  {
    groupSlug: text()
      .notNull()
      .references(() => categoryGroups.slug),
    slug: text().notNull(),
    position: integer().notNull(),
    name: jsonb().$type<Bilingual>().notNull(),
    description: jsonb().$type<Bilingual>().notNull(),
    template: text().notNull(),
    removedAt: removedAt(),
  },
  (table) => [primaryKey({ name: 'categories_pk', columns: [table.groupSlug, table.slug] })],
);

/** Facts of an item, which both languages share. */
export const items = pgTable(
  'items',
  {
    groupSlug: text().notNull(),
    categorySlug: text().notNull(),
    id: text().notNull(),
    publishedOn: date({ mode: 'string' }).notNull(),
    /** The item's shared fields as its kind defines them in the domain. */
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
    pictureUrl: text(),
    likes: integer().notNull().default(0),
    removedAt: removedAt(),
  },
  (table) => [
    primaryKey({ name: 'items_pk', columns: [table.groupSlug, table.categorySlug, table.id] }),
    foreignKey({
      name: 'items_category_fk',
      columns: [table.groupSlug, table.categorySlug],
      foreignColumns: [categories.groupSlug, categories.slug],
    }),
  ],
);

/** Value of `lineId` for the listing without a line filter. */
export const everyLine = '';

/**
 * Index of items for listings. An item has one entry for the listing without a line filter, and one entry for each of
 * its lines; an item about the whole network has one for every line. Entries have all columns that listings filter and
 * sort by, so that one index finds any page of a listing. A removed item has no entries.
 */
export const listingEntries = pgTable(
  'listing_entries',
  {
    groupSlug: text().notNull(),
    categorySlug: text().notNull(),
    lineId: text().notNull(),
    itemId: text().notNull(),
    publishedOn: date({ mode: 'string' }).notNull(),
    /** First and last valid day; `infinity` means no end. Without validity, both are the day of publication. */
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'listing_entries_pk',
      columns: [table.groupSlug, table.categorySlug, table.itemId, table.lineId],
    }),
    foreignKey({
      name: 'listing_entries_item_fk',
      columns: [table.groupSlug, table.categorySlug, table.itemId],
      foreignColumns: [items.groupSlug, items.categorySlug, items.id],
    }),
    // ORDER BY … DESC implies NULLS FIRST, and PostgreSQL only uses an index with the same order
    index('listing_entries_newest_first').on(
      table.groupSlug,
      table.categorySlug,
      table.lineId,
      table.publishedOn.desc().nullsFirst(),
      table.itemId,
      table.startsOn,
      table.endsOn,
    ),
  ],
);

/** Likes of visitors. A visitor is stored only as a digest. */
export const itemLikes = pgTable(
  'item_likes',
  {
    groupSlug: text().notNull(),
    categorySlug: text().notNull(),
    itemId: text().notNull(),
    visitorDigest: text().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'item_likes_pk',
      columns: [table.groupSlug, table.categorySlug, table.itemId, table.visitorDigest],
    }),
    foreignKey({
      name: 'item_likes_item_fk',
      columns: [table.groupSlug, table.categorySlug, table.itemId],
      foreignColumns: [items.groupSlug, items.categorySlug, items.id],
    }),
  ],
);

/** Where items were before they moved. The path is `<group>/<category>/<id>`. */
export const formerAddresses = pgTable(
  'former_addresses',
  {
    path: text().primaryKey(),
    groupSlug: text().notNull(),
    categorySlug: text().notNull(),
    itemId: text().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'former_addresses_item_fk',
      columns: [table.groupSlug, table.categorySlug, table.itemId],
      foreignColumns: [items.groupSlug, items.categorySlug, items.id],
    }),
  ],
);

/** One row that changes with every change of the content. Cached results depend on it. */
export const contentVersions = pgTable('content_versions', { version: uuid().primaryKey() });

/** Text of an item in one language. */
export const itemTexts = pgTable(
  'item_texts',
  {
    groupSlug: text().notNull(),
    categorySlug: text().notNull(),
    itemId: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    words: jsonb().$type<Record<string, unknown>>().notNull(),
    bodyHtml: text().notNull(),
    /** Digest of everything that the row depends on. The import skips a text with an equal digest. */
    digest: text().notNull(),
    removedAt: removedAt(),
  },
  (table) => [
    primaryKey({
      name: 'item_texts_pk',
      columns: [table.groupSlug, table.categorySlug, table.itemId, table.locale],
    }),
    foreignKey({
      name: 'item_texts_item_fk',
      columns: [table.groupSlug, table.categorySlug, table.itemId],
      foreignColumns: [items.groupSlug, items.categorySlug, items.id],
    }),
  ],
);
