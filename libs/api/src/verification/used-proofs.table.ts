import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Proofs that were accepted, so that none is accepted twice. Swept when the challenge has expired. */
export const usedProofs = pgTable(
  'used_proofs',
  {
    /** The challenge's signature, which is different for every challenge. */
    signature: text().primaryKey(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('used_proofs_by_end').on(table.expiresAt)],
);
