import { never } from '../timetable/headway-service';
import type { Timetable } from '../timetable/timetable';
import { createStopQueue, type StopQueue } from './least-times';

/** No way in a city needs more trains. */
export const mostRides = 8;

/**
 * What a search writes into: made once for a timetable and used again by the next search, which is why an answer has
 * to be read before another question is asked. A row has one entry a stop, and there is a row for each number of
 * rides.
 */
export interface Workspace {
  stops: number;
  /** When one is there by train after just so many rides; `never` where that is no better than with fewer. */
  train: Int32Array;
  /** When one can board: after a change, or after a walk. */
  ready: Int32Array;
  /** The stop from which one walked; `here` for none. */
  walkedFrom: Int32Array;
  /** The ride that gave `train`. */
  pattern: Int32Array;
  /** Index of the service day among those searched. */
  day: Int32Array;
  /** Index of the trip in its pattern; by headway, when it left the first call at the latest. */
  trip: Int32Array;
  boardCall: Int32Array;
  alightCall: Int32Array;
  /** Per stop, the time before which a train has to come to matter. */
  limit: Int32Array;
  /** Per stop, by train or on foot: nobody is there earlier. */
  best: Int32Array;
  /** Per stop, how long it takes at least from there to the target. */
  least: Int32Array;
  queue: StopQueue;
  isTarget: Uint8Array;
  /** Per number of rides. */
  targetTime: Int32Array;
  targetStop: Int32Array;
  /** Of any number of rides. */
  bestTarget: number;
  /** Whether the last step to the target was a walk, from which stop; `here` for none. */
  targetFrom: Int32Array;
  /** Per pattern, the first call where one might board; -1 when it is not to be looked at. */
  firstCall: Int32Array;
  /** The last one. */
  lastCall: Int32Array;
}

export const here = -1;

const workspaces = new WeakMap<Timetable, Workspace>();

export function workspaceOf(timetable: Timetable): Workspace {
  const known = workspaces.get(timetable) ?? createWorkspace(timetable);
  workspaces.set(timetable, known);
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
    isTarget: new Uint8Array(stops),
    targetTime: new Int32Array(mostRides + 1).fill(never),
    targetStop: new Int32Array(mostRides + 1),
    targetFrom: new Int32Array(mostRides + 1),
    bestTarget: never,
    firstCall: new Int32Array(patterns.count).fill(-1),
    lastCall: new Int32Array(patterns.count),
  };
}
