import {
  type Alert,
  alert as alertSchema,
  alertSeverities,
  type Announcement,
  announcement as announcementSchema,
  isActing,
  isShown,
} from '@raang/domain';
import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { takeTask } from '../database/locks';
import { rowChanges } from '../database/row-changes';
import { alerts, announcements } from './notices.table';

/** Source of the alerts in the content folder. */
export const contentSource = 'content';

/** Source of the alerts imported by command. */
export const importedSource = 'import';

/** Source of the notices that members of staff publish. */
export const deskSource = 'desk';

/**
 * Lists alerts, most severe first, then latest `saidAt` first.
 * @param at lists only the alerts that are shown or act at this moment
 */
export async function listAlerts(db: Database, at?: Date): Promise<Alert[]> {
  const moment = at && withinYears(at);
  const listed = await selectAlerts(db, moment && and(lte(alerts.startsAt, moment), isNotOver(moment)));
  return listed.filter((alert) => !at || isShown(alert, at) || isActing(alert, at));
}

/** The same without examples, which affect no journey and are in no feed of other programs. */
export async function listRealAlerts(db: Database, at?: Date): Promise<Alert[]> {
  return (await listAlerts(db, at)).filter(({ example }) => !example);
}

/** Lists the alerts that are not over at a moment, also future ones, without examples; sorted as `listAlerts`. */
export async function listAlertsFromThen(db: Database, moment: Date): Promise<Alert[]> {
  return (await selectAlerts(db, isNotOver(moment))).filter(({ example }) => !example);
}

const isNotOver = (moment: Date) => or(isNull(alerts.endsAt), gt(alerts.endsAt, moment));

async function selectAlerts(db: Database, condition: SQL | undefined): Promise<Alert[]> {
  const rows = await db.select().from(alerts).where(condition);
  return rows
    .map(({ id, alert }) => alertSchema.parse({ id, ...alert }))
    .toSorted(
      (a, b) =>
        alertSeverities.indexOf(b.severity) - alertSeverities.indexOf(a.severity) ||
        Date.parse(b.saidAt) - Date.parse(a.saidAt) ||
        a.id.localeCompare(b.id, 'en'),
    );
}

/** Lists all alerts of one source, unsorted. */
export async function listAlertsFrom(db: Database, source: string): Promise<Alert[]> {
  const rows = await db.select().from(alerts).where(eq(alerts.source, source));
  return rows.map(({ id, alert }) => alertSchema.parse({ id, ...alert }));
}

/** Limits a moment to the years 1 to 9999: PostgreSQL cannot parse ISO 8601 dates with other years. */
function withinYears(moment: Date): Date {
  const [first, last] = ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'].map(Date.parse) as [number, number];
  return new Date(Math.min(last, Math.max(first, moment.getTime())));
}

/** An alert that the database refuses. */
export interface Unstorable {
  id: string;
  reason: string;
}

/**
 * Replaces all alerts of a source. Does not write unchanged alerts. An id that another source has is skipped: what that
 * source says stays.
 * @returns the alerts that the database refuses; the others are stored
 */
export async function replaceAlerts(db: Database, source: string, current: Alert[]): Promise<Unstorable[]> {
  return db.transaction(async (tx) => {
    // several processes may poll the same feed, and must not insert the same alert twice
    await takeTask(tx, 'alerts');
    const stored = await tx.select().from(alerts).where(eq(alerts.source, source));
    const wanted = current.map((alert) => toAlertRow(source, alert));
    const { changed, unwanted } = rowChanges(wanted, stored, ({ id }) => id);
    const outdated = inArray(alerts.id, idsOf([...unwanted, ...changed]));
    await tx.delete(alerts).where(and(eq(alerts.source, source), outdated));
    return insertEach(tx, changed);
  });
}

/** Inserts rows at once or, if one of them is refused, each alone. */
async function insertEach(db: Database, rows: (typeof alerts.$inferInsert)[]): Promise<Unstorable[]> {
  if (rows.length === 0) return [];
  try {
    await db.transaction((tx) => tx.insert(alerts).values(rows).onConflictDoNothing());
    return [];
  } catch (error) {
    const [row, ...others] = rows;
    if (others.length === 0) return [{ id: row!.id, reason: reasonOf(error) }];
    const half = rows.length >> 1;
    return [...(await insertEach(db, rows.slice(0, half))), ...(await insertEach(db, rows.slice(half)))];
  }
}

/** What the database says, without the statement. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown };
  return cause instanceof Error ? cause.message : String(cause);
}

export function toAlertRow(source: string, { id, ...alert }: Alert): typeof alerts.$inferSelect {
  const periods = [...alert.shownPeriods, ...alert.impactPeriods];
  const ends = periods.map(({ end }) => end);
  return {
    id,
    source,
    startsAt: new Date(Math.min(...periods.map(({ start }) => Date.parse(start)))),
    endsAt: ends.every((end) => end !== undefined)
      ? new Date(Math.max(...ends.map((end) => Date.parse(end))))
      : null,
    alert,
  };
}

/**
 * Lists announcements, latest start first, then in the order of the content file.
 * @param activeAt lists only the announcements active at this moment
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

/** Replaces all announcements of a source, as {@link replaceAlerts} does with alerts. */
export async function replaceAnnouncements(
  db: Database,
  source: string,
  current: Announcement[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const wanted = current.map((announcement, position) => toAnnouncementRow(source, announcement, position));
    const stored = await tx.select().from(announcements).where(eq(announcements.source, source));
    const { changed, unwanted } = rowChanges(wanted, stored, ({ id }) => id);
    const outdated = inArray(announcements.id, idsOf([...unwanted, ...changed]));
    await tx.delete(announcements).where(and(eq(announcements.source, source), outdated));
    if (changed.length > 0) await tx.insert(announcements).values(changed).onConflictDoNothing();
  });
}

export function toAnnouncementRow(
  source: string,
  { id, ...announcement }: Announcement,
  position: number,
): typeof announcements.$inferSelect {
  return {
    id,
    source,
    position,
    startsAt: new Date(announcement.startsAt),
    endsAt: announcement.endsAt ? new Date(announcement.endsAt) : null,
    announcement,
  };
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
