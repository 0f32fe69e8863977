import type { Alert, Announcement } from '@raang/domain';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Service alerts of every source. */
export const alerts = pgTable(
  'alerts',
  {
    id: text().primaryKey(),
    /** Where it came from, so that one source may replace its own: `content`, `feed` or `import`. */
    source: text().notNull(),
    /** First and last moment of all active periods; between them the alert itself says when it holds. */
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }),
    /** As the domain defines it, without its id. */
    alert: jsonb().$type<Omit<Alert, 'id'>>().notNull(),
  },
  (table) => [index('alerts_by_end').on(table.endsAt, table.startsAt)],
);

/** What every visitor of the site is told. */
export const announcements = pgTable('announcements', {
  id: text().primaryKey(),
  /** In the order of the content's file. */
  position: integer().notNull(),
  startsAt: timestamp({ withTimezone: true }).notNull(),
  endsAt: timestamp({ withTimezone: true }),
  announcement: jsonb().$type<Omit<Announcement, 'id'>>().notNull(),
});
