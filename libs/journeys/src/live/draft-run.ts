import { serviceZero } from '../timetable/service-zero';
import type { Timetable } from '../timetable/timetable';
import type { TimetablePatterns } from '../timetable/timetable-patterns';
import type { ChosenUpdate } from './choose-updates';
import { count, type LeftOutReason } from './updates-report';
import type { RunDraft } from './live-run';
import type { TripUpdate } from './trip-update';
import type { LiveRun } from '../timetable/live-timetable';
import { ownCalls, plannedCalls } from './planned-calls';
import { keyOfName } from './train-key';
import {
  canRide,
  type LiveCall,
  type PlannedCall,
  type Prediction,
  type PredictionContext,
  predictCalls,
} from './predict-calls';

export interface DraftContext {
  timetable: Timetable;
  stopOf: (id: string) => number | undefined;
  isPossible: (time: number) => boolean;
}

/** What becomes of a train. */
export interface Drafted {
  /** The train as it runs; undefined if it does not, or runs as planned. */
  run?: RunDraft;
  /** The train of the timetable that does not run as planned. */
  removes?: TrainOfPattern;
  /** Of a train that does not run: boards say that it is cancelled. */
  isShown?: boolean;
}

/** An index of the timetable's patterns, and of the trips of that pattern. */
interface TrainOfPattern {
  pattern: number;
  trip: number;
}

/** What one update makes of its train, or why it does not count. */
export function draftRun(chosen: ChosenUpdate, context: DraftContext): Drafted | LeftOutReason {
  const { update, subject, areTimesUsed } = chosen;
  if (subject.kind !== 'run') {
    if (!areTimesUsed) return 'too-old';
    return subject.kind === 'copy'
      ? draftCopy(chosen, subject, context)
      : draftOwn(chosen, { line: subject.line, ...directionOf(update), stepFree: 0 }, context);
  }
  const { found } = subject;
  const { relationship } = update;
  const isCancelled = relationship === 'CANCELED' || relationship === 'DELETED';
  if (found.isHeadway) {
    // a live train alone, which is gone with its update
    if (isCancelled) return {};
    return relationship === 'REPLACEMENT' ? 'by-headway' : draftHeadwayTrain(chosen, found, context);
  }
  if (isCancelled) return { removes: found, isShown: relationship === 'CANCELED' };
  if (relationship === 'UNSCHEDULED') return 'not-by-headway';
  if (relationship === 'REPLACEMENT') return draftReplacement(chosen, found, context);
  return draftScheduled(chosen, found, context);
}

function draftScheduled(
  chosen: ChosenUpdate,
  found: TrainOfPattern,
  context: DraftContext,
): Drafted | LeftOutReason {
  const { timetable } = context;
  const planned = plannedCalls(timetable, found.pattern, found.trip);
  const prediction = predict(planned, chosen, context);
  if (prediction === 'other-stops') return prediction;
  const { calls, isPredicted } = prediction;
  if (isEmptied(planned, calls)) return { removes: found, isShown: true };
  const train = trainOf(timetable.patterns, found, chosen.update);
  const isAsPlanned = calls.every(
    ({ state, stop, isPlatformUnknown, occupancy }, call) =>
      state === 'timetable' && stop === planned[call]!.stop && !isPlatformUnknown && occupancy === undefined,
  );
  if (isAsPlanned && !isPredicted && train.stepFree === stepFreeOf(timetable.patterns, found)) return {};
  const facts = factsOf(chosen, 'timetable', found, isPredicted);
  return { removes: found, run: { ...train, calls, planned, hasSchedule: true, facts } };
}

/** A train that no update is about. */
export function draftAsPlanned(
  timetable: Timetable,
  found: TrainOfPattern & { isHeadway: boolean },
  named: Pick<ChosenUpdate, 'name' | 'asOf'>,
): RunDraft {
  const planned = plannedCalls(timetable, found.pattern, found.trip);
  const calls = planned.map(({ sequence: _, ...call }): LiveCall => ({
    ...call,
    isPlatformUnknown: false,
    state: 'timetable',
    occupancy: undefined,
  }));
  const { isHeadway } = found;
  const facts = factsOf(named, isHeadway ? 'headway' : 'timetable', found, false);
  return { ...trainOf(timetable.patterns, found), calls, planned, hasSchedule: !isHeadway, facts };
}

/** A train of a headway service: its own times are all that is known of it. */
function draftHeadwayTrain(
  chosen: ChosenUpdate,
  found: TrainOfPattern,
  context: DraftContext,
): Drafted | LeftOutReason {
  if (!chosen.areTimesUsed) return 'too-old';
  const { timetable } = context;
  const planned = plannedCalls(timetable, found.pattern, found.trip);
  const prediction = predict(planned, chosen, context, true);
  if (prediction === 'other-stops') return prediction;
  const { calls, isPredicted, fault } = prediction;
  if (!isPredicted) return fault ?? 'no-times';
  const train = trainOf(timetable.patterns, found, chosen.update);
  const facts = factsOf(chosen, 'headway', found, true);
  return { run: { ...train, calls, planned, hasSchedule: false, facts } };
}

