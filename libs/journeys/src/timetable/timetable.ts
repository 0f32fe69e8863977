import type { Bilingual, LineId, StationCode } from '@raang/domain';
import type { FeedService } from '../feed';
import type { FootpathEdges } from './footpath-edges';
import type { Links } from './links';
import type { StopCalls } from './stop-calls';
import type { TimetableDay } from './timetable-day';

/**
 * A feed prepared for searching: numeric columns, everything by index. Trips with the same calls form patterns
 * without overtaking; each headway trip is a pattern of its own. Times are service times; they pass 86,400 after
 * midnight.
 */
export interface Timetable {
  timeZone: string;
  /** First and last day number of the feed, inclusive; undefined for a feed without services. */
  validity: { first: number; last: number } | undefined;
  services: readonly FeedService[];
  lineIds: readonly LineId[];
  stations: TimetableStations;
  stops: TimetableStops;
  patterns: TimetablePatterns;
  callsAt: StopCalls;
  footpaths: FootpathEdges;
  quickestRides: { onward: Links; backward: Links };
  headsigns: TimetableHeadsigns;
  /** The longest trip, in service days: how many days before one its trains may still be running. */
  daysBefore: number;
  /** Cache of recently used days. */
  days: Map<number, TimetableDay>;
}

export interface TimetableStations {
  index: ReadonlyMap<StationCode, number>;
  codes: readonly StationCode[];
  names: readonly Bilingual[];
  /** The stops of each station, by index. */
  stops: readonly (readonly number[])[];
}

/** Platforms, and stops without a station. */
export interface TimetableStops {
  count: number;
  station: Uint32Array;
  /** GTFS wheelchair_boarding, a platform's own or its station's: 0 unknown, 1 yes, 2 no. */
  stepFree: Uint8Array;
  platformCodes: readonly (string | undefined)[];
}

/** Columns; p is a pattern. */
export interface TimetablePatterns {
  count: number;
  line: Uint32Array;
  direction: Uint8Array;
  isHeadway: Uint8Array;
  /** The calls of p start at `callStart[p]`. A stop may appear twice. */
  callStart: Uint32Array;
  stop: Uint32Array;
  canBoard: Uint8Array;
  canAlight: Uint8Array;
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
}

/** A period with a train every `headwaySeconds`; times of departure from the first call. */
export interface HeadwayService {
  start: number;
  /** Exclusive. */
  end: number;
  headwaySeconds: number;
  /** No other period of these trains leads into it: its start is a first train. */
  hasFirst: boolean;
  /** The last train, unless another period follows. */
  last: number | undefined;
}

/** Headsigns by call of the feed. */
export interface TimetableHeadsigns {
  texts: readonly Bilingual[];
  /** Index into `texts`; the calls of trip t start at `start[t]`. */
  ofCall: Uint32Array;
  start: Uint32Array;
}

/** The stops of a station; empty if it is unknown. */
export function stopsOf({ stations }: Timetable, code: StationCode): readonly number[] {
  const station = stations.index.get(code);
  return station === undefined ? [] : (stations.stops[station] ?? []);
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
