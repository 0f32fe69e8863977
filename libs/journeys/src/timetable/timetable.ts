import type { Bilingual, LineId, StationCode } from '@raang/domain';
import type { FeedService, FeedStopTimes } from '../feed/feed';
import type { LiveTimetable } from './live-timetable';
import type { FootpathEdges } from './footpath-edges';
import type { Links } from './links';
import type { StopCalls } from './stop-calls';
import type { TimetableDay } from './timetable-day';
import type { TimetablePatterns } from './timetable-patterns';
import type { TimetableTrips } from './timetable-trips';

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
  trips: TimetableTrips;
  callsAt: StopCalls;
  footpaths: FootpathEdges;
  quickestRides: { onward: Links; backward: Links };
  headsigns: TimetableHeadsigns;
  /** GTFS stop_sequence by call of the feed; the calls of trip t start at `headsigns.start[t]`. */
  sequences: FeedStopTimes['sequence'];
  /** The longest trip, in service days: how many days before one its trains may still be running. */
  daysBefore: number;
  /** What live data say of its trains; absent without any. */
  live?: LiveTimetable | undefined;
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
  /** GTFS stop_ids. */
  ids: readonly string[];
  station: Uint32Array;
  /** GTFS wheelchair_boarding, a platform's own or its station's: 0 unknown, 1 yes, 2 no. */
  stepFree: Uint8Array;
  platformCodes: readonly (string | undefined)[];
  /** WGS 84, a platform's own or its station's; NaN where neither is known. */
  latitude: Float64Array;
  longitude: Float64Array;
}

/** Headsigns by call of the feed. */
interface TimetableHeadsigns {
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
