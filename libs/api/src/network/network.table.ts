import type { FeedReport } from '@raang/journeys/gtfs';
import { customType, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
  /** What the import found. Null for a feed that an earlier release imported: it had no errors, and nothing was left out. */
  report: jsonb().$type<FeedReport>(),
  /** The feed as a zip archive. */
  archive: bytes().notNull(),
});
