import type { HeadwayService } from './headway-service';

/**
 * By trip of all patterns, the first and the last call where passengers can board, of those that its pattern allows: a live
 * train has left the calls before, and those after are not promised. Nobody alights before boarding, so no window of calls to
 * alight is needed. Without any such call, the first one lies beyond the end.
 */
interface BoardableCalls {
  first: Uint32Array;
  last: Uint32Array;
}

/** Columns; p is a pattern. */
export interface TimetablePatterns {
  count: number;
  line: Uint32Array;
  direction: Uint8Array;
  /** 1 if the feed states the direction. */
  hasDirection: Uint8Array;
  isHeadway: Uint8Array;
  /** The calls of p start at `callStart[p]`. A stop may appear twice. */
  callStart: Uint32Array;
  stop: Uint32Array;
  canBoard: Uint8Array;
  canAlight: Uint8Array;
  /** Of live trains; undefined if all trips of a pattern can be boarded at the same calls. */
  boardable?: BoardableCalls | undefined;
  /** The trips of p start at `tripStart[p]`, earliest first; only one on a headway service. */
  tripStart: Uint32Array;
  /** Index into the feed's trips; several runs of one trip (exact_times 1) share it. */
  trip: Uint32Array;
  service: Uint32Array;
  /** GTFS wheelchair_accessible: 0 unknown, 1 yes, 2 no. */
  stepFree: Uint8Array;
  /** Per trip, its arrival at the first call; on a headway service, relative to the departure there. */
  begin: Int32Array;
  /** The times of p start at `timeStart[p]` in `elapsed`. */
  timeStart: Uint32Array;
  /**
   * Seconds since `begin`: by trip, then by call, arrival and departure. Adjacent for locality, in two bytes unless
   * a trip is longer than 18 hours.
   */
  elapsed: Uint16Array | Int32Array;
  /** For a headway pattern; else undefined. */
  periods: readonly (readonly HeadwayService[] | undefined)[];
  /** Of a headway pattern: the latest time at which a passenger at any call can rely on its trains; else `never`. */
  reliableUntil: Int32Array;
  /**
   * Like `reliableUntil`, for passengers who change to these trains: they have to be ready one headway before. Counts all
   * trains of the line that replace these, so that the last short run of a rush hour is no last train.
   */
  changeUntil: Int32Array;
  /** Of a headway pattern: the last departure from the first call, of the same trains; else `never`. */
  lastStart: Int32Array;
  /** Of a headway pattern: the longest one of its periods; else 0. */
  longestHeadway: Int32Array;
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

/**
 * Whether passengers can board a trip at a call, if its pattern allows it.
 * @param trip of the pattern, from 0
 */
export function isBoardable(
  { boardable, tripStart }: TimetablePatterns,
  pattern: number,
  trip: number,
  call: number,
): boolean {
  if (!boardable) return true;
  const run = tripStart[pattern]! + trip;
  return boardable.first[run]! <= call && call <= boardable.last[run]!;
}

/** The pattern of a run, which is an index into the trips of all patterns. */
export function patternOf({ tripStart }: TimetablePatterns, run: number): number {
  let [low, high] = [0, tripStart.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (tripStart[middle]! <= run) low = middle;
    else high = middle;
  }
  return low;
}

export function tripCount({ tripStart }: TimetablePatterns, pattern: number): number {
  return tripStart[pattern + 1]! - tripStart[pattern]!;
}
