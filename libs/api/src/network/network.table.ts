import { customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Feeds without errors. The newest one is active. */
export const feeds = pgTable('feeds', {
  id: uuid().primaryKey(),
  importedAt: timestamp({ withTimezone: true }).notNull(),
  /** Digest of the names and contents of all files, to recognise an equal feed. */
  digest: text().notNull(),
  /**
   * For a feed that was imported by command: digest of the feed that the site imported at start. The imported feed
   * stays active until the feed of the start changes.
   */
  insteadOf: text(),
  /** Version of the stations' search documents that were made from this feed. */
  documentsVersion: text(),
  /** The feed as a zip archive. */
  archive: bytes().notNull(),
});
