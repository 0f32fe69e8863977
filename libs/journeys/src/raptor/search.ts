import { never } from '../timetable/headway-service';
import type { Footpaths } from '../timetable/footpaths';
import type { StopCalls } from '../timetable/stop-calls';
import type { Timetable } from '../timetable/timetable';
import type { Conditions } from './conditions';
import { findLeastTimes } from './least-times';
import { reachTarget, type Scan, type SearchDay } from './scan';
import { scanHeadway } from './scan-headway';
import { scanTrips } from './scan-trips';
import { here, type Workspace, workspaceOf } from './workspace';

export interface SearchInput {
  timetable: Timetable;
  conditions: Conditions;
  days: readonly SearchDay[];
  /**
   * 1: earliest arrival. -1: latest departure; the search then runs from the destination to the origin with negative
   * times, so that smaller is better in both directions.
   */
  sign: 1 | -1;
  origins: readonly number[];
  destinations: readonly number[];
  /** Start time at the origins (negative: arrival at the destinations). */
  at: number;
  /** Times after this are ignored. */
  bound: number;
  /** Per stop, times from this one on are ignored. */
  within?: Int32Array | undefined;
  rides: number;
  /** Whether to record the ride to each stop. */
  isTraced?: boolean | undefined;
}

/**
 * Round-based search (RAPTOR: Delling, Pajor, Werneck 2012): round k extends the best ways of k - 1 rides by one
 * train and one walk. Writes to the workspace, per number of rides, the best time at the destination (`never` if
 * more rides do not help) and how it was reached.
 */
export function search(input: SearchInput): Workspace {
  const { timetable, conditions, days, sign, rides, at } = input;
  const space = workspaceOf(timetable);
  const { patterns } = timetable;
  const { stops } = space;
  const within = input.within ?? conditions.within;
  const footpaths = sign > 0 ? conditions.footpaths.onward : conditions.footpaths.backward;
  const [from, to] = sign > 0 ? [input.origins, input.destinations] : [input.destinations, input.origins];
  const scan: Scan = {
    sign,
    days,
    patterns,
    conditions,
    space,
    canBoard: sign > 0 ? conditions.canBoard : conditions.canAlight,
    canAlight: sign > 0 ? conditions.canAlight : conditions.canBoard,
    isTraced: input.isTraced === true,
    // inclusive: an equal time with the same start may lead on to an earlier end
    bound: Math.min(input.bound, never - 1),
    round: 0,
    before: 0,
    row: 0,
    reached: [],
  };
  // the bound of the last pruning; none yet
  let leftOutFrom = never - 1;
  space.limit.set(within);
  space.best.fill(never);
  space.isTarget.fill(0);
  space.targetTime.fill(never);
  space.least.fill(0);
  space.bestTarget = never;
  for (const stop of to) space.isTarget[stop] = 1;

  clearRow(space, 0);
  for (const stop of from) {
    if (conditions.usableStop[stop] === 0) continue;
    space.train[stop] = at;
    space.limit[stop] = at;
    space.best[stop] = at;
    scan.reached.push(stop);
    if (space.isTarget[stop] === 1) reachTarget(scan, stop, here, at);
  }
  if (!input.within && input.bound < never) leaveOutFar();
  let boarding = walk(footpaths);
  // a passenger who starts at a stop is on its platform: no change time
  for (const stop of scan.reached) {
    if (space.ready[stop]! > at) {
      if (space.ready[stop] === never) boarding.push(stop);
      space.ready[stop] = at;
      space.walkedFrom[stop] = here;
    }
  }
  for (let round = 1; round <= rides && boarding.length > 0; round += 1) {
    clearRow(space, round);
    scan.round = round;
    scan.before = scan.row;
    scan.row = round * stops;
    scan.reached = [];
    for (const day of days.keys()) ride(day);
    boarding = walk(footpaths);
    if (!input.within && scan.bound < leftOutFrom) leaveOutFar();
  }
  return space;

  /** Prunes stops that cannot reach the target within the bound. */
  function leaveOutFar(): void {
    const { limit, least, queue } = space;
    if (leftOutFrom === never - 1) {
      findLeastTimes(least, to, conditions.quickest[sign > 0 ? 'backward' : 'onward'], queue);
    }
    leftOutFrom = scan.bound;
    for (let stop = 0; stop < stops; stop += 1) {
      const latest = scan.bound - least[stop]! + 1;
      if (limit[stop]! > latest) limit[stop] = latest;
    }
  }

  function ride(dayIndex: number): void {
    const { day, offset } = days[dayIndex]!;
    const marked = collect(day.callsAt);
    for (const pattern of marked) {
      const firstCall = space.firstCall[pattern]!;
      space.firstCall[pattern] = -1;
      const line = patterns.line[pattern]!;
      if (conditions.closedLine[line] === 1) continue;
      const [first, last] = [
        day.first[pattern]! + offset,
        day.last[pattern]! + offset + conditions.delay[line]!,
      ];
      const [earliest, latest] = sign > 0 ? [first, last] : [-last, -first];
      if (latest < at || earliest > scan.bound) continue;
      const lastCall = space.lastCall[pattern]!;
      const found = { pattern, day: dayIndex, firstCall, lastCall, earliest, latest };
      if (patterns.isHeadway[pattern] === 1) scanHeadway(scan, found);
      else scanTrips(scan, found);
    }
  }

  /** Patterns with possible boardings, and their range of calls. */
  function collect({ start, pattern: patternAt, call: callAt }: StopCalls): number[] {
    const { firstCall, lastCall, ready, least } = space;
    const marked: number[] = [];
    for (const stop of boarding) {
      if (ready[scan.before + stop]! + least[stop]! > scan.bound) continue;
      for (let index = start[stop]!; index < start[stop + 1]!; index += 1) {
        const pattern = patternAt[index]!;
        const call = callAt[index]!;
        const calls = patterns.callStart[pattern + 1]! - patterns.callStart[pattern]!;
        const position = sign > 0 ? call : calls - 1 - call;
        // trains do not continue from the last call
        if (position === calls - 1) continue;
        const known = firstCall[pattern]!;
        if (known < 0) marked.push(pattern);
        if (known < 0 || position < known) firstCall[pattern] = position;
        if (known < 0 || position > lastCall[pattern]!) lastCall[pattern] = position;
      }
    }
    return marked;
  }

  /** Adds one walk, or none, after the trains of the round; returns the stops where boarding is possible. */
  function walk(ways: Footpaths): number[] {
    const { row } = scan;
    const { train, ready, walkedFrom, isTarget, best } = space;
    const found: number[] = [];
    for (const stop of scan.reached) {
      const since = train[row + stop]!;
      offer(stop, since + ways.changeSeconds[stop]!, here);
      for (let way = ways.start[stop]!; way < ways.start[stop + 1]!; way += 1) {
        const next = ways.to[way]!;
        const time = since + ways.seconds[way]!;
        if (time > scan.bound || time >= within[next]!) continue;
        if (time < best[next]!) best[next] = time;
        offer(next, time, stop);
        if (isTarget[next] === 1) reachTarget(scan, next, stop, time);
      }
    }
    return found;

    function offer(stop: number, time: number, from: number): void {
      const known = ready[row + stop]!;
      if (time >= known) return;
      if (known === never) found.push(stop);
      ready[row + stop] = time;
      walkedFrom[row + stop] = from;
    }
  }
}

function clearRow({ train, ready, stops }: Workspace, round: number): void {
  train.fill(never, round * stops, (round + 1) * stops);
  ready.fill(never, round * stops, (round + 1) * stops);
}
