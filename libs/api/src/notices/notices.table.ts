import type { Alert, Announcement, StoredSource } from '@raang/domain';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Service alerts from all sources. */
export const alerts = pgTable(
  'service_alerts',
  {
    id: text().primaryKey(),
    /** `content`, `feed` (the second feed is `feed:2`), `import` or `desk`. A source replaces only its own alerts. */
    source: text().notNull(),
    /** Start of the first period in which it is shown or acts, and end of the last one. It may do neither in between. */
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }),
    /** Domain object without its id. */
    alert: jsonb().$type<Omit<Alert, 'id'>>().notNull(),
  },
  (table) => [index('service_alerts_by_end').on(table.endsAt, table.startsAt)],
);

/**
 * Alerts of the release before, with `activePeriods`. Its processes still read and write them during an upgrade; what their
 * desk publishes goes on to `service_alerts` by a trigger. The next release drops the table.
 */
export const formerAlerts = pgTable(
  'alerts',
  {
    id: text().primaryKey(),
    source: text().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }),
    alert: jsonb().notNull(),
  },
  (table) => [index('alerts_by_end').on(table.endsAt, table.startsAt)],
);

/** Announcements for every visitor of the site. */
export const announcements = pgTable('announcements', {
  id: text().primaryKey(),
  /** `content` or `desk`. The import of the content folder replaces only its own. */
  source: text().notNull().default('content'),
  /** Position in the content file; 0 for those of the desk. */
  position: integer().notNull(),
  startsAt: timestamp({ withTimezone: true }).notNull(),
  endsAt: timestamp({ withTimezone: true }),
  announcement: jsonb().$type<Omit<Announcement, 'id'>>().notNull(),
});

/** When each source last reported what disrupts the service. A polled feed has a row as long as it is polled. */
export const serviceReports = pgTable('service_reports', {
  source: text().$type<StoredSource>().primaryKey(),
  /** Null until the feed has answered. */
  at: timestamp({ withTimezone: true }),
  /** What was left out of a feed: how many by reason, and one line for each of the first ones. */
  leftOut: jsonb().$type<{ counts: Record<string, number>; lines: string[] }>(),
});
