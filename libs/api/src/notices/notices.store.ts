import {
  type Alert,
  alert as alertSchema,
  alertSeverities,
  type Announcement,
  announcement as announcementSchema,
  isActive,
} from '@raang/domain';
import { and, asc, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { takeTask } from '../database/locks';
import { rowChanges } from '../database/row-changes';
import { alerts, announcements } from './notices.table';

/** The source of alerts that stand in the content folder. */
export const contentSource = 'content';

/** Those of a feed that is polled, and those that were imported by command. */
export const polledSource = 'feed';
export const importedSource = 'import';

/**
 * Alerts, the most severe first, then the latest said.
 * @param activeAt only those that hold at this moment
 */
export async function listAlerts(db: Database, activeAt?: Date): Promise<Alert[]> {
  const at = activeAt && withinYears(activeAt);
  const rows = await db
    .select()
    .from(alerts)
    .where(at && and(lte(alerts.startsAt, at), or(isNull(alerts.endsAt), gt(alerts.endsAt, at))));
  return rows
    .map(({ id, alert }) => alertSchema.parse({ id, ...alert }))
    .filter((alert) => !activeAt || isActive(alert, activeAt))
    .toSorted(
      (a, b) =>
        alertSeverities.indexOf(b.severity) - alertSeverities.indexOf(a.severity) ||
        Date.parse(b.saidAt) - Date.parse(a.saidAt) ||
        a.id.localeCompare(b.id, 'en'),
    );
}

/** All alerts of one source, in no order. */
export async function listAlertsFrom(db: Database, source: string): Promise<Alert[]> {
  const rows = await db.select().from(alerts).where(eq(alerts.source, source));
  return rows.map(({ id, alert }) => alertSchema.parse({ id, ...alert }));
}

/** Leaves no alerts of a feed that is polled no longer. */
export function forgetAlertsFeed(db: Database): Promise<void> {
  return replaceAlerts(db, polledSource, []);
}

/** ISO 8601 writes other years in a way that PostgreSQL does not read; nothing changes beyond these. */
function withinYears(moment: Date): Date {
  const [first, last] = ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'].map(Date.parse) as [number, number];
  return new Date(Math.min(last, Math.max(first, moment.getTime())));
}

/** Makes a source's alerts these and no others; those that stay as they are, are not written. */
export async function replaceAlerts(db: Database, source: string, current: Alert[]): Promise<void> {
  await db.transaction(async (tx) => {
    // several processes may poll the same feed: one must not insert what another is just inserting
    await takeTask(tx, 'alerts');
    const stored = await tx.select().from(alerts).where(eq(alerts.source, source));
    const wanted = current.map((alert) => toAlertRow(source, alert));
    const { changed, unwanted } = rowChanges(wanted, stored, ({ id }) => id);
    const outdated = inArray(alerts.id, idsOf([...unwanted, ...changed]));
    await tx.delete(alerts).where(and(eq(alerts.source, source), outdated));
    if (changed.length > 0) await tx.insert(alerts).values(changed);
  });
}

function toAlertRow(source: string, { id, ...alert }: Alert): typeof alerts.$inferSelect {
  const ends = alert.activePeriods.map(({ end }) => end);
  return {
    id,
    source,
    startsAt: new Date(Math.min(...alert.activePeriods.map(({ start }) => Date.parse(start)))),
    endsAt: ends.every((end) => end !== undefined)
      ? new Date(Math.max(...ends.map((end) => Date.parse(end))))
      : null,
    alert,
  };
}

/**
 * Announcements, the latest first; of those that began together, the first of the file.
 * @param activeAt only those that hold at this moment
 */
export async function listAnnouncements(db: Database, activeAt?: Date): Promise<Announcement[]> {
  const rows = await db
    .select()
    .from(announcements)
    .where(
      activeAt &&
        and(
          lte(announcements.startsAt, activeAt),
          or(isNull(announcements.endsAt), gt(announcements.endsAt, activeAt)),
        ),
    )
    .orderBy(desc(announcements.startsAt), asc(announcements.position));
  return rows.map(({ id, announcement }) => announcementSchema.parse({ id, ...announcement }));
}

/** Makes the announcements these and no others; those that stay as they are, are not written. */
export async function replaceAnnouncements(db: Database, current: Announcement[]): Promise<void> {
  await db.transaction(async (tx) => {
    const wanted = current.map(({ id, ...announcement }, position) => ({
      id,
      position,
      startsAt: new Date(announcement.startsAt),
      endsAt: announcement.endsAt ? new Date(announcement.endsAt) : null,
      announcement,
    }));
    const stored = await tx.select().from(announcements);
    const { changed, unwanted } = rowChanges(wanted, stored, ({ id }) => id);
    await tx.delete(announcements).where(inArray(announcements.id, idsOf([...unwanted, ...changed])));
    if (changed.length > 0) await tx.insert(announcements).values(changed);
  });
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
