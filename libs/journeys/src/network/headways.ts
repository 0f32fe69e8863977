import type { DayType, HeadwayPeriod } from '@raang/domain';
import type { Feed, FeedFrequency } from '../feed/feed';
import { groupDays } from './timetable-days';
import type { TripPattern } from './trip-patterns';

/** A period of a pattern on some days, still by index. */
type Period = Pick<HeadwayPeriod, 'dayTypes' | 'startTime' | 'endTime' | 'headwaySeconds'>;

/** When and how often trains of a pattern start; only trips that run by headway are counted. */
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

/** The last start before the end of a period. */
export function lastStart({ startTime, endTime, headwaySeconds }: FeedFrequency): number {
  return startTime + Math.floor((endTime - 1 - startTime) / headwaySeconds) * headwaySeconds;
}
