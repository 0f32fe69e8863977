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
      .flatMap((trip) => frequenciesOf.get(trip) ?? [])
      .toSorted((a, b) => a.startTime - b.startTime)
      .reduce(joinEqual, []);
  return groupDays(onDay, (period) => [period.startTime, period.endTime, period.headwaySeconds].join())
    .map(({ entry: { startTime, endTime, headwaySeconds }, dayTypes }) => ({
      dayTypes,
      startTime,
      endTime,
      headwaySeconds,
    }))
    .sort((a, b) => a.dayTypes.join().localeCompare(b.dayTypes.join()) || a.startTime - b.startTime);
}

/** Periods with the same headway that follow each other are one for passengers. */
function joinEqual(joined: FeedFrequency[], next: FeedFrequency): FeedFrequency[] {
  const before = joined.at(-1);
  const isSame = before?.headwaySeconds === next.headwaySeconds && before.endTime === next.startTime;
  return isSame ? [...joined.slice(0, -1), { ...before, endTime: next.endTime }] : [...joined, next];
}

/** The last departure before the end of a period. */
export function lastStart({ startTime, endTime, headwaySeconds }: FeedFrequency): number {
  return startTime + Math.floor((endTime - 1 - startTime) / headwaySeconds) * headwaySeconds;
}

/**
 * The latest time at which a passenger on a platform, at any call of these trains, can rely on one of them. Infinite if
 * the line has no closing time.
 *
 * When the last train leaves its first call, it has all other calls ahead, however fast it is. Later, a passenger would
 * have to rely on estimated running times, and on a station that has not closed yet.
 */
export function reliableUntil(periods: readonly FeedFrequency[], closesAt: number | undefined): number {
  if (closesAt === undefined) return Number.POSITIVE_INFINITY;
  return Math.min(closesAt, Math.max(...periods.map(lastStart)));
}
