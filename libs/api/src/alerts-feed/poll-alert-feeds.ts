import type { PolledSource } from '@raang/domain';
import { forgetAlertsFeeds } from '../notices/service-reports.store';
import { type AlertsPoll, type AlertsStatus, pollAlerts, type PollOptions } from './poll-alerts';

/** State of all alerts feeds together, reported by /readyz: failing if one of them is. */
export interface AlertFeedsStatus extends AlertsStatus {
  /** In the order of the addresses, if there are several. */
  feeds?: AlertsStatus[];
}

export interface AlertFeeds {
  /** Undefined without addresses. */
  status: () => AlertFeedsStatus | undefined;
  /** Resolves when polling has ended. */
  stop: () => Promise<void>;
}

/** Polls GTFS-Realtime feeds of alerts, each for itself. Alerts of feeds that are no longer polled are deleted first. */
export async function pollAlertFeeds(
  urls: readonly string[],
  options: Omit<PollOptions, 'url' | 'source'>,
): Promise<AlertFeeds> {
  const named = urls.map((url, index) => ({ url, source: sourceAt(index) }));
  await forgetAlertsFeeds(
    options.db,
    named.map(({ source }) => source),
  );
  const polls: AlertsPoll[] = named.map((one) => pollAlerts({ ...options, ...one }));
  return {
    status: () => together(polls.map(({ status }) => status())),
    stop: async () => void (await Promise.all(polls.map(({ stop }) => stop()))),
  };
}

const sourceAt = (index: number): PolledSource => (index === 0 ? 'feed' : `feed:${index + 1}`);

const outcomes: readonly AlertsStatus['outcome'][] = ['failing', 'not polled yet', 'current'];

function together(feeds: AlertsStatus[]): AlertFeedsStatus | undefined {
  const [first, ...others] = feeds.toSorted(
    (one, other) => outcomes.indexOf(one.outcome) - outcomes.indexOf(other.outcome),
  );
  if (!first || others.length === 0) return first;
  const leftOut: Record<string, number> = {};
  for (const [reason, count] of feeds.flatMap((one) => Object.entries(one.leftOut)))
    leftOut[reason] = (leftOut[reason] ?? 0) + count;
  const { currentAt: _, ...worst } = first;
  const times = feeds.map(({ currentAt }) => currentAt).toSorted();
  const [oldest] = times;
  return {
    ...worst,
    ...(oldest && times.every(Boolean) && { currentAt: oldest }),
    leftOut,
    problems: feeds.flatMap(({ problems }) => problems),
    feeds,
  };
}
