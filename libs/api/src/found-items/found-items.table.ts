import type { FoundItemCategory } from '@raang/domain';
import { date, index, pgTable, text } from 'drizzle-orm/pg-core';

/** The found register. `description` and `storedAt` are not public. */
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
  },
  (table) => [
    index('found_items_newest_first').on(table.foundOn.desc().nullsFirst(), table.id),
    index('found_items_by_line').on(table.lineId, table.foundOn.desc().nullsFirst(), table.id),
  ],
);
