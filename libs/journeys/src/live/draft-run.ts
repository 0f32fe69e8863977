import { safeLineId } from '../gtfs/safe-ids';
import { serviceZero } from '../timetable/service-zero';
import type { Timetable } from '../timetable/timetable';
import {
  arrivalAt,
  callCount,
  departureAt,
  patternOf,
  type TimetablePatterns,
} from '../timetable/timetable-patterns';
import { runsOfTrip } from '../timetable/timetable-trips';
import { type ChosenUpdate, leaveOut, type LeftOutReason } from './choose-updates';
import type { RunDraft } from './live-run';
import type { LiveRun } from './live-timetable';
import type { TripFound } from './trip-descriptor';
import { canRide, type LiveCall, type PlannedCall, predictCalls } from './predict-calls';

export interface DraftContext {
  timetable: Timetable;
  /** By GTFS stop_id and route_id, indexes of the timetable. */
  stops: ReadonlyMap<string, number>;
  lines: ReadonlyMap<string, number>;
  /** Seconds since 1970. */
  now: number;
}

export interface Drafted {
  /** The train as it runs; undefined if it does not. */
  run?: RunDraft | undefined;
  /** The train of the timetable that does not run as planned. */
  removes?: { pattern: number; trip: number } | undefined;
  /** Of a train that does not run: passengers are told. */
  isShown?: boolean;
}

/** What one update makes of the trains of its day. */
export function draftRun(chosen: ChosenUpdate, context: DraftContext): Drafted {
  const { update, found, report } = chosen;
  switch (update.relationship) {
    case 'NEW':
      return { run: draftExtra(chosen, context, 'extra') };
    case 'ADDED':
      return {
        run:
          update.stopTimeUpdates.length > 0
            ? draftExtra(chosen, context, 'extra')
            : draftCopy(chosen, context),
      };
    case 'DUPLICATED':
      return { run: draftCopy(chosen, context) };
    case 'CANCELED':
    case 'DELETED':
      // of a headway service only that live train, which is gone with its update
      return found!.isHeadway ? {} : { removes: found, isShown: update.relationship === 'CANCELED' };
    case 'REPLACEMENT': {
      if (found!.isHeadway) return leave('by-headway');
      return { run: draftExtra(chosen, context, 'timetable'), removes: found, isShown: true };
    }
    case 'UNSCHEDULED':
      return found!.isHeadway ? { run: draftHeadwayTrain(chosen, context) } : leave('not-by-headway');
    default:
      return found!.isHeadway ? { run: draftHeadwayTrain(chosen, context) } : draftScheduled(chosen, context);
  }

  function leave(reason: LeftOutReason): Drafted {
    leaveOut(report, reason);
    return {};
  }
}

function draftScheduled(chosen: ChosenUpdate, context: DraftContext): Drafted {
  const { pattern, trip } = chosen.found!;
  const { patterns } = context.timetable;
  const planned = plannedCalls(context.timetable, pattern, trip);
  const { calls, isPredicted } = predict(planned, chosen, context, false);
  if (!canRide(calls)) return { removes: chosen.found, isShown: true };
  const isAsPlanned =
    !isPredicted &&
    calls.every(({ state, stop }, call) => state === 'timetable' && stop === planned[call]!.stop);
  if (isAsPlanned) return {};
  const run = patterns.tripStart[pattern]! + trip;
  return {
    removes: chosen.found,
    run: {
      ...ofPattern(patterns, pattern, run, chosen),
      calls,
      scheduled: planned.map(({ departure }) => departure),
      scheduledStops: planned.map(({ stop }) => stop),
      facts: factsOf(chosen, 'timetable', isPredicted),
    },
  };
}

/** A train of a headway service: its own times are all that is known of it. */
function draftHeadwayTrain(chosen: ChosenUpdate, context: DraftContext): RunDraft | undefined {
  const { pattern, trip } = chosen.found!;
  const { patterns } = context.timetable;
  const planned = plannedCalls(context.timetable, pattern, trip);
  const { calls, isPredicted, isBackwards } = predict(planned, chosen, context, true);
  if (!isPredicted) {
    if (!isBackwards) leaveOut(chosen.report, 'no-times');
    return undefined;
  }
  return {
    ...ofPattern(patterns, pattern, patterns.tripStart[pattern]!, chosen),
    calls,
    scheduled: undefined,
    scheduledStops: planned.map(({ stop }) => stop),
    facts: factsOf(chosen, 'headway', true),
  };
}

/** A copy of a trip at another time. */
function draftCopy(chosen: ChosenUpdate, context: DraftContext): RunDraft | undefined {
  const { timetable } = context;
  const { patterns, trips } = timetable;
  const { update, report } = chosen;
  const known = update.trip.tripId === undefined ? undefined : runsOfTrip(trips, update.trip.tripId);
  const run = known?.runs[0];
  const start = update.properties?.startTime;
  if (run === undefined || start === undefined)
    return leave(run === undefined ? 'unknown-trip' : 'incomplete');
  const pattern = patternOf(patterns, run);
  if (patterns.isHeadway[pattern] === 1) return leave('by-headway');
  const original = plannedCalls(timetable, pattern, run - patterns.tripStart[pattern]!);
  const shift = start - original[0]!.departure;
  const planned = original.map((call) => ({
    ...call,
    arrival: call.arrival + shift,
    departure: call.departure + shift,
  }));
  const { calls, isPredicted } = predict(planned, chosen, context, false);
  if (!canRide(calls)) return undefined;
  return {
    ...ofPattern(patterns, pattern, run, chosen),
    calls,
    scheduled: planned.map(({ departure }) => departure),
    scheduledStops: planned.map(({ stop }) => stop),
    facts: { ...factsOf(chosen, 'extra', isPredicted), base: undefined },
  };

  function leave(reason: LeftOutReason): undefined {
    leaveOut(report, reason);
  }
}

