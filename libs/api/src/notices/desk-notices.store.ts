import { type Alert, alert as alertSchema, type AlertPeriod, type Announcement } from '@raang/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { deskSource, toAlertRow, toAnnouncementRow } from './notices.store';
import { alerts, announcements } from './notices.table';

/** `foreign`: another source has a notice with this id, and replaces it by its own rules. */
export type Publication = 'published' | 'foreign';

/** Inserts or replaces an alert of the desk. */
export async function publishDeskAlert(db: Database, alert: Alert): Promise<Publication> {
  const { id: _id, ...columns } = toAlertRow(deskSource, alert);
  const written = await db
    .insert(alerts)
    .values({ id: alert.id, ...columns })
    .onConflictDoUpdate({ target: alerts.id, set: columns, setWhere: eq(alerts.source, deskSource) })
    .returning({ id: alerts.id });
  return written.length > 0 ? 'published' : 'foreign';
}

/** Inserts or replaces an announcement of the desk. */
export async function publishDeskAnnouncement(
  db: Database,
  announcement: Announcement,
): Promise<Publication> {
  const { id, ...columns } = toAnnouncementRow(deskSource, announcement, 0);
  const written = await db
    .insert(announcements)
    .values({ id, ...columns })
    .onConflictDoUpdate({
      target: announcements.id,
      set: columns,
      setWhere: eq(announcements.source, deskSource),
    })
    .returning({ id: announcements.id });
  return written.length > 0 ? 'published' : 'foreign';
}

/**
 * Ends an alert of the desk now. An alert that has ended before stays as it is.
 * @returns the alert as it is then
 */
export async function endDeskAlert(
  db: Database,
  id: string,
  now: Date,
): Promise<Alert | 'unknown' | 'foreign'> {
  const [row] = await db.select().from(alerts).where(eq(alerts.id, id)).for('update');
  if (!row) return 'unknown';
  if (row.source !== deskSource) return 'foreign';
  const alert = alertSchema.parse({ id: row.id, ...row.alert });
  const ended = {
    ...alert,
    shownPeriods: periodsUntil(alert.shownPeriods, now),
    impactPeriods: periodsUntil(alert.impactPeriods, now),
  };
  await publishDeskAlert(db, ended);
  return ended;
}

/** The periods that began before a moment, ended at it. The first one, empty, if none has begun. */
function periodsUntil(periods: readonly AlertPeriod[], now: Date): AlertPeriod[] {
  const begun = periods
    .filter(({ start }) => Date.parse(start) < now.getTime())
    .map(({ start, end }) => ({
      start,
      end: end && Date.parse(end) <= now.getTime() ? end : now.toISOString(),
    }));
  const [first] = periods;
  return begun.length > 0 || !first ? begun : [{ start: first.start, end: first.start }];
}
