import { toCalendarDate } from '@raang/text-time';
import type { Feed } from '../feed/feed';
import { runsOn } from '../feed/service-day';
import type { VehiclePosition } from '../live/vehicle-position';
import type { Chance } from './random';
import { positionOfStation, randomFeedDay } from './random-feed';

/** Positions of trains of a random feed around its day, anywhere on their ways: by stop, by coordinates or by both. */
export function createRandomPositions(chance: Chance, feed: Feed): VehiclePosition[] {
  return [-1, 0, 1].flatMap((shift) =>
    feed.trips.ids.flatMap((tripId, trip) => {
      const day = randomFeedDay + shift;
      const service = feed.services[feed.trips.service[trip]!]!;
      if (!runsOn(service, day) || !chance.isLikely(0.6)) return [];
      const frequency = feed.frequencies.find((one) => one.trip === trip);
      // the same names as those of random updates
      const startTime = frequency && (frequency.isExact ? frequency.startTime : 60 * chance.between(0, 4));
      return [createPosition(chance, feed, trip, { tripId, startDate: toCalendarDate(day), startTime })];
    }),
  );
}

function createPosition(
  chance: Chance,
  { stopTimes, locations }: Feed,
  trip: number,
  named: VehiclePosition['trip'],
): VehiclePosition {
  const call = chance.between(stopTimes.start[trip]!, stopTimes.start[trip + 1]! - 1);
  const { id, parent } = locations[stopTimes.location[call]!]!;
  const station = positionOfStation(Number(locations[parent]!.code.slice(1)));
  const near = () => chance.between(-50, 50) / 10_000;
  const isStopNamed = chance.isLikely(0.6);
  return {
    trip: named,
    ...(isStopNamed && chance.isLikely(0.7) && { currentStopSequence: stopTimes.sequence[call]! }),
    ...(isStopNamed && chance.isLikely(0.7) && { stopId: id }),
    ...(chance.isLikely(0.7) && {
      position: { latitude: station.latitude + near(), longitude: station.longitude + near() },
    }),
    status: chance.pick(['STOPPED_AT', 'IN_TRANSIT_TO', 'INCOMING_AT', undefined] as const),
    ...(chance.isLikely(0.3) && { occupancy: chance.between(0, 6) }),
  };
}
