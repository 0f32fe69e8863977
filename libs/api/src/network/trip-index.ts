import type { LineId } from '@raang/domain';
import { type Feed, runsOn } from '@raang/journeys';

/**
 * The trips of a feed by id, in columns and one text: a large feed has hundreds of thousands, and another thread sends
 * them without copying objects.
 */
export interface TripIndex {
  /** Each id between two NUL. */
  ids: string;
  /** Where the id of each trip begins in `ids`. */
  start: Uint32Array;
  lineIds: readonly LineId[];
  /** Index into `lineIds`. */
  line: Uint32Array;
  direction: Uint8Array;
  service: Uint32Array;
  services: Feed['services'];
  /** Service time at the first call. */
  begin: Uint32Array;
  /** 1 for a trip that repeats: its id names many trains. */
  repeats: Uint8Array;
}

export function createTripIndex({ trips, stopTimes, frequencies, lines, services }: Feed): TripIndex {
  const start = new Uint32Array(trips.count);
  let at = 1;
  for (const [trip, id] of trips.ids.entries()) {
    start[trip] = at;
    at += id.length + 1;
  }
  const repeats = new Uint8Array(trips.count);
  for (const { trip } of frequencies) repeats[trip] = 1;
  return {
    ids: `\0${trips.ids.join('\0')}\0`,
    start,
    lineIds: lines.map(({ id }) => id as LineId),
    line: trips.line.slice(),
    direction: trips.direction.slice(),
    service: trips.service.slice(),
    services,
    begin: Uint32Array.from(
      { length: trips.count },
      (_, trip) => stopTimes.departure[stopTimes.start[trip]!]!,
    ),
    repeats,
  };
}

/** Finds a trip by its id; undefined for an unknown one. */
export function findTrip({ ids, start }: TripIndex, id: string): number | undefined {
  const found = id.includes('\0') ? -1 : ids.indexOf(`\0${id}\0`);
  if (found < 0) return undefined;
  let [low, high] = [0, start.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (start[middle]! < found + 1) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function tripId({ ids, start }: TripIndex, trip: number): string {
  return ids.slice(start[trip], ids.indexOf('\0', start[trip]));
}

/** @param day number since 1970-01-01 */
export function tripRunsOn({ service, services }: TripIndex, trip: number, day: number): boolean {
  return runsOn(services[service[trip]!]!, day);
}
