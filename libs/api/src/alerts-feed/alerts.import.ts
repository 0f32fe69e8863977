import type { Database } from '../database/database';
import type { LoadedFeed } from '../network/loaded-feed';
import {
  type importedSource,
  listAlertsFrom,
  type polledSource,
  replaceAlerts,
} from '../notices/notices.store';
import { readRealtime, type RealtimeFeed } from './read-realtime';
import { toAlerts } from './to-alerts';

/** Source of GTFS-Realtime alerts: the polled feed, or a file imported by command. */
type RealtimeSource = typeof polledSource | typeof importedSource;

export interface AlertsImport {
  /** Number of alerts from this source after the import. */
  count: number;
  /** One line for each alert, or part of an alert, that was ignored. */
  problems: string[];
  /** The feed's own time, at most now; undefined if it has none. */
  saidAt: Date | undefined;
}

/** Size limit of a feed. No feed of alerts is this large. */
export const maximumAlertBytes = 5 * 1024 * 1024;

/** The input is not a GTFS-Realtime feed, or no network has been imported. */
export class AlertsError extends Error {
  /** May quote the input. Only for logs and terminals. */
  readonly detail: string | undefined;

  constructor(message: string, detail?: string) {
    super(message);
    this.detail = detail;
  }
}

/**
 * Replaces the alerts of one source with those of a GTFS-Realtime feed. Alerts from other sources do not change.
 * @throws AlertsError and changes nothing
 */
export async function importAlerts(
  db: Database,
  { bytes, source, feed, now }: AlertsToImport,
): Promise<AlertsImport> {
  if (!feed) throw new AlertsError('no network has been imported yet');
  const realtime = readOrExplain(bytes);
  const previous = await listAlertsFrom(db, source);
  const { alerts, problems } = toAlerts(realtime, { feed, previous, fetchedAt: now(), prefix: source });
  await replaceAlerts(db, source, alerts);
  return { count: alerts.length, problems, saidAt: saidAtOf(realtime, now()) };
}

function saidAtOf({ timestamp }: RealtimeFeed, now: Date): Date | undefined {
  return timestamp === undefined ? undefined : new Date(Math.min(timestamp * 1000, now.getTime()));
}

export interface AlertsToImport {
  /** Protocol buffer or JSON. */
  bytes: Uint8Array;
  source: RealtimeSource;
  feed: LoadedFeed | undefined;
  now: () => Date;
}

function readOrExplain(bytes: Uint8Array) {
  try {
    return readRealtime(bytes);
  } catch (error) {
    throw new AlertsError('the input is not a GTFS-Realtime feed', (error as Error).message);
  }
}
