import { customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Feeds that were found to be in order; the newest is in force. */
export const feeds = pgTable('feeds', {
  id: uuid().primaryKey(),
  importedAt: timestamp({ withTimezone: true }).notNull(),
  /** Of the names and bytes of its files: what tells that a feed is in force already. */
  digest: text().notNull(),
  /**
   * Of a feed that was imported by command: digest of the one that the start would have put in force. As long as the
   * start brings no other one, the imported one stays.
   */
  insteadOf: text(),
  /** The feed as a zip archive. */
  archive: bytes().notNull(),
});
