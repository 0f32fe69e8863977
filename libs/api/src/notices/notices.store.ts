import {
  type Alert,
  alert as alertSchema,
  alertSeverities,
  type Announcement,
  announcement as announcementSchema,
  isActive,
} from '@raang/domain';
import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { alerts, announcements } from './notices.table';

/** The source of alerts that stand in the content folder. */
export const contentSource = 'content';

/**
 * Alerts, the most severe first, then the latest said.
 * @param activeAt only those that hold at this moment
 */
export async function listAlerts(db: Database, activeAt?: Date): Promise<Alert[]> {
  const rows = await db
    .select()
    .from(alerts)
    .where(
      activeAt && and(lte(alerts.startsAt, activeAt), or(isNull(alerts.endsAt), gt(alerts.endsAt, activeAt))),
    );
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

/** Makes a source's alerts these and no others. */
export async function replaceAlerts(db: Database, source: string, current: Alert[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(alerts).where(eq(alerts.source, source));
    if (current.length === 0) return;
    await tx.insert(alerts).values(
      current.map(({ id, ...alert }) => {
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
      }),
    );
  });
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

/** Makes the announcements these and no others. */
export async function replaceAnnouncements(db: Database, current: Announcement[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(announcements);
    if (current.length === 0) return;
    await tx.insert(announcements).values(
      current.map(({ id, ...announcement }, position) => ({
        id,
        position,
        startsAt: new Date(announcement.startsAt),
        endsAt: announcement.endsAt ? new Date(announcement.endsAt) : null,
        announcement,
      })),
    );
  });
}
