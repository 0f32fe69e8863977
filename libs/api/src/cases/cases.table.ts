import type { Appointment } from '@raang/contract';
import type { CaseKind, CaseReference, FoundItemCategory, Locale } from '@raang/domain';
import { sql } from 'drizzle-orm';
import { bigint, date, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** What people submitted. A case outlives the account that sent it. */
export const cases = pgTable(
  'cases',
  {
    reference: text().$type<CaseReference>().primaryKey(),
    kind: text().$type<CaseKind>().notNull(),
    /** Current status; `case_events` has the earlier ones. */
    status: text().notNull(),
    /** Language of the person's mails. */
    lang: text().$type<Locale>().notNull(),
    topic: text(),
    category: text().$type<FoundItemCategory>(),
    line: text(),
    station: text(),
    day: date({ mode: 'string' }),
    /** `HH:MM` at the network, as the person remembers it. */
    time: text(),
    /** Message or description. */
    text: text().notNull(),
    colour: text(),
    /** What only the owner knows about the lost item. Only for the desk. */
    marks: text(),
    /** Where the found thing is. */
    handedTo: text(),
    name: text(),
    email: text(),
    telephone: text(),
    /** {@link telephone} as `telephoneDigits` compares it. */
    telephoneDigits: text(),
    accountId: uuid(),
    /** A repeated submission has the same key, and makes no second case. */
    idempotencyKey: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    /** Tag number of the found item that the desk confirmed. */
    matchedItem: text(),
    /** How the claimant described the matched item. Only for the desk. */
    proof: text(),
    appointment: jsonb().$type<Appointment>(),
    /** When everything personal was removed. Such a case never changes again. */
    emptiedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('cases_once').on(table.idempotencyKey),
    index('cases_by_account').on(table.accountId, table.createdAt.desc().nullsFirst()),
    index('cases_by_change').on(table.updatedAt, table.reference),
    index('cases_by_status').on(table.kind, table.status, table.updatedAt),
    index('cases_by_email').on(table.email),
    index('cases_by_telephone').on(table.telephoneDigits),
    index('cases_to_empty')
      .on(table.updatedAt)
      .where(sql`${table.emptiedAt} is null`),
  ],
);

/** Every status of a case, in the order of their ids. */
export const caseEvents = pgTable(
  'case_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reference: text()
      .$type<CaseReference>()
      .notNull()
      .references(() => cases.reference),
    status: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** `person`, `system`, or the e-mail address of a member of staff. */
    by: text().notNull(),
  },
  (table) => [index('case_events_by_case').on(table.reference, table.id)],
);

/** What the desk and the person wrote to each other after the case. */
export const caseMessages = pgTable(
  'case_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reference: text()
      .$type<CaseReference>()
      .notNull()
      .references(() => cases.reference),
    from: text().$type<'desk' | 'person'>().notNull(),
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Of the person's messages: a repeated request has the same key. */
    idempotencyKey: uuid(),
  },
  (table) => [
    index('case_messages_by_case').on(table.reference, table.id),
    uniqueIndex('case_messages_once').on(table.reference, table.idempotencyKey),
  ],
);

export type CaseRow = typeof cases.$inferSelect;