/** A copy of a train at another time. */
function draftCopy(
  chosen: ChosenUpdate,
  { start, ...original }: TrainOfPattern & { start: number },
  context: DraftContext,
): Drafted | LeftOutReason {
  const { timetable, isPossible } = context;
  const calls = plannedCalls(timetable, original.pattern, original.trip);
  const shift = start - calls[0]!.departure;
  const planned = calls.map((call) => ({
    ...call,
    arrival: call.arrival + shift,
    departure: call.departure + shift,
  }));
  if (!planned.every(({ departure }) => isPossible(departure))) return 'impossible-time';
  const prediction = predict(planned, chosen, context);
  if (prediction === 'other-stops') return prediction;
  if (isEmptied(planned, prediction.calls)) return {};
  const train = trainOf(timetable.patterns, original, chosen.update);
  const facts = factsOf(chosen, 'extra', undefined, prediction.isPredicted);
  return { run: { ...train, calls: prediction.calls, planned, hasSchedule: true, facts } };
}

function draftReplacement(
  chosen: ChosenUpdate,
  found: TrainOfPattern,
  context: DraftContext,
): Drafted | LeftOutReason {
  const { patterns } = context.timetable;
  const { trip: _, ...train } = trainOf(patterns, found, chosen.update);
  const own = { ...train, stepFree: stepFreeOf(patterns, found) };
  const drafted = draftOwn(chosen, own, context, found);
  // it does not run as planned in any case; with stops that the timetable lacks it may run somewhere
  if (drafted === 'too-few-stops' && chosen.update.stopTimeUpdates.length > 0)
    return { removes: found, isShown: false };
  return typeof drafted === 'string' ? drafted : { ...drafted, removes: found, isShown: true };
}

/** A train with stops of its own. @param found the one of the timetable that it replaces */
function draftOwn(
  chosen: ChosenUpdate,
  own: Pick<RunDraft, 'line' | 'direction' | 'hasDirection' | 'stepFree'>,
  context: DraftContext,
  found?: TrainOfPattern,
): Drafted | LeftOutReason {
  const { update, areTimesUsed, day, isOtherVersion, report } = chosen;
  const zero = serviceZero(context.timetable.timeZone, day);
  const { planned, updates, hasSchedule, unmatched, isBackwards } = ownCalls(update.stopTimeUpdates, {
    stopOf: context.stopOf,
    zero,
    areTimesUsed,
  });
  if (isOtherVersion && unmatched > 0) return 'other-stops';
  report.unmatchedStops += unmatched;
  if (planned.length === 0 || (!canRide(planned) && (unmatched > 0 || !found)))
    return areTimesUsed ? 'too-few-stops' : 'too-old';
  if (isBackwards) return 'backwards';
  if (!planned.every(({ departure }) => context.isPossible(departure))) return 'impossible-time';
  const said = { ...chosen, update: { ...update, delay: undefined, stopTimeUpdates: updates } };
  const prediction = predict(planned, said, context);
  if (prediction === 'other-stops') return prediction;
  const { calls, isPredicted, fault } = prediction;
  if (fault && !hasSchedule) return fault;
  if (!canRide(planned) || isEmptied(planned, calls)) return {};
  return {
    run: {
      ...own,
      trip: undefined,
      stepFree: update.wheelchairAccessible ?? own.stepFree,
      calls,
      planned,
      hasSchedule,
      facts: factsOf(chosen, found ? 'timetable' : 'extra', found, isPredicted),
    },
  };
}

/** Of a train that no timetable has. */
function directionOf({ trip: { directionId } }: ChosenUpdate['update']) {
  const stated = [0, 1].find((known) => known === directionId);
  return { direction: stated ?? 0, hasDirection: stated !== undefined };
}

function predict(
  planned: readonly PlannedCall[],
  { update, day, asOf, areTimesUsed, isOtherVersion, report }: ChosenUpdate,
  { timetable, stopOf, isPossible }: DraftContext,
  isByHeadway = false,
): Prediction | 'other-stops' {
  const context: PredictionContext = {
    stationOf: (stop) => timetable.stops.station[stop]!,
    stopOf,
    zero: serviceZero(timetable.timeZone, day),
    asOf,
    isPossible,
    areTimesUsed,
    isByHeadway,
  };
  const prediction = predictCalls(planned, update, context);
  if (isOtherVersion && prediction.unmatched > 0) return 'other-stops';
  report.unmatchedStops += prediction.unmatched;
  if (prediction.fault) count(report.withoutTimes, prediction.fault);
  return prediction;
}

/** Whether it skips so many calls that no ride is left. Calls where it has been count: passengers are on it. */
function isEmptied(planned: readonly PlannedCall[], calls: readonly LiveCall[]): boolean {
  const isSkipped = calls.map(({ state }) => state === 'skipped');
  const left = planned.map((call, index) =>
    isSkipped[index] ? { canBoard: false, canAlight: false } : call,
  );
  return isSkipped.includes(true) && !canRide(left);
}

function trainOf(patterns: TimetablePatterns, train: TrainOfPattern, update?: TripUpdate) {
  const { pattern, trip } = train;
  return {
    line: patterns.line[pattern]!,
    direction: patterns.direction[pattern]!,
    hasDirection: patterns.hasDirection[pattern] === 1,
    trip: patterns.trip[patterns.tripStart[pattern]! + trip]!,
    stepFree: update?.wheelchairAccessible ?? stepFreeOf(patterns, train),
  };
}

const stepFreeOf = ({ stepFree, tripStart }: TimetablePatterns, { pattern, trip }: TrainOfPattern) =>
  stepFree[tripStart[pattern]! + trip]!;

function factsOf(
  { name, asOf }: Pick<ChosenUpdate, 'name' | 'asOf'>,
  kind: LiveRun['kind'],
  base: TrainOfPattern | undefined,
  isPredicted: boolean,
): RunDraft['facts'] {
  return {
    key: keyOfName(name),
    kind,
    base: base && { pattern: base.pattern, trip: base.trip },
    asOf,
    isPredicted,
  };
}
