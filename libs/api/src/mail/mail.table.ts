import type { Locale } from '@raang/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MailContent } from './mail-content';

/** The last two are final. `failed`: the server rejected the mail for days. `expired`: nobody needs the mail any more. */
export type MailStatus = 'waiting' | 'sent' | 'failed' | 'expired';

/** The outbox. A mail's row is written in the transaction of what the mail is about. */
export const mails = pgTable(
  'mails',
  {
    /** Digest of the mail's dedupe key, and local part of its Message-ID. */
    id: text().primaryKey(),
    /** What the mail is about: a case's reference. */
    thread: text(),
    /** The first mail of the thread; null if this is the first. */
    inReplyTo: text(),
    /** Null once the mail was sent, like `content` and `lastError`. */
    recipient: text(),
    locale: text().$type<Locale>().notNull(),
    content: jsonb().$type<MailContent>(),
    status: text().$type<MailStatus>().notNull().default('waiting'),
    /** Number of times that a worker has claimed it. Identifies the current claim. */
    attempts: integer().notNull().default(0),
    /** Time of the next attempt. While a worker has claimed the mail: end of its lease. */
    dueAt: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`'-infinity'`),
    /** One of many: the others are sent first. */
    isBulk: boolean().notNull().default(false),
    /** When it is withdrawn if it is not sent. */
    expiresAt: timestamp({ withTimezone: true }),
    postedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When it was sent, given up or withdrawn. */
    endedAt: timestamp({ withTimezone: true }),
    /** Why the last attempt failed. May contain the recipient's address. */
    lastError: text(),
  },
  (table) => [
    index('mails_in_order')
      .on(table.isBulk, table.dueAt, table.postedAt)
      .where(sql`${table.status} = 'waiting'`),
    index('mails_to_expire')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'waiting' and ${table.expiresAt} is not null`),
    index('mails_by_thread').on(table.thread),
    index('mails_to_empty')
      .on(table.endedAt)
      .where(sql`${table.content} is not null`),
  ],
);
