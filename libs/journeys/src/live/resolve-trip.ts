import { secondsPerDay, toCalendarDate, toDayNumber, toLocalSeconds } from '@raang/text-time';
import { idAt } from '../feed/id-table';
import { runsOn } from '../feed/service-day';
import { safeLineId } from '../gtfs/safe-ids';
import { serviceZero } from '../timetable/service-zero';
import type { Timetable } from '../timetable/timetable';
import { arrivalAt, callCount, departureAt, patternOf } from '../timetable/timetable-patterns';
import { runsOfTrip } from '../timetable/timetable-trips';
import type { TripAnswer, TripDescriptor, TripFound, TripNotFoundReason } from './trip-descriptor';

/** Producers round the start of a train of exact frequencies. */
const gridSeconds = 30;

/** Without a date, a run counts from so long before its first departure until so long after its last arrival. */
const secondsBefore = 3600;
const secondsAfter = 2 * 3600;

/**
 * Finds the one run of a timetable that a GTFS-Realtime trip descriptor names, or the reason why there is none. All
 * given fields have to agree with the timetable.
 *
 * - With a trip_id: the run of its date. Without a date, the one of yesterday, today and tomorrow that runs at
 *   `headerTime`, from an hour before its first departure until two hours after its last arrival.
 * - Without: the run with this route, direction, date and start, all of them given.
 * - Exact frequencies (exact_times 1): the departure nearest to the start, at most 30 seconds away.
 * - Headways (exact_times 0): trip_id, date and start name the train, all of them given.
 *
 * Never throws.
 * @param headerTime when the feed was made, in seconds since 1970
 */
export function resolveTrip(
  timetable: Timetable,
  descriptor: TripDescriptor,
  headerTime: number,
): TripAnswer {
  if (descriptor.isModified) return notFound('modified-trip');
  const named = descriptor.tripId ? findById(timetable, descriptor) : findByStart(timetable, descriptor);
  if (typeof named === 'string') return notFound(named);
  const date = findDate(timetable, descriptor, named, headerTime);
  return typeof date === 'number' ? { ...named, isFound: true, date: toCalendarDate(date) } : notFound(date);
}

const notFound = (reason: TripNotFoundReason): TripAnswer => ({ isFound: false, reason });

/** A train without its day. */
type Named = Omit<TripFound, 'isFound' | 'date'>;

function findById(timetable: Timetable, descriptor: TripDescriptor): Named | TripNotFoundReason {
  const { trips, patterns } = timetable;
  const { startDate, startTime } = descriptor;
  const runs = runsById(timetable, descriptor);
  if (typeof runs === 'string') return runs;
  const [first] = runs;
  if (trips.isRepeated[patterns.trip[patterns.tripStart[first.pattern]! + first.trip]!] === 0)
    return startTime === undefined || startTime === first.startTime ? first : 'other-start';
  if (startTime === undefined) return 'incomplete';
  const onGrid = nearest(runs, startTime);
  const byHeadway = runs.find(({ isHeadway }) => isHeadway);
  if (onGrid || !byHeadway) return onGrid ?? 'off-grid';
  return startDate ? { ...byHeadway, startTime } : 'incomplete';
}

/** All runs of a trip, or the reason why there is none: a given route and direction have to agree with the timetable. */
export function runsById(
  timetable: Timetable,
  { tripId = '', routeId, directionId }: TripDescriptor,
): readonly [Named, ...Named[]] | TripNotFoundReason {
  const { trips, patterns, lineIds } = timetable;
  const known = runsOfTrip(trips, tripId);
  if (!known) return 'unknown-trip';
  const [first, ...others] = [...known.runs].map((run) => toNamed(timetable, run));
  if (!first) return 'no-calls';
  if (routeId && lineIds[patterns.line[first.pattern]!] !== safeLineId(routeId)) return 'other-route';
  if (directionId !== undefined && !isDirection(timetable, first.pattern, directionId))
    return 'other-direction';
  return [first, ...others];
}

/** The run of exact frequencies that starts at about this time. */
function nearest(runs: readonly Named[], startTime: number): Named | 'ambiguous' | undefined {
  const offOf = (run: Named) => Math.abs(run.startTime - startTime);
  const near = runs.filter((run) => !run.isHeadway && offOf(run) <= gridSeconds);
  const least = Math.min(...near.map(offOf));
  const [one, ...others] = near.filter((run) => offOf(run) === least);
  return others.length > 0 ? 'ambiguous' : one;
}

function findByStart(timetable: Timetable, descriptor: TripDescriptor): Named | TripNotFoundReason {
  const { patterns, lineIds } = timetable;
  const { routeId, directionId, startDate, startTime } = descriptor;
  if (!routeId || directionId === undefined || !startDate || startTime === undefined) return 'incomplete';
  const line = lineIds.indexOf(safeLineId(routeId));
  if (line < 0) return 'unknown-route';
  const found: Named[] = [];
  for (let pattern = 0; pattern < patterns.count; pattern += 1) {
    if (patterns.line[pattern] !== line || patterns.isHeadway[pattern] === 1) continue;
    if (!isDirection(timetable, pattern, directionId)) continue;
    for (let run = patterns.tripStart[pattern]!; run < patterns.tripStart[pattern + 1]!; run += 1) {
      if (departureAt(patterns, pattern, run - patterns.tripStart[pattern]!, 0) !== startTime) continue;
      const named = toNamed(timetable, run);
      if (isRunning(timetable, named, toDayNumber(startDate))) found.push(named);
    }
  }
  const [one, ...others] = found;
  return others.length > 0 ? 'ambiguous' : (one ?? 'no-run');
}

/** The day number of its service day. */
function findDate(
  timetable: Timetable,
  { startDate }: TripDescriptor,
  named: Named,
  headerTime: number,
): number | TripNotFoundReason {
  const { patterns, timeZone } = timetable;
  if (startDate) {
    const day = toDayNumber(startDate);
    return isRunning(timetable, named, day) ? day : 'not-that-day';
  }
  const { pattern, trip } = named;
  const begin = departureAt(patterns, pattern, trip, 0) - secondsBefore;
  const end = arrivalAt(patterns, pattern, trip, callCount(patterns, pattern) - 1) + secondsAfter;
  const today = Math.floor(toLocalSeconds(timeZone, headerTime) / secondsPerDay);
  const [one, ...others] = [today - 1, today, today + 1].filter((day) => {
    const since = headerTime - serviceZero(timeZone, day);
    return since >= begin && since <= end && isRunning(timetable, named, day);
  });
  return others.length > 0 ? 'ambiguous' : (one ?? 'no-day');
}

/** Whether the feed states this direction of a pattern. */
function isDirection({ patterns }: Timetable, pattern: number, directionId: number): boolean {
  return patterns.hasDirection[pattern] === 1 && patterns.direction[pattern] === directionId;
}

/** False for the day number of an invalid date. */
function isRunning({ patterns, services }: Timetable, { pattern, trip }: Named, day: number): boolean {
  const service = services[patterns.service[patterns.tripStart[pattern]! + trip]!]!;
  return !Number.isNaN(day) && runsOn(service, day);
}

function toNamed({ patterns, trips }: Timetable, run: number): Named {
  const pattern = patternOf(patterns, run);
  const trip = run - patterns.tripStart[pattern]!;
  return {
    tripId: idAt(trips.ids, patterns.trip[run]!),
    startTime: departureAt(patterns, pattern, trip, 0),
    isHeadway: patterns.isHeadway[pattern] === 1,
    pattern,
    trip,
  };
}
