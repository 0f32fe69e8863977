import type { PolledSource } from '@raang/domain';
import { networkTime } from '@raang/text-time';
import type { Database } from '../database/database';
import type { LoadedFeed } from '../network/loaded-feed';
import { type importedSource, listAlertsFrom, replaceAlerts } from '../notices/notices.store';
import { recordReport } from '../notices/service-reports.store';
import { ClockError, type FeedClock } from '../realtime/feed-clock';
import { readRealtime } from './read-realtime';
import { toAlerts } from './to-alerts';

/** Source of GTFS-Realtime alerts: a polled feed, or a file imported by command. */
type RealtimeSource = PolledSource | typeof importedSource;

export interface AlertsImport {
  /** Number of alerts from this source after the import. */
  count: number;
  /** How many alerts, or parts of alerts, were left out, by reason. */
  leftOut: Record<string, number>;
  /** One line for each of the first ones, and for what else is wrong with the feed. */
  problems: string[];
  /** When the feed was made. */
  saidAt: Date;
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
 * Replaces the alerts of one source with those of a GTFS-Realtime feed, and records what the source has reported. Alerts
 * from other sources do not change.
 * @returns undefined, and changes nothing, if the feed is older than the last one
 * @throws AlertsError and changes nothing
 */
export async function importAlerts(
  db: Database,
  { bytes, contentType, lastModified, source, feed, clock, now, withExamples = false }: AlertsToImport,
): Promise<AlertsImport | undefined> {
  if (!feed) throw new AlertsError('no network has been imported yet');
  const realtime = await explain(() => readRealtime(bytes, contentType));
  const { timestamp, isSimulated } = realtime;
  if (isSimulated && !withExamples)
    throw new AlertsError('its data are simulated, and this site shows no examples');
  const time = await explain(() => clock({ timestamp, lastModified, bytes, now: now() }));
  if (!time) return undefined;
  const previous = await listAlertsFrom(db, source);
  const saidAt = networkTime.toIso(time.saidAt);
  const { alerts, leftOut } = await toAlerts(realtime, { feed, previous, saidAt, prefix: idPrefix(source) });
  const marked = isSimulated ? alerts.map((alert) => ({ ...alert, example: true as const })) : alerts;
  for (const { id, reason } of await replaceAlerts(db, source, marked))
    leftOut.add('alerts that cannot be stored', `alert ${id} cannot be stored: ${reason}`);
  // what is invented says nothing of the service
  if (!isSimulated)
    await recordReport(db, source, time.saidAt, { counts: leftOut.counts(), lines: leftOut.lines() });
  const { warning } = time;
  return {
    count: alerts.length - (leftOut.counts()['alerts that cannot be stored'] ?? 0),
    leftOut: leftOut.counts(),
    problems: [...(warning ? [`the alerts feed: ${warning}`] : []), ...leftOut.lines()],
    saidAt: time.saidAt,
  };
}

/** `feed2` for `feed:2`. A hyphen ends a prefix, so that two sources never give the same id. */
const idPrefix = (source: RealtimeSource) => source.replace(':', '');

export interface AlertsToImport {
  /** Protocol buffer or JSON. */
  bytes: Uint8Array;
  /** HTTP headers of the response. */
  contentType?: string | undefined;
  lastModified?: string | undefined;
  source: RealtimeSource;
  feed: LoadedFeed | undefined;
  clock: FeedClock;
  now: () => Date;
  /** Takes simulated feeds too; their alerts are marked, and affect no journey. */
  withExamples?: boolean | undefined;
}

async function explain<Result>(read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ClockError) throw new AlertsError(error.message);
    throw new AlertsError('the input is not a GTFS-Realtime feed', (error as Error).message);
  }
}
