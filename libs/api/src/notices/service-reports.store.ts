import {
  isPolledSource,
  type PolledSource,
  type ServiceReports,
  type StoredSource,
  toServiceReports,
} from '@raang/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { replaceAlerts } from './notices.store';
import { alerts, serviceReports } from './notices.table';

/** Records that a source has said, at this time, what disrupts the service, and what of it was left out. */
export async function recordReport(
  db: Database,
  source: StoredSource,
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

/** Records that a feed is polled. Its last report stays known. */
export async function expectFeedReports(db: Database, source: PolledSource): Promise<void> {
  await db.insert(serviceReports).values({ source, at: null }).onConflictDoNothing();
}

export async function readServiceReports(db: Database, now: Date): Promise<ServiceReports> {
  return toServiceReports(await db.select().from(serviceReports), now);
}

/** Deletes the alerts and the reports of the feeds that the site no longer polls. */
export async function forgetAlertsFeeds(db: Database, polled: readonly PolledSource[]): Promise<void> {
  const stored = await Promise.all([
    db.select({ source: serviceReports.source }).from(serviceReports),
    db.selectDistinct({ source: alerts.source }).from(alerts),
  ]);
  for (const source of new Set(stored.flat().map((one) => one.source as StoredSource))) {
    if (!isPolledSource(source) || polled.includes(source)) continue;
    await replaceAlerts(db, source, []);
    await db.delete(serviceReports).where(eq(serviceReports.source, source));
  }
}
