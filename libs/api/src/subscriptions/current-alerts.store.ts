import { type Alert, alert as alertSchema, isPolledSource, type StoredSource } from '@raang/domain';
import { gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { alerts } from '../notices/notices.table';
import { listReports } from '../notices/service-reports.store';
import type { CurrentAlert } from './see-alerts';

const hour = 60 * 60 * 1000;

/** When the job last ran, and what each polled feed had reported then. */
export interface LastRun {
  ranAt: Date | null;
  reportedAt: Readonly<Record<string, string>>;
}

/**
 * What subscribers may be told of: alerts of every source that have not been over for an hour, without examples. Without
 * a run for an hour, or a report of its feed, nobody knows when an alert began.
 */
export async function readCurrentAlerts(
  db: Database,
  last: LastRun,
  now: Date,
): Promise<{ current: CurrentAlert[]; reportedAt: Record<string, string> }> {
  const hourAgo = new Date(now.getTime() - hour);
  // before the alerts: a report that comes between belongs to the next run
  const reports = await listReports(db);
  const rows = await db
    .select()
    .from(alerts)
    .where(or(isNull(alerts.endsAt), gt(alerts.endsAt, hourAgo)));
  const reportedAt = Object.fromEntries(
    reports.flatMap(({ source, at }) => (at && isPolledSource(source) ? [[source, at.toISOString()]] : [])),
  );
  const isAfterGap = (source: string) =>
    !last.ranAt ||
    last.ranAt <= hourAgo ||
    (isPolledSource(source as StoredSource) && hasGap(last.reportedAt[source], reportedAt[source], hourAgo));
  const current = rows.flatMap((row) => {
    const alert: Alert = alertSchema.parse({ id: row.id, ...row.alert });
    return alert.example ? [] : [{ alert, isAfterGap: isAfterGap(row.source) }];
  });
  return { current, reportedAt };
}

/** Whether a feed said nothing for an hour, or says nothing now. */
function hasGap(before: string | undefined, at: string | undefined, hourAgo: Date): boolean {
  if (before === undefined || at === undefined) return true;
  return Date.parse(at) - Date.parse(before) >= hour || Date.parse(at) <= hourAgo.getTime();
}
