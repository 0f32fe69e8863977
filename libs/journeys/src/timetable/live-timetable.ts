import type { Links } from './links';
import type { Occupancy } from './occupancy';
import type { PlacedTrain } from './placed-train';
import type { TimetableDay } from './timetable-day';
import type { TimetablePatterns } from './timetable-patterns';

/** What live data say of a timetable's trains, prepared for searching beside it. Never changes; a newer one replaces it. */
export interface LiveTimetable {
  /** Those of the timetable that it belongs to, and to no other. */
  patterns: TimetablePatterns;
  /** By day number, the service days with a difference. */
  days: ReadonlyMap<number, LiveDay>;
  /** Where trains are, also those that run as planned. */
  trains: readonly PlacedTrain[];
}

/** The trains of one service day that do not run as the timetable says. Times are service times. */
export interface LiveDay {
  /**
   * Runs of the timetable that do not run as it says, by pattern of the timetable and trip of that pattern, from 0. They are cancelled, or in
   * `patterns`.
   */
  removed: ReadonlyMap<number, ReadonlySet<number>>;
  /** Those that run, with their expected times: patterns without overtaking, none by headway. All of their services run. */
  patterns: TimetablePatterns;
  /** The same day for `patterns`. */
  day: TimetableDay;
  quickestRides: { onward: Links; backward: Links };
  /** Facts by run of `patterns`. */
  runs: readonly LiveRun[];
  /** Runs of the timetable that are cancelled and shown as such; deleted ones are in `removed` only. */
  cancelled: readonly CancelledRun[];
  /**
   * Per call of the timetable's patterns: the last predicted departure of the headway trains with the same calls, `-never` without one.
   * Until then only the predicted trains exist. Undefined if no train of a headway service is predicted.
   */
  liveUntil: Int32Array | undefined;
}

/** How the times of a call are known. */
export const callStates = ['timetable', 'predicted', 'about', 'skipped', 'past'] as const;
export type CallState = (typeof callStates)[number];

export interface LiveRun {
  /** Names the train as long as it runs, in every process alike; no id of the feed. */
  key: string;
  kind: 'timetable' | 'headway' | 'extra';
  /** The train of the timetable that it runs for, by pattern and trip of that pattern, from 0; undefined for an extra train. */
  base: { pattern: number; trip: number } | undefined;
  /** When its data were made, in seconds since 1970. */
  asOf: number;
  /** By call, index into `callStates`. */
  states: Uint8Array;
  /** By call, departures as scheduled; undefined without a schedule. */
  scheduled: Int32Array | undefined;
  /** By call, the platform as scheduled where it differs, as a stop. */
  scheduledStops: ReadonlyMap<number, number>;
  /** Calls at a platform that the timetable lacks at their station: none can be shown. */
  unknownPlatforms: ReadonlySet<number>;
  /** By call, where it is known. */
  occupancy: ReadonlyMap<number, Occupancy>;
  /** Whether any of its times is predicted: delays of alerts are in it already. */
  isPredicted: boolean;
}

export interface CancelledRun {
  pattern: number;
  trip: number;
  asOf: number;
}
