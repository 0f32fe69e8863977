import type { TimetablePatterns } from '../timetable/timetable-patterns';

/** A found way by stops, in seconds from the origin of the search. */
export type FoundLeg = FoundRide | FoundWalk;

export interface FoundRide {
  kind: 'ride';
  /** Those of the timetable, or of live trains. */
  patterns: TimetablePatterns;
  pattern: number;
  /** Index into the searched days. */
  day: number;
  /** Index of the trip in its pattern; 0 on a headway service. */
  trip: number;
  /** Index of the calls in the pattern. */
  boardCall: number;
  alightCall: number;
  /** When the passenger must be on the platform. */
  ready: number;
  /** When the train leaves; by headway, at the latest. */
  departure: number;
  arrival: number;
}

export interface FoundWalk {
  kind: 'walk';
  from: number;
  to: number;
  departure: number;
  arrival: number;
}
