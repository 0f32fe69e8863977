import { type Alert, isActing, isShown } from '@raang/domain';
import type { Changes } from '../changes/watch-changes';
import type { Database } from '../database/database';
import type { FeedContext } from '../network/feed-source';
import { listAlertsFromThen, listRealAlerts } from './notices.store';

/** Returns the alerts that are shown or act at a moment, as `listRealAlerts` does. */
export type AlertSource = (db: Database, at: Date) => Promise<Alert[]>;

/** Context of procedures that need the alerts of any moment. */
export interface AlertContext extends FeedContext {
  alertSource: AlertSource;
}

/** Journeys are searched for some days ahead, and hardly ever back. */
const keptBeforeMilliseconds = 24 * 60 * 60 * 1000;

interface Kept {
  version: number;
  /** Alerts that were over before are not here. */
  since: Date;
  alerts: Promise<Alert[]>;
}

/**
 * Keeps the alerts in memory until something changes: each journey would ask the database twice. While the database does
 * not respond, the last known alerts are used, so that journeys are found during an outage.
 *
 * @param changes without it every call asks the database
 */
export function createAlertSource({
  changes,
  now,
}: {
  changes?: Pick<Changes, 'version' | 'status'> | undefined;
  now: () => Date;
}): AlertSource {
  if (!changes) return listRealAlerts;
  let kept: Kept | undefined;

  const read = (db: Database): Kept => {
    const since = new Date(now().getTime() - keptBeforeMilliseconds);
    const before = kept;
    const reading: Kept = {
      version: changes.version(),
      since,
      alerts: listAlertsFromThen(db, since).catch((error: unknown) => {
        // the next caller asks again
        if (kept === reading) kept = before && { ...before, version: noVersion };
        if (!before) throw error;
        return before.alerts;
      }),
    };
    return reading;
  };

  return async (db, at) => {
    const isKept = kept && (kept.version === changes.version() || changes.status() === 'unknown');
    if (!isKept) kept = read(db);
    const { since, alerts } = kept!;
    return at < since
      ? listRealAlerts(db, at)
      : (await alerts).filter((alert) => isShown(alert, at) || isActing(alert, at));
  };
}

/** Of nothing that exists. */
const noVersion = -1;
