import { type ReportSource, type ServiceReports, toServiceReports } from '@raang/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { polledSource, replaceAlerts } from './notices.store';
import { serviceReports } from './notices.table';

/** Records that a source has said, at this time, what disrupts the service, and what of it was left out. */
export async function recordReport(
  db: Database,
  source: ReportSource,
  at: Date,
  leftOut: SourceReport['leftOut'] = null,
): Promise<void> {
  await db
    .insert(serviceReports)
    .values({ source, at, leftOut })
    .onConflictDoUpdate({ target: serviceReports.source, set: { at, leftOut } });
}

export type SourceReport = typeof serviceReports.$inferSelect;

/** Lists what each source has reported last. */
export function listReports(db: Database): Promise<SourceReport[]> {
  return db.select().from(serviceReports).orderBy(serviceReports.source);
}

/** Records that the feed is polled. Its last report stays known. */
export async function expectFeedReports(db: Database): Promise<void> {
  await db.insert(serviceReports).values({ source: polledSource, at: null }).onConflictDoNothing();
}

export async function readServiceReports(db: Database, now: Date): Promise<ServiceReports> {
  return toServiceReports(await db.select().from(serviceReports), now);
}

/** Deletes the alerts and the reports of the polled feed, for a site that no longer polls one. */
export async function forgetAlertsFeed(db: Database): Promise<void> {
  await replaceAlerts(db, polledSource, []);
  await db.delete(serviceReports).where(eq(serviceReports.source, polledSource));
}
