import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the desk has said last of each lift and escalator. */
export const equipmentReports = pgTable('equipment_reports', {
  /** As the feed in force names it; a later feed may have other ids. */
  id: text().primaryKey(),
  state: text().$type<'out' | 'works'>().notNull(),
  /** Since when it is in this state. */
  since: timestamp({ withTimezone: true }).notNull(),
  /** Until when it is expected to be out of order. */
  until: timestamp({ withTimezone: true }),
  /** When the desk has said so. */
  at: timestamp({ withTimezone: true }).notNull(),
});

export type EquipmentReport = typeof equipmentReports.$inferSelect;
