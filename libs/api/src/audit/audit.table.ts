import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Every change by staff, every file of a case that they read, and every change of an account's e-mail address. Rows are only
 * ever added.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** E-mail address at that time, the account may be gone; a command; or `account holder`. */
    by: text().notNull(),
    /** Null for a change by a command on the server. */
    accountId: uuid(),
    /** Such as `move` or `readFile`. */
    action: text().notNull(),
    /** Reference, tag number, id, or e-mail address. */
    subject: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('audit_entries_newest_first').on(table.at.desc().nullsFirst(), table.id)],
);
