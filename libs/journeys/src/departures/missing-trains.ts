import { remembered } from '../raptor/live-closures';
import { callStates, type LiveDay } from '../timetable/live-timetable';
import type { Timetable } from '../timetable/timetable';
import { callCount, patternOf } from '../timetable/timetable-patterns';

/** A train of the timetable that a passenger may wait for in vain. */
export interface MissingTrain {
  status: 'cancelled' | 'skipped';
  /** When the data were made, in seconds since 1970. */
  asOf: number;
}

/** A call of the timetable's patterns. */
interface PlannedCall {
  pattern: number;
  /** Of the pattern, from 0. */
  trip: number;
  call: number;
}

/** Why a removed train of the timetable does not come to a call; undefined if it does, or runs elsewhere. */
export function findMissing(
  { patterns, stops }: Timetable,
  live: LiveDay,
  { pattern, trip, call }: PlannedCall,
): MissingTrain | { status: 'past' } | undefined {
  const { cancelled, runs } = trainsByBase(live);
  const key = keyOf({ pattern, trip });
  const cancelledAsOf = cancelled.get(key);
  if (cancelledAsOf !== undefined) return { status: 'cancelled', asOf: cancelledAsOf };
  const run = runs.get(key);
  if (run === undefined) return undefined;
  const ofRun = patternOf(live.patterns, run);
  if (call >= callCount(live.patterns, ofRun)) return undefined;
  const { states, asOf } = live.runs[run]!;
  const status = callStates[states[call]!]!;
  if (status !== 'skipped' && status !== 'past') return undefined;
  // a replacement may have other stops
  const stationOf = (of: typeof patterns, at: number) => stops.station[of.stop[of.callStart[at]! + call]!];
  const isSame = stationOf(live.patterns, ofRun) === stationOf(patterns, pattern);
  return isSame ? { status, asOf } : undefined;
}

/** The trains of a day by those of the timetable: when it was said that they are cancelled, and the run of each other one. */
const trainsByBase = remembered(({ cancelled, runs }: LiveDay) => ({
  cancelled: new Map(cancelled.map((one) => [keyOf(one), one.asOf])),
  runs: new Map(runs.flatMap(({ base }, run) => (base ? [[keyOf(base), run] as const] : []))),
}));

const keyOf = ({ pattern, trip }: { pattern: number; trip: number }) => `${pattern} ${trip}`;
