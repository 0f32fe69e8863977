import type { Timetable } from '../timetable/timetable';
import { arrivalAt, callCount, departureAt } from '../timetable/timetable-patterns';
import { mostSecondsBack, type PlannedCall } from './predict-calls';
import type { StopTimeEvent, StopTimeUpdate } from './trip-update';

/** The calls of a train of the timetable. @param trip of the pattern, from 0 */
export function plannedCalls(
  { patterns, headsigns, sequences }: Timetable,
  pattern: number,
  trip: number,
): PlannedCall[] {
  const first = patterns.callStart[pattern]!;
  const ofFeed = headsigns.start[patterns.trip[patterns.tripStart[pattern]! + trip]!]!;
  const calls: PlannedCall[] = [];
  for (let call = 0; call < callCount(patterns, pattern); call += 1) {
    calls.push({
      stop: patterns.stop[first + call]!,
      sequence: sequences[ofFeed + call]!,
      arrival: arrivalAt(patterns, pattern, trip, call),
      departure: departureAt(patterns, pattern, trip, call),
      canBoard: patterns.canBoard[first + call] === 1,
      canAlight: patterns.canAlight[first + call] === 1,
    });
  }
  return calls;
}

/** Calls that an update brings along. */
export interface OwnCalls {
  planned: PlannedCall[];
  /** What it says of them, by the sequence of `planned`. */
  updates: StopTimeUpdate[];
  /** Whether all times of `planned` are a schedule; others are expected times. */
  hasSchedule: boolean;
  /** Stops that the timetable lacks, or that have no time. */
  unmatched: number;
  /** The schedule runs back. */
  isBackwards: boolean;
}

interface OwnCallsContext {
  stopOf: (id: string) => number | undefined;
  /** When the service day begins, in seconds since 1970. */
  zero: number;
  areTimesUsed: boolean;
}

/** The calls of a train with stops of its own: those that the timetable has and that have a time. A time is never guessed. */
export function ownCalls(given: readonly StopTimeUpdate[], context: OwnCallsContext): OwnCalls {
  const { stopOf, zero } = context;
  const calls: OwnCalls = {
    planned: [],
    updates: [],
    hasSchedule: true,
    unmatched: 0,
    isBackwards: false,
  };
  let previous = Number.NEGATIVE_INFINITY;
  for (const update of given) {
    const { stopId, arrival, departure, canBoard = true, canAlight = true } = update;
    const stop = stopId === undefined ? undefined : stopOf(stopId);
    const arrives = momentOf(arrival, update, context) ?? momentOf(departure, update, context);
    const leaves = momentOf(departure, update, context) ?? arrives;
    if (stop === undefined || arrives === undefined || leaves === undefined) {
      calls.unmatched += 1;
      continue;
    }
    if (previous - (arrives - zero) > mostSecondsBack) calls.isBackwards = true;
    const time = Math.max(arrives - zero, previous);
    previous = Math.max(leaves - zero, time);
    calls.hasSchedule &&= (departure ?? arrival)?.scheduledTime !== undefined;
    const sequence = calls.planned.length;
    calls.planned.push({ stop, sequence, arrival: time, departure: previous, canBoard, canAlight });
    calls.updates.push({ ...update, stopId: undefined, stopSequence: sequence });
  }
  return calls;
}

/** As scheduled, else as expected. */
function momentOf(
  event: StopTimeEvent | undefined,
  { relationship }: StopTimeUpdate,
  { areTimesUsed }: OwnCallsContext,
): number | undefined {
  const isTimeUsed = areTimesUsed && relationship !== 'NO_DATA';
  return event?.scheduledTime ?? (isTimeUsed ? event?.time : undefined);
}
