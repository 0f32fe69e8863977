import type { DayType, HeadwayPeriod } from '@raang/domain';
import type { Feed, FeedFrequency } from '../feed/feed';
import { groupDays } from './timetable-days';
import type { TripPattern } from './trip-patterns';

/** A headway period of a pattern on some days, by index. */
type Period = Pick<HeadwayPeriod, 'dayTypes' | 'startTime' | 'endTime' | 'headwaySeconds'>;

/** Periods and headways of the patterns; only headway trips count. */
export function findHeadways(
  feed: Feed,
  pattern: TripPattern,
  frequenciesOf: ReadonlyMap<number, readonly FeedFrequency[]>,
  servicesOf: Record<DayType, ReadonlySet<number>>,
): Period[] {
  const onDay = (day: DayType) =>
    pattern.trips
      .filter((trip) => servicesOf[day].has(feed.trips.service[trip] as number))
      .flatMap((trip) => frequenciesOf.get(trip) ?? []);
  return groupDays(onDay, (period) => [period.startTime, period.endTime, period.headwaySeconds].join())
    .map(({ entry: { startTime, endTime, headwaySeconds }, dayTypes }) => ({
      dayTypes,
      startTime,
      endTime,
      headwaySeconds,
    }))
    .sort((a, b) => a.dayTypes.join().localeCompare(b.dayTypes.join()) || a.startTime - b.startTime);
}

/** The last departure before the end of a period. */
export function lastStart({ startTime, endTime, headwaySeconds }: FeedFrequency): number {
  return startTime + Math.floor((endTime - 1 - startTime) / headwaySeconds) * headwaySeconds;
}

/**
 * The latest time at which a passenger on a platform, at any call of these trains, can rely on one of them.
 *
 * Running times are estimates, and trains after closing time may not let passengers board. A train that comes every
 * ten minutes until midnight is certain for those who are there by 23:50, and for those who are there when the last
 * one leaves its first call. Infinite if the closing time is unknown.
 */
export function reliableUntil(
  periods: readonly FeedFrequency[],
  closesAt = Number.POSITIVE_INFINITY,
): number {
  const last = Math.max(...periods.map(lastStart));
  const headways = periods
    .filter((period) => lastStart(period) === last)
    .map((period) => period.headwaySeconds);
  return Math.min(closesAt, Math.max(last, closesAt - Math.max(...headways)));
}
