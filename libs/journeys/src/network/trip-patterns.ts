import type { Direction } from '@raang/domain';
import type { Feed } from '../feed/feed';

/** Trips of one line and direction with the same calls. */
export interface TripPattern {
  line: number;
  direction: Direction;
  /** Index of the station of each call. */
  stations: readonly number[];
  /** Of each trip of the pattern. */
  trips: number[];
  /** The one of its first trip. */
  headsign: number;
}

/** The index of a location's station; its own if it has none. */
export function stationIndexOf({ locations }: Pick<Feed, 'locations'>, location: number): number {
  let index = location;
  // a boarding area belongs to a platform, a platform to a station
  for (let parent = locations[index]?.parent ?? -1; parent >= 0; parent = locations[index]?.parent ?? -1) {
    index = parent;
  }
  return index;
}

/** Groups all trips by their calls, in the order of their first trip. */
export function findTripPatterns(feed: Feed): TripPattern[] {
  const { trips, stopTimes, locations } = feed;
  const stationOf = Uint32Array.from(locations, (_, index) => stationIndexOf(feed, index));
  const patterns = new Map<string, TripPattern>();
  for (let trip = 0; trip < trips.count; trip += 1) {
    const calls = stopTimes.location.subarray(stopTimes.start[trip], stopTimes.start[trip + 1]);
    if (calls.length < 2) continue;
    const line = trips.line[trip] as number;
    const direction = trips.direction[trip] === 1 ? 1 : 0;
    const key = `${line} ${direction} ${calls.join()}`;
    const pattern = patterns.get(key);
    if (pattern) pattern.trips.push(trip);
    else {
      patterns.set(key, {
        line,
        direction,
        stations: Array.from(calls, (location) => stationOf[location] as number),
        trips: [trip],
        headsign: trips.headsign[trip] as number,
      });
    }
  }
  return [...patterns.values()];
}
