import { serviceZero } from '../timetable/service-zero';
import type { CallState } from '../timetable/live-timetable';
import type { Timetable } from '../timetable/timetable';
import type { RunDraft } from './live-run';

/** The way of a train, for finding its place. */
export interface TrainWay {
  timetable: Timetable;
  /** By GTFS stop_id. */
  stopOf: (id: string) => number | undefined;
  draft: RunDraft;
  stretches: readonly Stretch[];
  /** When its service day begins, in seconds since 1970. */
  zero: number;
  /** Whether any moment of its calls is known: of a headway service only by predictions. */
  isTimed: boolean;
}

/** From one call to the next one where the train stops; the last stretch goes from the last call to itself. */
export interface Stretch {
  from: number;
  to: number;
}

/** Where a train is among its calls, by index. */
export interface CallPlace {
  /** The call at which it stands, or that it has left last. */
  call: number;
  /** On its stretch from there, from 0 to 1; undefined where it stands. */
  progress: number | undefined;
}

export const standingAt = (call: number): CallPlace => ({ call, progress: undefined });

export function createWay(
  { timetable, stopOf }: Pick<TrainWay, 'timetable' | 'stopOf'>,
  draft: RunDraft,
  day: number,
): TrainWay {
  const stops = draft.calls.flatMap(({ state }, call) => (state === 'skipped' ? [] : [call]));
  return {
    timetable,
    stopOf,
    draft,
    stretches: stops.map((from, index) => ({ from, to: stops[index + 1] ?? from })),
    zero: serviceZero(timetable.timeZone, day),
    isTimed: draft.facts.isPredicted || draft.hasSchedule,
  };
}

export const isPredicted = (state: CallState): boolean => state === 'predicted' || state === 'about';

/** Where a time is between two others, from 0 to 1. */
export function shareOf(time: number, from: number, to: number): number {
  return to > from ? Math.min(1, Math.max(0, (time - from) / (to - from))) : 0.5;
}
