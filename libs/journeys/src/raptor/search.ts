import { never } from '../timetable/headway-service';
import type { Timetable } from '../timetable/timetable';
import type { Conditions } from './conditions';
import { findLeastTimes } from './least-times';
import { relaxFootpaths } from './relax-footpaths';
import { reachTarget, type Scan } from './scan';
import { hasLiveTrains, type SearchDay } from './search-day';
import { traversePatterns } from './traverse-patterns';
import type { StopAccess } from './stop-access';
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
  origins: readonly StopAccess[];
  destinations: readonly StopAccess[];
  /** When the passenger sets out to the origins (negative: has left the destinations). */
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
 * train and one walk. The steps have the paper's names; its routes are our patterns. Writes to the workspace, per
 * number of rides, the best time at the destination (`never` if more rides do not help) and how it was reached.
 */
export function search(input: SearchInput): Workspace {
  const [origins, targets] =
    input.sign > 0 ? [input.origins, input.destinations] : [input.destinations, input.origins];
  const scan = createScan(input);
  reset(scan, targets);
  noteOrigins(scan, input.origins);
  const prune = input.within ? () => undefined : targetPruning(scan, targets);
  markOrigins(scan, origins);
  prune();
  for (let round = 1; round <= input.rides && scan.marked.length > 0; round += 1) {
    startRound(scan, round);
    for (const day of scan.days.keys()) traversePatterns(scan, day);
    relaxFootpaths(scan);
    prune();
  }
  return scan.space;
}

function createScan({ timetable, conditions, days, sign, at, ...input }: SearchInput): Scan {
  return {
    sign,
    at,
    days,
    patterns: timetable.patterns,
    conditions,
    space: workspaceOf(timetable),
    footpaths: conditions.footpaths[sign > 0 ? 'onward' : 'backward'],
    within: input.within ?? conditions.within,
    canBoard: sign > 0 ? conditions.canBoard : conditions.canAlight,
    canAlight: sign > 0 ? conditions.canAlight : conditions.canBoard,
    isTraced: input.isTraced === true,
    // inclusive: an equal time with the same start may lead on to an earlier end
    bound: Math.min(input.bound, never - 1),
    round: 0,
    before: 0,
    row: 0,
    reached: [],
    marked: [],
  };
}

/** Clears the results of the previous search. Later rows are cleared as rounds start. */
function reset({ space, within }: Scan, targets: readonly StopAccess[]): void {
  space.limit.set(within);
  space.best.fill(never);
  space.walkToTarget.fill(never);
  space.isOrigin.fill(0);
  space.targetTime.fill(never);
  space.least.fill(0);
  space.bestTarget = never;
  for (const { stop, seconds } of targets) space.walkToTarget[stop] = seconds;
  clearRow(space, 0);
}

/** The usable stops where the passenger's way starts, at whichever end of the search they are. */
function noteOrigins({ sign, space, conditions }: Scan, origins: readonly StopAccess[]): void {
  const { isOrigin, walkToTarget } = space;
  for (const { stop } of origins) isOrigin[stop] = conditions.usableStop[stop]!;
  if (sign > 0) return;
  // a shorter walk by way of another origin is access too
  const { start, to, seconds } = conditions.footpaths.onward;
  for (const { stop, seconds: before } of origins) {
    for (let way = start[stop]!; way < start[stop + 1]!; way += 1) {
      const next = to[way]!;
      if (isOrigin[next] === 1) walkToTarget[next] = Math.min(walkToTarget[next]!, before + seconds[way]!);
    }
  }
}

/** Round 0: the usable origins, and the stops in walking distance. */
function markOrigins(scan: Scan, origins: readonly StopAccess[]): void {
  const { space, conditions } = scan;
  for (const { stop, seconds } of origins) {
    if (conditions.usableStop[stop] === 0) continue;
    const at = scan.at + seconds;
    space.train[stop] = at;
    space.limit[stop] = at;
    space.best[stop] = at;
    scan.reached.push(stop);
    if (space.walkToTarget[stop]! < never) reachTarget(scan, stop, here, at);
  }
  relaxFootpaths(scan);
  // a passenger who starts at a stop is on its platform: no change time
  for (const stop of scan.reached) {
    const at = space.train[stop]!;
    if (space.ready[stop]! <= at) continue;
    if (space.ready[stop] === never) scan.marked.push(stop);
    space.ready[stop] = at;
    space.walkedFrom[stop] = here;
  }
}

function startRound(scan: Scan, round: number): void {
  clearRow(scan.space, round);
  scan.round = round;
  scan.before = scan.row;
  scan.row = round * scan.space.stops;
  scan.reached = [];
}

/**
 * Target pruning, stricter than the paper's: drops stops that cannot reach the target within the bound even by the
 * quickest rides of any day.
 * @returns a function to call whenever the bound may have become lower
 */
function targetPruning(scan: Scan, targets: readonly StopAccess[]): () => void {
  const { sign, conditions, space } = scan;
  const { limit, least, queue } = space;
  const way = sign > 0 ? 'backward' : 'onward';
  const links = [
    conditions.quickest[way],
    ...scan.days.flatMap((on) => (on.live && hasLiveTrains(on) ? [on.live.quickestRides[way]] : [])),
  ];
  let prunedAt = never - 1;
  return () => {
    if (scan.bound >= prunedAt) return;
    if (prunedAt === never - 1) findLeastTimes(least, targets, links, queue);
    prunedAt = scan.bound;
    for (let stop = 0; stop < space.stops; stop += 1) {
      const latest = scan.bound - least[stop]! + 1;
      if (limit[stop]! > latest) limit[stop] = latest;
    }
  };
}

function clearRow({ train, ready, stops }: Workspace, round: number): void {
  train.fill(never, round * stops, (round + 1) * stops);
  ready.fill(never, round * stops, (round + 1) * stops);
}
