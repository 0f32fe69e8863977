import { never } from '../timetable/headway-service';
import type { TimetablePatterns } from '../timetable/timetable-patterns';
import type { TimetableDay } from '../timetable/timetable';
import type { Conditions } from './conditions';
import type { FoundRide } from './found-leg';
import { here, type Workspace } from './workspace';

/** A service day and where its times begin, in seconds from the moment from which the search counts. */
export interface SearchDay {
  day: TimetableDay;
  offset: number;
}

/** A search under way: what holds for all of its rounds, and how far it has come. */
export interface Scan {
  sign: 1 | -1;
  days: readonly SearchDay[];
  patterns: TimetablePatterns;
  conditions: Conditions;
  space: Workspace;
  /** Which calls are for boarding depends on the way round. */
  canBoard: Uint8Array;
  canAlight: Uint8Array;
  /** Whether it is noted by which ride each stop is reached. */
  isTraced: boolean;
  /** What is later does not matter. */
  bound: number;
  round: number;
  /** Where the rows of the round before and of this one begin. */
  before: number;
  row: number;
  /** The stops to which trains have come in this round. */
  reached: number[];
}

/** A pattern that one might board on one of the days, and between which calls. */
export interface MarkedPattern {
  pattern: number;
  /** Index of the day among those of the search. */
  day: number;
  /** The first and the last call where one might board, in the order in which the search reads them. */
  firstCall: number;
  lastCall: number;
  /** When its first train leaves its first call and its last train comes to its last one, the search's way round. */
  earliest: number;
  latest: number;
}

/** A train comes to a stop earlier than any before. */
export function arrive(scan: Scan, stop: number, time: number): void {
  const { space, row } = scan;
  if (space.train[row + stop] === never) scan.reached.push(stop);
  space.train[row + stop] = time;
  space.limit[stop] = time;
  if (time < space.best[stop]!) space.best[stop] = time;
  if (space.isTarget[stop] === 1) reachTarget(scan, stop, here, time);
}

/**
 * By which ride a stop was reached.
 * @param ride the trip is that of the pattern; by headway, when it left the first call at the latest
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

/** One is at the target, and what comes later does not matter any more. */
export function reachTarget(scan: Scan, stop: number, from: number, time: number): void {
  const { space, round } = scan;
  if (time > scan.bound || time >= space.bestTarget) return;
  space.bestTarget = time;
  space.targetTime[round] = time;
  space.targetStop[round] = stop;
  space.targetFrom[round] = from;
  scan.bound = time;
}
