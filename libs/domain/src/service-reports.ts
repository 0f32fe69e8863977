import { z } from 'zod';
import { moment } from './moment';

/**
 * Who reports disruptions while they last: the feed that the site polls, the staff of the desk, or a file imported by
 * command. The alerts of the content folder are written by editors, who do not watch the service.
 */
export const reportSources = ['feed', 'desk', 'import'] as const;
export type ReportSource = (typeof reportSources)[number];

/** A source that is stored. The second polled feed is `feed:2`, the next one `feed:3`. */
export const storedSource = z.union([z.enum(reportSources), z.templateLiteral(['feed:', z.int().min(2)])]);
export type StoredSource = z.infer<typeof storedSource>;

/** Whether a source is a polled feed. */
export const isPolledSource = (source: StoredSource): source is PolledSource =>
  source === 'feed' || source.startsWith('feed:');
export type PolledSource = Exclude<StoredSource, 'desk' | 'import'>;

/**
 * What is known about lines without an alert:
 * - `live`: a feed is polled, and what it says is new
 * - `interrupted`: a feed is polled, but it does not answer or what it says is old
 * - `confirmed`: no feed is polled; a person has reported at least once
 * - `none`: nobody has reported yet
 */
export const serviceReports = z.strictObject({
  state: z.enum(['live', 'interrupted', 'confirmed', 'none']),
  /** The last time that a source said what disrupts the service, or that nothing does. */
  confirmation: z.strictObject({ source: z.enum(reportSources), at: moment }).optional(),
});
export type ServiceReports = z.infer<typeof serviceReports>;

/** GTFS Realtime, best practices: "not older than 10 minutes for Service Alerts". */
export const liveForMilliseconds = 10 * 60 * 1000;

/**
 * Derives what is known from the time of each source's last report. A feed has an entry while it is polled, without a
 * time until it has answered. Several feeds are as new as the oldest of them: each may be the one that tells of a disruption.
 */
export function toServiceReports(
  stored: readonly { source: StoredSource; at: Date | null }[],
  now: Date,
): ServiceReports {
  const reports = withOneFeed(stored);
  const known = reports.flatMap(({ source, at }) => (at ? [{ source, at }] : []));
  const isLive = known.some(
    ({ source, at }) => source === 'feed' && now.getTime() - at.getTime() <= liveForMilliseconds,
  );
  const [last] = known.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const isPolled = reports.some(({ source }) => source === 'feed');
  return {
    state: isLive ? 'live' : isPolled ? 'interrupted' : last ? 'confirmed' : 'none',
    ...(last && { confirmation: { source: last.source, at: last.at.toISOString() } }),
  };
}

type Report = { source: ReportSource; at: Date | null };

/** All polled feeds as one. */
function withOneFeed(stored: readonly { source: StoredSource; at: Date | null }[]): Report[] {
  const times: (Date | null)[] = [];
  const others: Report[] = [];
  for (const { source, at } of stored)
    if (isPolledSource(source)) times.push(at);
    else others.push({ source, at });
  if (times.length === 0) return others;
  const [oldest] = times.toSorted((one, other) => Number(one) - Number(other));
  return [...others, { source: 'feed', at: oldest ?? null }];
}
