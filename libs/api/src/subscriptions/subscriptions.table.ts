import type {
  Alert,
  InformedEntity,
  Locale,
  StationCode,
  Subscription,
  WatchedLine,
  Weekday,
} from '@raang/domain';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** Who receives mails about disruptions, and of which. A subscription that ends is deleted. */
export const subscriptions = pgTable('subscriptions', {
  id: uuid().primaryKey().defaultRandom(),
  /** In lower case, confirmed by its owner. */
  email: text().notNull().unique(),
  locale: text().$type<Locale>().notNull(),
  lines: text().array().$type<WatchedLine[]>().notNull(),
  stations: text().array().$type<StationCode[]>().notNull(),
  days: text().array().$type<Weekday[]>().notNull(),
  from: text(),
  until: text(),
  severity: text().$type<Subscription['severity']>().notNull(),
  /** Of the confirmation, or the last change. What began before is known to the person. */
  since: timestamp({ withTimezone: true }).notNull(),
});

/** What somebody asked for, until the owner of the address confirms it. */
export const subscriptionRequests = pgTable(
  'subscription_requests',
  {
    /** Of the token in the mail. */
    digest: text().primaryKey(),
    email: text().notNull(),
    wish: jsonb().$type<Subscription>().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('subscription_requests_by_end').on(table.expiresAt)],
);

/** Alerts as the job has seen them. An alert that is gone is kept for two days. */
export const seenAlerts = pgTable('seen_alerts', {
  /** The alert's first id and the time when it was first seen. */
  key: text().primaryKey(),
  /** As last seen. */
  alert: jsonb().$type<Alert>().notNull(),
  /** Since when it stands, short gaps aside. */
  firstAt: timestamp({ withTimezone: true }).notNull(),
  /** Since when it is gone, or over by its own words. */
  goneAt: timestamp({ withTimezone: true }),
  /** Whether it began before the job looked: nobody receives its beginning. */
  isOld: boolean().notNull(),
});

/** What a subscription has received about an alert. */
export const toldAlerts = pgTable(
  'told_alerts',
  {
    subscriptionId: uuid()
      .notNull()
      .references(() => subscriptions.id),
    alertKey: text()
      .notNull()
      .references(() => seenAlerts.key),
    stage: text().$type<Stage>().notNull(),
    /** The mail, which may tell of several alerts. */
    mailId: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The alert as the mail has it. */
    extent: jsonb().$type<Extent>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'told_alerts_pk', columns: [table.subscriptionId, table.alertKey, table.stage] }),
    index('told_alerts_by_time').on(table.at),
    index('told_alerts_by_alert').on(table.alertKey),
  ],
);

/** The job that tells subscribers; one row. */
export const subscriptionJob = pgTable('subscription_job', {
  id: integer().primaryKey().default(1),
  /** Until then only the process that took the lease runs the job. */
  leasedUntil: timestamp({ withTimezone: true }).notNull(),
  /** Of the last run. */
  ranAt: timestamp({ withTimezone: true }),
  /** When each polled feed had last reported at that run, in ISO 8601. */
  reportedAt: jsonb().$type<Record<string, string>>().notNull().default({}),
  /** Since when it waits for the desk, because it would have posted too many mails. */
  stoppedAt: timestamp({ withTimezone: true }),
  /** Until then the desk allows any number of mails. */
  unlimitedUntil: timestamp({ withTimezone: true }),
});

/** `begun`: it began or was announced. `eve`: planned works begin the next day. `worse`: graver, wider or longer. */
export type Stage = 'begun' | 'eve' | 'worse' | 'ended';

/** How grave, wide and long an alert is, for a subscription. */
export interface Extent {
  /** Position in `alertSeverities`. */
  severity: number;
  closes: boolean;
  /** What it is about, as far as the subscription watches that. */
  entities: InformedEntity[];
  /** ISO 8601; null if it is open. */
  end: string | null;
}
