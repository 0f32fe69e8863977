import { pgTable, text } from 'drizzle-orm/pg-core';

/** Values that a database makes once for itself, such as its secret. A dump or a backup keeps them. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
});
