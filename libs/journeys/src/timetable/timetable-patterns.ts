import type { HeadwayService } from './headway-service';

/** Columns; p is a pattern. */
export interface TimetablePatterns {
  count: number;
  line: Uint32Array;
  direction: Uint8Array;
  isHeadway: Uint8Array;
  /** The calls of p stand from `callStart[p]` on. A stop may come twice. */
  callStart: Uint32Array;
  stop: Uint32Array;
  canBoard: Uint8Array;
  canAlight: Uint8Array;
  /** The trips of p stand from `tripStart[p]` on, the earliest first; one only where trains run by headway. */
  tripStart: Uint32Array;
  /** Index into the feed's trips; several runs of one trip (exact_times 1) share it. */
  trip: Uint32Array;
  service: Uint32Array;
  /** GTFS wheelchair_accessible: 0 not known, 1 yes, 2 no. */
  stepFree: Uint8Array;
  /** Per trip, when it comes to its first call; where trains run by headway, counted from its departure there. */
  begin: Int32Array;
  /** The times of p stand in `elapsed` from `timeStart[p]` on. */
  timeStart: Uint32Array;
  /**
   * Seconds since `begin`: trip by trip, within a trip call by call, of each call its arrival and its departure.
   * What a search reads together stands together, in two bytes where no trip is longer than 18 hours.
   */
  elapsed: Uint16Array | Int32Array;
  /** Of a pattern that runs by headway; else undefined. */
  periods: readonly (readonly HeadwayService[] | undefined)[];
}

export function callCount({ callStart }: TimetablePatterns, pattern: number): number {
  return callStart[pattern + 1]! - callStart[pattern]!;
}

/** @param trip of the pattern, from 0 */
export function arrivalAt(patterns: TimetablePatterns, pattern: number, trip: number, call: number): number {
  return (
    patterns.begin[patterns.tripStart[pattern]! + trip]! +
    patterns.elapsed[timeAt(patterns, pattern, trip, call)]!
  );
}

/** @param trip of the pattern, from 0 */
export function departureAt(
  patterns: TimetablePatterns,
  pattern: number,
  trip: number,
  call: number,
): number {
  return (
    patterns.begin[patterns.tripStart[pattern]! + trip]! +
    patterns.elapsed[timeAt(patterns, pattern, trip, call) + 1]!
  );
}

function timeAt(patterns: TimetablePatterns, pattern: number, trip: number, call: number): number {
  return patterns.timeStart[pattern]! + 2 * (trip * callCount(patterns, pattern) + call);
}

export function tripCount({ tripStart }: TimetablePatterns, pattern: number): number {
  return tripStart[pattern + 1]! - tripStart[pattern]!;
}
