import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Attempts in the current window of each limit and key. All processes count in the same row. */
export const attempts = pgTable(
  'attempts',
  {
    /** Name of the limit, such as `login per address`. */
    name: text().notNull(),
    /** Digest of the key: an address or e-mail is not stored. */
    keyDigest: text().notNull(),
    count: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'attempts_pk', columns: [table.name, table.keyDigest] }),
    index('attempts_by_end').on(table.endsAt),
  ],
);
