import type { Bilingual, LineId, StationCode } from '@raang/domain';
import type { FeedService } from '../feed';
import type { FootpathEdges } from './footpath-edges';
import type { Links } from './links';
import type { StopCalls } from './stop-calls';
import type { TimetableDay } from './timetable-day';

/**
 * A feed made ready for searching: columns of numbers, everything by index. Trips with the same calls stand together
 * in patterns, in which none overtakes another; a trip that runs by headway is a pattern of its own.
 * Times are service times; they pass 86,400 after midnight.
 */
export interface Timetable {
  timeZone: string;
  /** Day numbers for which the feed speaks, both inclusive; undefined for a feed without any service. */
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
  /** Of any trip: how many service days before one its trains may still be running. */
  daysBefore: number;
  /** What was worked out for single days, lately used ones only. */
  days: Map<number, TimetableDay>;
}

export interface TimetableStations {
  index: ReadonlyMap<StationCode, number>;
  codes: readonly StationCode[];
  names: readonly Bilingual[];
  /** The stops of each station; its entries are stop indexes. */
  stops: readonly (readonly number[])[];
}

/** Platforms, and stops that stand alone. */
export interface TimetableStops {
  count: number;
  station: Uint32Array;
  /** GTFS wheelchair_boarding, a platform's own or its station's: 0 not known, 1 yes, 2 no. */
  stepFree: Uint8Array;
  platformCodes: readonly (string | undefined)[];
}

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

/** A part of a day in which trains come about every `headwaySeconds`; times of departure from the first call. */
export interface HeadwayService {
  start: number;
  /** Exclusive. */
  end: number;
  headwaySeconds: number;
  /** No other period of these trains leads over into it: its start is a first train. */
  hasFirst: boolean;
  /** The last train, where no other period follows. */
  last: number | undefined;
}

/** What trains say on their front, by call of the feed. */
export interface TimetableHeadsigns {
  texts: readonly Bilingual[];
  /** Index into `texts`; the calls of trip t stand from `start[t]` on. */
  ofCall: Uint32Array;
  start: Uint32Array;
}

/** The stops of a station; none when it is not known. */
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
