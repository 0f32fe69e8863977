import { never } from '../timetable/headway-service';
import type { Timetable } from '../timetable/timetable';
import { createStopQueue, type StopQueue } from './least-times';

/** No way in a city needs more trains. */
export const mostRides = 8;

/**
 * Buffers of a search, created once per timetable, whatever live data say of it, and reused: read a result before the next search. Each row has one
 * entry per stop; there is a row per number of rides.
 */
export interface Workspace {
  stops: number;
  /** Arrival by train after exactly so many rides; `never` unless better than with fewer. */
  train: Int32Array;
  /** Earliest boarding: after a change, or after a walk. */
  ready: Int32Array;
  /** Start of the walk; `here` for none. */
  walkedFrom: Int32Array;
  /** The ride that set `train`. */
  pattern: Int32Array;
  /** Index into the searched service days. */
  day: Int32Array;
  /** Index of the trip in its pattern; by headway, its latest departure from the first call. */
  trip: Int32Array;
  boardCall: Int32Array;
  alightCall: Int32Array;
  /** Per stop, arrivals by train from this time on are ignored. */
  limit: Int32Array;
  /** Per stop, the earliest arrival by train or on foot. */
  best: Int32Array;
  /** Per stop, a lower bound of the time to the target. */
  least: Int32Array;
  queue: StopQueue;
  /** Per stop, 1 if the passenger's way may start there. */
  isOrigin: Uint8Array;
  /** Per stop, the seconds from there to the target; `never` for stops that the target is not reached from. */
  walkToTarget: Int32Array;
  /** Per number of rides: when the target is reached, and its last stop. */
  targetTime: Int32Array;
  targetStop: Int32Array;
  /** Over all numbers of rides. */
  bestTarget: number;
  /** Start of the last walk to the target; `here` for none. */
  targetFrom: Int32Array;
  /** Per pattern, the first possible boarding call; -1 if not marked. */
  firstCall: Int32Array;
  /** The last one. */
  lastCall: Int32Array;
}

export const here = -1;

const workspaces = new WeakMap<Timetable['patterns'], Workspace>();

export function workspaceOf(timetable: Timetable): Workspace {
  const known = workspaces.get(timetable.patterns) ?? createWorkspace(timetable);
  workspaces.set(timetable.patterns, known);
  return known;
}

function createWorkspace({ stops: { count: stops }, patterns }: Timetable): Workspace {
  const rows = () => new Int32Array(stops * (mostRides + 1));
  return {
    stops,
    train: rows(),
    ready: rows(),
    walkedFrom: rows(),
    pattern: rows(),
    day: rows(),
    trip: rows(),
    boardCall: rows(),
    alightCall: rows(),
    limit: new Int32Array(stops),
    best: new Int32Array(stops),
    least: new Int32Array(stops),
    queue: createStopQueue(stops),
    isOrigin: new Uint8Array(stops),
    walkToTarget: new Int32Array(stops),
    targetTime: new Int32Array(mostRides + 1).fill(never),
    targetStop: new Int32Array(mostRides + 1),
    targetFrom: new Int32Array(mostRides + 1),
    bestTarget: never,
    firstCall: new Int32Array(patterns.count).fill(-1),
    lastCall: new Int32Array(patterns.count),
  };
}

/** Makes room to mark so many patterns. */
export function makeRoom(space: Workspace, patterns: number): void {
  if (space.firstCall.length >= patterns) return;
  space.firstCall = new Int32Array(patterns).fill(-1);
  space.lastCall = new Int32Array(patterns);
}
