import type { MatchReason } from '@raang/contract';
import type { FoundItemCategory, FoundItemStatus } from '@raang/domain';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The found register. Everything after `keptUntil` is not public. */
export const foundItems = pgTable(
  'found_items',
  {
    id: text().primaryKey(),
    category: text().$type<FoundItemCategory>().notNull(),
    foundOn: date({ mode: 'string' }).notNull(),
    lineId: text().notNull(),
    stationCode: text(),
    keptUntil: date({ mode: 'string' }).notNull(),
    /** Details that prove ownership. Only for the desk. */
    description: text().notNull(),
    /** Shelf. Only for the desk. */
    storedAt: text().notNull(),
    /** Only kept items are in the public list. */
    status: text().$type<FoundItemStatus>().notNull().default('kept'),
    /** Invented, from the content folder, until the register has its first real item. */
    // its first name: a renamed column would break processes of the previous version
    example: boolean('is_example').notNull().default(false),
    /** Traits of the description for matching; valid if `traitsVersion` is the current one. */
    traits: text().array().notNull().default([]),
    traitsVersion: integer().notNull().default(0),
  },
  (table) => [
    index('found_items_newest_first').on(table.foundOn.desc().nullsFirst(), table.id),
    index('found_items_by_line').on(table.lineId, table.foundOn.desc().nullsFirst(), table.id),
    index('found_items_to_match').on(table.category, table.foundOn, table.id),
  ],
);

/** Why the desk confirmed a found item as the lost one of a case, as the score said then. */
export const confirmedMatches = pgTable(
  'confirmed_matches',
  {
    reference: text().notNull(),
    foundItemId: text()
      .notNull()
      .references(() => foundItems.id),
    reasons: jsonb().$type<MatchReason[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reference, table.foundItemId] })],
);
