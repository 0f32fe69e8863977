import type { Bilingual, Locale } from '@raang/domain';
import { date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const categoryGroups = pgTable('category_groups', {
  slug: text().primaryKey(),
  position: integer().notNull(),
  name: jsonb().$type<Bilingual>().notNull(),
  description: jsonb().$type<Bilingual>().notNull(),
});

export const categories = pgTable(
  'categories',
  {
    groupSlug: text()
      .notNull()
      .references(() => categoryGroups.slug, { onDelete: 'cascade' }),
    slug: text().notNull(),
    position: integer().notNull(),
    name: jsonb().$type<Bilingual>().notNull(),
    description: jsonb().$type<Bilingual>().notNull(),
    template: text().notNull(),
  },
  (table) => [primaryKey({ name: 'categories_pk', columns: [table.groupSlug, table.slug] })],
);

/** What both languages of an item share. */
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
  },
  (table) => [
    primaryKey({ name: 'items_pk', columns: [table.groupSlug, table.categorySlug, table.id] }),
    foreignKey({
      name: 'items_category_fk',
      columns: [table.groupSlug, table.categorySlug],
      foreignColumns: [categories.groupSlug, categories.slug],
    }).onDelete('cascade'),
    // the order of every listing; NULLS FIRST is what ORDER BY … DESC means, else the index is not used
    index('items_newest_first').on(
      table.groupSlug,
      table.categorySlug,
      table.publishedOn.desc().nullsFirst(),
      table.id,
    ),
  ],
);

/** What an item says in one language. */
export const itemTexts = pgTable(
  'item_texts',
  {
    groupSlug: text().notNull(),
    categorySlug: text().notNull(),
    itemId: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    words: jsonb().$type<Record<string, unknown>>().notNull(),
    bodyHtml: text().notNull(),
    /** Digest of the content file, its picture and the importer's version: what tells that nothing changed. */
    digest: text().notNull(),
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
    }).onDelete('cascade'),
  ],
);
