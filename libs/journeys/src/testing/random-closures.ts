import type { LineId, StationCode } from '@raang/domain';
import { toCalendarDate } from '@raang/text-time';
import type { Feed } from '../feed/feed';
import type { ClosedDirection, ClosedRun, TravelConditions } from '../raptor/travel-conditions';
import type { Chance } from './random';
import { randomFeedDay } from './random-feed';

export type RandomClosures = Required<
  Pick<TravelConditions, 'closedRuns' | 'closedStops' | 'closedDirections'>
>;

/** Closed runs, platforms and directions of a random feed; some of their names mean nothing. */
export function createRandomClosures(chance: Chance, feed: Feed): RandomClosures {
  const platforms = feed.locations.filter(({ kind }) => kind === 'stop');
  const stations = feed.locations.filter(({ kind }) => kind === 'station');
  const share = chance.pick([0.1, 0.3, 0.6]);
  const some = <Item>(items: readonly Item[]) => items.filter(() => chance.isLikely(share));
  const station = () => (chance.isLikely(0.5) ? {} : { station: chance.pick(stations).code as StationCode });
  const directions = feed.lines.flatMap(({ id }) =>
    ([0, 1] as const).map((directionId) => ({ lineId: id as LineId, directionId })),
  );
  return {
    closedRuns: chance.isLikely(0.7)
      ? some(feed.trips.ids).map((tripId): ClosedRun => ({
          tripId: chance.isLikely(0.05) ? `${tripId}-of-another-feed` : tripId,
          ...(chance.isLikely(0.6) && { date: toCalendarDate(randomFeedDay + chance.between(-1, 1)) }),
          ...(chance.isLikely(0.7) && { startTime: startTime(chance, feed, tripId) }),
          ...station(),
        }))
      : [],
    closedStops: chance.isLikely(0.3) ? some(platforms).map(({ id }) => id) : [],
    closedDirections: chance.isLikely(0.3)
      ? some(directions).map((direction): ClosedDirection => ({ ...direction, ...station() }))
      : [],
  };
}

/** Mostly one of the trip's own. */
function startTime(chance: Chance, feed: Feed, tripId: string): number {
  const trip = feed.trips.ids.indexOf(tripId);
  const frequencies = feed.frequencies.filter((frequency) => frequency.trip === trip);
  if (chance.isLikely(0.1)) return 12 * 3600 + 1;
  if (frequencies.length === 0) return feed.stopTimes.departure[feed.stopTimes.start[trip]!]!;
  const { startTime: first, headwaySeconds } = chance.pick(frequencies);
  return first + chance.between(0, 4) * headwaySeconds;
}
