import type { Footpaths } from '../timetable/footpaths';
import { never } from '../timetable/headway-service';
import type { TimetablePatterns } from '../timetable/timetable-patterns';
import type { ClosedTrips } from './closed-runs';
import type { Conditions } from './conditions';
import type { FoundRide } from './found-leg';
import type { SearchDay } from './search-day';
import { here, type Workspace } from './workspace';

/** State of a search: constant, per round, or per day of a round. */
export interface Scan {
  sign: 1 | -1;
  /** When the passenger sets out to the origins. */
  at: number;
  days: readonly SearchDay[];
  conditions: Conditions;
  space: Workspace;
  footpaths: Footpaths;
  /** Per stop, times from this one on are ignored. */
  within: Int32Array;
  /** Whether to record the ride to each stop. */
  isTraced: boolean;
  /** Times after this are ignored. */
  bound: number;
  round: number;
  /** Offsets of the previous round's and this round's rows. */
  before: number;
  row: number;
  /** Those of the day. */
  patterns: TimetablePatterns;
  /** Boarding and alighting calls of them in search direction. */
  canBoard: Uint8Array;
  canAlight: Uint8Array;
  /** Stops that trains reached in this round. */
  reached: number[];
  /** Stops where boarding became possible: the next round starts there. */
  marked: number[];
}

/** A pattern with possible boardings on one of the days. */
export interface MarkedPattern {
  pattern: number;
  /** Index into the search's days. */
  day: number;
  /** First and last possible boarding call, in search direction. */
  firstCall: number;
  lastCall: number;
  /** First departure and last arrival of its trains, in search direction. */
  earliest: number;
  latest: number;
  /** Seconds that its trains may be late. */
  delay: number;
  /** Of this day; undefined without any. */
  closed: ClosedTrips | undefined;
  /** Trips that live data cancel or replace; undefined without any. */
  removed: ReadonlySet<number> | undefined;
}

/** @param trip of the pattern, from 0 */
export function isRunning(
  { patterns, conditions, days }: Scan,
  { pattern, day, removed }: MarkedPattern,
  trip: number,
): boolean {
  const index = patterns.tripStart[pattern]! + trip;
  return (
    !removed?.has(trip) &&
    days[day]!.day.runs[patterns.service[index]!] === 1 &&
    conditions.usableTrip[patterns.stepFree[index]!] === 1
  );
}

/** Records an earlier arrival by train at a stop. */
export function arrive(scan: Scan, stop: number, time: number): void {
  const { space, row } = scan;
  if (space.train[row + stop] === never) scan.reached.push(stop);
  space.train[row + stop] = time;
  space.limit[stop] = time;
  if (time < space.best[stop]!) space.best[stop] = time;
  if (space.walkToTarget[stop]! < never) reachTarget(scan, stop, here, time);
}

/** Records an arrival by backward search at a stop where the passenger's way may start, without a change. */
export function reachOrigin(scan: Scan, stop: number, time: number): void {
  const { best } = scan.space;
  if (time < best[stop]!) best[stop] = time;
  reachTarget(scan, stop, here, time);
}

/**
 * Records the ride to a stop.
 * @param ride the trip is the one of the pattern; by headway, its latest departure from the first call
 */
export function noteRide(
  { space, row }: Scan,
  { pattern, day }: MarkedPattern,
  stop: number,
  ride: Pick<FoundRide, 'trip' | 'boardCall' | 'alightCall'>,
): void {
  const entry = row + stop;
  space.pattern[entry] = pattern;
  space.day[entry] = day;
  space.trip[entry] = ride.trip;
  space.boardCall[entry] = ride.boardCall;
  space.alightCall[entry] = ride.alightCall;
}

/** Records an arrival at a stop of the target, and the walk from there; later ones are ignored from now on. */
export function reachTarget(scan: Scan, stop: number, from: number, atStop: number): void {
  const { space, round } = scan;
  const time = atStop + space.walkToTarget[stop]!;
  if (time > scan.bound || time >= space.bestTarget) return;
  space.bestTarget = time;
  space.targetTime[round] = time;
  space.targetStop[round] = stop;
  space.targetFrom[round] = from;
  scan.bound = time;
}
