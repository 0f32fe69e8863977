import type { Feed } from '../feed/feed';
import { createIdTable, findId, type IdTable } from '../feed/id-table';
import type { TimetablePatterns } from './timetable-patterns';

/** The feed's trips, to find their runs by trip_id. */
export interface TimetableTrips {
  /** GTFS trip_ids in the order of the feed. */
  ids: IdTable;
  /** 1 for a trip of frequencies.txt: its id alone names no single run. */
  isRepeated: Uint8Array;
  /** Indexes into the trips of all patterns; those of trip t are `run[runStart[t]]` to `run[runStart[t + 1] - 1]`. */
  runStart: Uint32Array;
  run: Uint32Array;
}

/** @param trip the trip of each run, by pattern */
export function createTimetableTrips(
  { trips: { count, ids }, frequencies }: Feed,
  { trip }: Pick<TimetablePatterns, 'trip'>,
): TimetableTrips {
  const isRepeated = new Uint8Array(count);
  for (const frequency of frequencies) isRepeated[frequency.trip] = 1;
  const runStart = new Uint32Array(count + 1);
  for (let at = 0; at < trip.length; at += 1) runStart[trip[at]! + 1]! += 1;
  for (let index = 0; index < count; index += 1) runStart[index + 1]! += runStart[index]!;
  const next = runStart.slice();
  const run = new Uint32Array(trip.length);
  for (let at = 0; at < trip.length; at += 1) {
    run[next[trip[at]!]!] = at;
    next[trip[at]!]! += 1;
  }
  return { ids: createIdTable(ids), isRepeated, runStart, run };
}

/** The runs of a trip, in the order of the patterns; undefined for an unknown id. */
export function runsOfTrip(
  { ids, runStart, run }: TimetableTrips,
  tripId: string,
): { trip: number; runs: Uint32Array } | undefined {
  const trip = findId(ids, tripId);
  return trip < 0 ? undefined : { trip, runs: run.subarray(runStart[trip], runStart[trip + 1]) };
}
