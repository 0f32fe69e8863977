import { toDayNumber } from '@raang/text-time';
import { departureAt, patternOf } from '../timetable/timetable-patterns';
import type { Timetable } from '../timetable/timetable';
import { runsOfTrip } from '../timetable/timetable-trips';
import type { ClosedRun } from './travel-conditions';

/** Closed runs by index. */
export interface ClosedRuns {
  /** Those of every day. */
  always: ClosedByPattern;
  /** All of a day, for days with closed runs of their own. */
  byDay: ReadonlyMap<number, ClosedByPattern>;
}

export type ClosedByPattern = ReadonlyMap<number, ClosedTrips>;

/** Trips of a pattern, from 0. */
export interface ClosedTrips {
  /** Those that do not run with the others: they do not run, or are in `passing`. */
  apart: ReadonlySet<number>;
  /**
   * Those that pass some calls, by index in the pattern. Searched one by one: a later train of the pattern may be the
   * first that stops.
   */
  passing: ReadonlyMap<number, ReadonlySet<number>>;
  /** Stations that trips pass, by index, also those where they have no call: live trains may have other calls. */
  passedStations: ReadonlyMap<number, ReadonlySet<number>>;
}

/** On a service day. */
export function closedOn(closedRuns: ClosedRuns | undefined, day: number): ClosedByPattern | undefined {
  return closedRuns && (closedRuns.byDay.get(day) ?? closedRuns.always);
}

/** Undefined if no closed run is one of the timetable. */
export function findClosedRuns(
  timetable: Timetable,
  closedRuns: readonly ClosedRun[] = [],
): ClosedRuns | undefined {
  const found = closedRuns.flatMap((closed) => findOne(timetable, closed) ?? []);
  if (found.length === 0) return undefined;
  const days = new Set(found.flatMap(({ day }) => day ?? []));
  const always = found.filter(({ day }) => day === undefined);
  return {
    always: byPattern(always),
    byDay: new Map(
      [...days].map((day) => [day, byPattern([...always, ...found.filter((one) => one.day === day)])]),
    ),
  };
}

interface Closure {
  /** Undefined for every day. */
  day: number | undefined;
  pattern: number;
  trip: number;
  /** What it passes: a station, and the calls of the pattern there. Undefined if it does not run. */
  passes: { station: number; calls: readonly number[] } | undefined;
}

function findOne(timetable: Timetable, { date, station, ...named }: ClosedRun): Closure | undefined {
  const { patterns, stops, stations } = timetable;
  const run = findRun(timetable, named);
  const day = date === undefined ? undefined : toDayNumber(date);
  if (run === undefined || Number.isNaN(day)) return undefined;
  const pattern = patternOf(patterns, run);
  const closure = { day, pattern, trip: run - patterns.tripStart[pattern]! };
  if (station === undefined) return { ...closure, passes: undefined };
  const passed = stations.index.get(station);
  if (passed === undefined) return undefined;
  const stopsOfCalls = patterns.stop.subarray(patterns.callStart[pattern], patterns.callStart[pattern + 1]);
  const calls = [...stopsOfCalls.keys()].filter((call) => stops.station[stopsOfCalls[call]!] === passed);
  return { ...closure, passes: { station: passed, calls } };
}

/** The only timetabled run with this name; undefined if there is none or more than one. */
function findRun({ trips, patterns }: Timetable, { tripId, startTime }: ClosedRun): number | undefined {
  const known = runsOfTrip(trips, tripId);
  if (!known || (trips.isRepeated[known.trip] === 1 && startTime === undefined)) return undefined;
  const named = [...known.runs].filter((run) => {
    const pattern = patternOf(patterns, run);
    if (patterns.isHeadway[pattern] === 1) return false;
    const trip = run - patterns.tripStart[pattern]!;
    return startTime === undefined || departureAt(patterns, pattern, trip, 0) === startTime;
  });
  return named.length === 1 ? named[0] : undefined;
}

function byPattern(closures: readonly Closure[]): ClosedByPattern {
  return new Map(
    [...Map.groupBy(closures, ({ pattern }) => pattern)].map(([pattern, ofPattern]) => {
      const [passing, passedStations] = [new Map<number, Set<number>>(), new Map<number, Set<number>>()];
      for (const { trip, passes } of ofPattern) {
        if (ofPattern.some((other) => other.trip === trip && !other.passes)) continue;
        const { station, calls } = passes!;
        passedStations.set(trip, new Set([...(passedStations.get(trip) ?? []), station]));
        if (calls.length > 0) passing.set(trip, new Set([...(passing.get(trip) ?? []), ...calls]));
      }
      const closed = ofPattern.filter(({ passes }) => !passes).map(({ trip }) => trip);
      return [pattern, { apart: new Set([...closed, ...passing.keys()]), passing, passedStations }];
    }),
  );
}
