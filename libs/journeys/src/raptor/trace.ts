import { never } from '../timetable/headway-service';
import { departureAt } from '../timetable/timetable-patterns';
import type { Conditions } from './conditions';
import type { FoundLeg } from './found-leg';
import type { SearchDay } from './search-day';
import { here, type Workspace } from './workspace';

interface TraceInput {
  conditions: Conditions;
  days: readonly SearchDay[];
}

/** A way's first and last stop, and its legs. */
interface Traced {
  origin: number;
  destination: number;
  legs: FoundLeg[];
}

/** The way with `rides` rides of the last forward search; undefined if it found none. */
export function trace(space: Workspace, rides: number, input: TraceInput): Traced | undefined {
  const { conditions, days } = input;
  const { onward } = conditions.footpaths;
  const { stops } = space;
  const destination = space.targetStop[rides];
  if (destination === undefined || space.targetTime[rides] === never) return undefined;
  const arrival = space.targetTime[rides]! - space.walkToTarget[destination]!;
  const legs: FoundLeg[] = [];
  let stop = destination;
  if (space.targetFrom[rides] !== here) stop = addWalk(space.targetFrom[rides]!, stop, arrival);
  for (let round = rides; round > 0; round -= 1) {
    const entry = round * stops + stop;
    const pattern = space.pattern[entry]!;
    const day = space.day[entry]!;
    const { patterns, offset } = days[day]!;
    const boardCall = space.boardCall[entry]!;
    const board = patterns.stop[patterns.callStart[pattern]! + boardCall]!;
    const before = (round - 1) * stops + board;
    const isHeadway = patterns.isHeadway[pattern] === 1;
    const trip = isHeadway ? 0 : space.trip[entry]!;
    legs.unshift({
      kind: 'ride',
      patterns,
      pattern,
      day,
      trip,
      boardCall,
      alightCall: space.alightCall[entry]!,
      ready: space.ready[before]!,
      departure:
        departureAt(patterns, pattern, trip, boardCall) + offset + (isHeadway ? space.trip[entry]! : 0),
      arrival: space.train[entry]!,
    });
    const from = space.walkedFrom[before]!;
    stop = from === here ? board : addWalk(from, board, space.ready[before]!);
  }
  return { origin: stop, destination, legs };

  /** @returns the start of the walk */
  function addWalk(from: number, to: number, end: number): number {
    let seconds = 0;
    for (let way = onward.start[from]!; way < onward.start[from + 1]!; way += 1) {
      if (onward.to[way] === to) seconds = onward.seconds[way]!;
    }
    legs.unshift({ kind: 'walk', from, to, departure: end - seconds, arrival: end });
    return from;
  }
}
