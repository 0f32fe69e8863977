import type { Database } from '../database/database';
import type { LoadedFeed } from '../network/loaded-feed';
import {
  type importedSource,
  listAlertsFrom,
  type polledSource,
  replaceAlerts,
} from '../notices/notices.store';
import { readRealtime } from './read-realtime';
import { toAlerts } from './to-alerts';

/** Where alerts of GTFS-Realtime come from: the polled feed, or a file that was imported by command. */
export type RealtimeSource = typeof polledSource | typeof importedSource;

export interface AlertsImport {
  /** How many alerts the source has now. */
  count: number;
  /** One line for each alert, or part of one, that had to be left out. */
  problems: string[];
}

/** A feed with more to say than this is none of alerts. */
export const maximumAlertBytes = 5 * 1024 * 1024;

/** What was given is no GTFS-Realtime feed, or there is no network that it could speak of. */
export class AlertsError extends Error {
  /** May repeat what was given: for logs and terminals. */
  readonly detail: string | undefined;

  constructor(message: string, detail?: string) {
    super(message);
    this.detail = detail;
  }
}

/**
 * Makes a source's alerts those of a GTFS-Realtime feed; those of other sources stay.
 * @throws AlertsError; then all stays as it was
 */
export async function importAlerts(
  db: Database,
  { bytes, source, feed, now }: AlertsToImport,
): Promise<AlertsImport> {
  if (!feed) throw new AlertsError('there is no network yet that alerts could speak of');
  const realtime = readOrExplain(bytes);
  const previous = await listAlertsFrom(db, source);
  const { alerts, problems } = toAlerts(realtime, { feed, previous, fetchedAt: now(), prefix: source });
  await replaceAlerts(db, source, alerts);
  return { count: alerts.length, problems };
}

export interface AlertsToImport {
  /** As protocol buffer or JSON. */
  bytes: Uint8Array;
  source: RealtimeSource;
  feed: LoadedFeed | undefined;
  now: () => Date;
}

function readOrExplain(bytes: Uint8Array) {
  try {
    return readRealtime(bytes);
  } catch (error) {
    throw new AlertsError('this is no GTFS-Realtime feed', (error as Error).message);
  }
}