/** A train with stops of its own: those that the timetable has and that have a time. */
function draftExtra(
  chosen: ChosenUpdate,
  context: DraftContext,
  kind: LiveRun['kind'],
): RunDraft | undefined {
  const { update, found, day, areTimesUsed, report } = chosen;
  const { timetable, stops, lines } = context;
  const zero = serviceZero(timetable.timeZone, day);
  const line = found
    ? timetable.patterns.line[found.pattern]
    : lines.get(safeLineId(update.trip.routeId ?? ''));
  if (line === undefined) return leave('unknown-route');
  const calls: LiveCall[] = [];
  const scheduled: number[] = [];
  for (const one of update.stopTimeUpdates) {
    const stop = one.stopId === undefined ? undefined : stops.get(one.stopId);
    const { arrival = one.departure, departure = one.arrival } = one;
    const [arrives, leaves] = [arrival?.time ?? departure?.time, departure?.time ?? arrival?.time];
    if (stop === undefined || arrives === undefined || leaves === undefined) {
      report.unmatchedStops += 1;
      continue;
    }
    const isSkipped = one.relationship === 'SKIPPED';
    const before = calls.at(-1)?.departure ?? Number.NEGATIVE_INFINITY;
    if (before - (arrives - zero) > 120) return leave('backwards');
    const time = Math.max(arrives - zero, before);
    calls.push({
      stop,
      arrival: time,
      departure: Math.max(leaves - zero, time),
      canBoard: !isSkipped && one.canBoard !== false,
      canAlight: !isSkipped && one.canAlight !== false,
      state: isSkipped ? 'skipped' : 'predicted',
      occupancy: one.departureOccupancy,
    });
    scheduled.push((departure?.scheduledTime ?? leaves) - zero);
  }
  if (!areTimesUsed || !canRide(calls)) return leave('no-times');
  const { pattern } = found ?? {};
  return {
    line,
    direction: pattern === undefined ? update.trip.directionId : directionOf(timetable.patterns, pattern),
    trip: undefined,
    stepFree: update.wheelchairAccessible ?? (found ? stepFreeOf(timetable.patterns, found) : 0),
    calls,
    scheduled: kind === 'extra' ? undefined : scheduled,
    scheduledStops: undefined,
    facts: factsOf(chosen, kind, true),
  };

  function leave(reason: LeftOutReason): undefined {
    leaveOut(report, reason);
  }
}

function predict(
  planned: readonly PlannedCall[],
  { update, day, asOf, areTimesUsed, report }: ChosenUpdate,
  { timetable, stops }: DraftContext,
  isByHeadway: boolean,
) {
  const prediction = predictCalls(planned, update, {
    stationOf: (stop) => timetable.stops.station[stop]!,
    stopOf: (id) => stops.get(id),
    zero: serviceZero(timetable.timeZone, day),
    asOf,
    areTimesUsed,
    isByHeadway,
  });
  report.unmatchedStops += prediction.unmatched;
  if (prediction.isBackwards) leaveOut(report, 'backwards');
  return prediction;
}

/** @param trip of the pattern, from 0 */
function plannedCalls(
  { patterns, headsigns, sequences }: Timetable,
  pattern: number,
  trip: number,
): PlannedCall[] {
  const first = patterns.callStart[pattern]!;
  const ofFeed = headsigns.start[patterns.trip[patterns.tripStart[pattern]! + trip]!]!;
  return Array.from({ length: callCount(patterns, pattern) }, (_, call) => ({
    stop: patterns.stop[first + call]!,
    sequence: sequences[ofFeed + call]!,
    arrival: arrivalAt(patterns, pattern, trip, call),
    departure: departureAt(patterns, pattern, trip, call),
    canBoard: patterns.canBoard[first + call] === 1,
    canAlight: patterns.canAlight[first + call] === 1,
  }));
}

function ofPattern(patterns: TimetablePatterns, pattern: number, run: number, { update }: ChosenUpdate) {
  return {
    line: patterns.line[pattern]!,
    direction: directionOf(patterns, pattern),
    trip: patterns.trip[run]!,
    stepFree: update.wheelchairAccessible ?? patterns.stepFree[run]!,
  };
}

const stepFreeOf = ({ stepFree, tripStart }: TimetablePatterns, { pattern, trip }: TripFound) =>
  stepFree[tripStart[pattern]! + trip]!;

const directionOf = ({ hasDirection, direction }: TimetablePatterns, pattern: number) =>
  hasDirection[pattern] === 1 ? direction[pattern]! : undefined;

function factsOf(
  { found, name, asOf }: ChosenUpdate,
  kind: LiveRun['kind'],
  isPredicted: boolean,
): RunDraft['facts'] {
  return {
    key: hashOf(name),
    kind,
    base: found && { pattern: found.pattern, trip: found.trip },
    asOf,
    isPredicted,
  };
}

/** FNV-1a: equal in every process, and no id of the feed. */
function hashOf(name: string): string {
  let hash = 0x811c_9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x0100_0193);
  return (hash >>> 0).toString(36);
}
