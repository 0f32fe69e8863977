import type { Bilingual, LineId, StationCode } from '@raang/domain';
import type { FeedService } from '../feed/feed';
import type { FootpathEdges } from './footpath-edges';
import type { Links } from './links';
import type { StopCalls } from './stop-calls';
import type { TimetablePatterns } from './timetable-patterns';

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

/** Which trains start on a service day. */
export interface TimetableDay {
  day: number;
  /** 1 for a service that runs. */
  runs: Uint8Array;
  /** 1 for a pattern of which every trip runs. */
  isWhole: Uint8Array;
  /** Per pattern, its first departure and last arrival of the day; `never` and `-never` where nothing runs. */
  first: Int32Array;
  last: Int32Array;
  /** Of the patterns that run. */
  callsAt: StopCalls;
  /** Of the whole network: `never` on a day without service. */
  firstDeparture: number;
  lastArrival: number;
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
