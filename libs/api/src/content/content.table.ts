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
import { textVector } from '../database/column-types';

/**
 * When a start no longer found it in the content folder; null while it is there. Content is marked and never deleted,
 * so that what people made of it, such as likes, is there again when it returns. For the same reason no foreign key
 * cascades.
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

/** The line of the entries that make up a listing of every line. */
export const everyLine = '';

/**
 * Where an item stands in listings: once in the one of every line, and once for each line it is about, or for all of
 * them when it is about the whole network. Holds what listings are ordered and narrowed down by, so that a page of
 * any of them is found on one index. An item that was removed has none.
 */
export const listingEntries = pgTable(
  'listing_entries',
  {
    groupSlug: text().notNull(),
    categorySlug: text().notNull(),
    lineId: text().notNull(),
    itemId: text().notNull(),
    publishedOn: date({ mode: 'string' }).notNull(),
    /** First and last day on which the item holds: without validity, its day of publication; `infinity` is no end. */
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
    /** What the item says in both languages, in words, and the word of this listing. */
    search: textVector().notNull(),
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
    // NULLS FIRST is what ORDER BY … DESC means, else the index is not used
    index('listing_entries_newest_first').on(
      table.groupSlug,
      table.categorySlug,
      table.lineId,
      table.publishedOn.desc().nullsFirst(),
      table.itemId,
      table.startsOn,
      table.endsOn,
    ),
    index('listing_entries_by_word').using('gin', table.search),
  ],
);

/** Who likes what; a visitor is known by a digest only. */
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

/** One row: which state of the content the database holds, so that what was worked out from it can be kept. */
export const contentVersions = pgTable('content_versions', { version: uuid().primaryKey() });

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
