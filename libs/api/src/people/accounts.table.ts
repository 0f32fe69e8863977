import type { Locale, StaffRole, StationCode } from '@raang/domain';
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** People who registered. `auth.ts` maps better-auth's models to these tables. */
export const accounts = pgTable('accounts', {
  id: uuid().primaryKey().defaultRandom(),
  /** In lower case. */
  email: text().notNull().unique(),
  name: text().notNull(),
  telephone: text(),
  locale: text().$type<Locale>().notNull(),
  /** True once a mail to the address was answered: the state `confirmed`. Only then a session can start. */
  emailVerified: boolean().notNull().default(false),
  savedStations: text().array().$type<StationCode[]>().notNull().default([]),
  /** Null for passengers. Only `npm run desk` grants it. */
  role: text().$type<StaffRole>(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

/** Passwords as scrypt hashes, one per account. An account that is not confirmed has none. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** better-auth's name for the kind of credential: always `credential`, which is a password. */
    provider: text().notNull(),
    /** better-auth's id of the person at the provider: for a password the account's id. */
    subject: text().notNull(),
    password: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('credentials_by_account').on(table.accountId, table.provider)],
);

/** Signed-in devices. The cookie has the token and its signature, so a copy of this table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    token: text().notNull().unique(),
    userAgent: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** To the hour: see `resolve-actor.ts`. */
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_by_account').on(table.accountId)],
);

/** What the registration of a `confirm` token sets. Two registrations of one address do not mix. */
export interface PendingRegistration extends Wish {
  name: string;
  locale: Locale;
  passwordHash: string;
}

/** Where the person was on the way to. Stored, so that no mail has a path that a stranger chose. */
interface Wish {
  /** Path and query of a page of the site. */
  next?: string | undefined;
}

/** A new e-mail address that waits until both mailboxes have confirmed it. Each has a token, with the same end. */
export interface PendingEmail {
  email: string;
  /** Whether the token of the other mailbox was used. */
  isOtherConfirmed: boolean;
}

/** What waits for a token, by what the token is for. */
export interface PendingOf {
  confirm: PendingRegistration;
  password: Wish;
  'new-email': PendingEmail;
  'current-email': PendingEmail;
}
export type TokenPurpose = keyof PendingOf;

/** Tokens that mails carry, as digests. A used token is deleted. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    digest: text().primaryKey(),
    purpose: text().$type<TokenPurpose>().notNull(),
    /** Null for a token that nobody has: an address without account costs the same work. */
    accountId: uuid().references(() => accounts.id),
    pending: jsonb().$type<PendingOf[TokenPurpose]>(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('account_tokens_by_account').on(table.accountId)],
);
