import { comesBy, never, readyBy } from '../timetable/headway-service';
import type { Footpaths } from '../timetable/footpaths';
import type { Timetable } from '../timetable/timetable';
import type { TimetableDay } from '../timetable/timetable-day';
import type { Conditions } from './conditions';
import { here, type Workspace, workspaceOf } from './workspace';

/** A service day and where its times begin, in seconds from the moment from which the search counts. */
export interface SearchDay {
  day: TimetableDay;
  offset: number;
}

export interface SearchInput {
  timetable: Timetable;
  conditions: Conditions;
  days: readonly SearchDay[];
  /**
   * 1: when is one there at the earliest. -1: when has one to leave at the latest; then the search runs from the
   * destination to the origin, and every time in it is negative, so that earlier is better both ways.
   */
  sign: 1 | -1;
  origins: readonly number[];
  destinations: readonly number[];
  /** When one is at the origins (negative: has to be at the destinations). */
  at: number;
  /** What is later does not matter. */
  bound: number;
  /**
   * Per stop, the best times of a search the other way round between the same ends: who runs back from the destination
   * need not look where nobody can have come from the origin by then. They must not be those of the workspace itself.
   */
  within?: Int32Array | undefined;
  rides: number;
}

/**
 * Round-based search (RAPTOR: Delling, Pajor, Werneck 2012): round k extends the best ways of k - 1 rides by one
 * train and one walk. Leaves in the workspace, per number of rides, the best time at the destination (`never` where
 * more rides bring nothing) and how it was reached.
 */
export function search(input: SearchInput): Workspace {
  const { timetable, conditions, sign, rides, at } = input;
  const space = workspaceOf(timetable);
  const { stops } = space;
  const within = input.within ?? space.unlimited;
  const footpaths = sign > 0 ? conditions.footpaths.onward : conditions.footpaths.backward;
  const from = sign > 0 ? input.origins : input.destinations;
  const to = sign > 0 ? input.destinations : input.origins;
  space.bestTrain.fill(never);
  space.best.fill(never);
  space.isTarget.fill(0);
  space.targetTime.fill(never);
  for (const stop of to) space.isTarget[stop] = 1;

  findLive(space, input);
  // what takes just as long is followed too: with the same start it may lead on to an earlier end
  let bound = Math.min(input.bound, never - 1);
  space.bestTarget = never;
  let reached: number[] = [];
  clearRow(space, 0);
  for (const stop of from) {
    if (conditions.usableStop[stop] === 0) continue;
    space.train[stop] = at;
    space.bestTrain[stop] = at;
    space.best[stop] = at;
    reached.push(stop);
    if (space.isTarget[stop] === 1) bound = reachTarget(space, 0, stop, here, at, bound);
  }
  let boarding = walk(space, footpaths, 0, reached);
  // who starts at a stop is on its platform: nothing is lost by a change
  for (const stop of reached) {
    if (space.ready[stop]! > at) {
      if (space.ready[stop] === never) boarding.push(stop);
      space.ready[stop] = at;
      space.walkedFrom[stop] = here;
    }
  }
  for (let round = 1; round <= rides && boarding.length > 0; round += 1) {
    clearRow(space, round);
    reached = ride(round);
    boarding = walk(space, footpaths, round, reached);
  }
  return space;

  function ride(round: number): number[] {
    const { patterns, callsAt } = timetable;
    const { isLive, firstCall, lastCall } = space;
    const marked: number[] = [];
    for (const stop of boarding) {
      if (space.ready[(round - 1) * stops + stop]! > bound) continue;
      for (let index = callsAt.start[stop]!; index < callsAt.start[stop + 1]!; index += 1) {
        const pattern = callsAt.pattern[index]!;
        if (isLive[pattern] === 0) continue;
        const call = callsAt.call[index]!;
        const calls = patterns.callStart[pattern + 1]! - patterns.callStart[pattern]!;
        const position = sign > 0 ? call : calls - 1 - call;
        // from the last call no train goes on
        if (position === calls - 1) continue;
        const known = firstCall[pattern]!;
        if (known < 0) marked.push(pattern);
        if (known < 0 || position < known) firstCall[pattern] = position;
        if (known < 0 || position > lastCall[pattern]!) lastCall[pattern] = position;
      }
    }
    const found: number[] = [];
    for (const pattern of marked) {
      const position = firstCall[pattern]!;
      firstCall[pattern] = -1;
      const delay = conditions.delay[patterns.line[pattern]!]!;
      for (let index = 0; index < input.days.length; index += 1) {
        const { day, offset } = input.days[index]!;
        const first = day.first[pattern]!;
        if (first === never) continue;
        const earliest = sign > 0 ? first + offset : -(day.last[pattern]! + offset + delay);
        const latest = sign > 0 ? day.last[pattern]! + offset + delay : -(first + offset);
        if (latest < at || earliest > bound) continue;
        if (patterns.isHeadway[pattern] === 1) scanHeadway(round, pattern, position, index, found);
        else scanTrips(round, pattern, position, index, found);
      }
    }
    return found;
  }

  /** Follows the trains of a pattern by timetable, and changes to an earlier one where one can be caught. */
  function scanTrips(round: number, pattern: number, position: number, dayIndex: number, found: number[]) {
    const { patterns } = timetable;
    const { stop: stopAt } = patterns;
    const { usableStop, usableTrip, delay } = conditions;
    const { ready, bestTrain } = space;
    const { day, offset } = input.days[dayIndex]!;
    const { runs } = day;
    const firstCall = patterns.callStart[pattern]!;
    const calls = patterns.callStart[pattern + 1]! - firstCall;
    const firstTrip = patterns.tripStart[pattern]!;
    const trips = patterns.tripStart[pattern + 1]! - firstTrip;
    // backwards, calls and trips are read from their end
    const base = sign > 0 ? patterns.timeStart[pattern]! : patterns.timeStart[pattern + 1]! - 1;
    const late = offset + delay[patterns.line[pattern]!]!;
    const boardTimes = sign > 0 ? patterns.departure : patterns.arrival;
    const alightTimes = sign > 0 ? patterns.arrival : patterns.departure;
    const boardShift = sign > 0 ? offset : -late;
    const alightShift = sign > 0 ? late : -offset;
    const canBoard = sign > 0 ? conditions.canBoard : conditions.canAlight;
    const canAlight = sign > 0 ? conditions.canAlight : conditions.canBoard;
    const before = (round - 1) * stops;
    const row = round * stops;
    const lastBoarding = space.lastCall[pattern]!;
    let trip = trips;
    let boardedAt = -1;
    for (let call = position; call < calls; call += 1) {
      const at = sign > 0 ? firstCall + call : firstCall + calls - 1 - call;
      const stop = stopAt[at]!;
      if (trip === trips && call > lastBoarding) break;
      if (usableStop[stop] === 0) continue;
      if (trip < trips && canAlight[at] === 1) {
        const time = sign * alightTimes[base + sign * (trip * calls + call)]! + alightShift;
        // from here on it is too late everywhere, and nobody waits for an earlier one
        if (time > bound && call > lastBoarding) break;
        if (time < bestTrain[stop]! && time <= bound && time <= -within[stop]!) {
          arrive(row, stop, time, found);
          space.pattern[row + stop] = pattern;
          space.day[row + stop] = dayIndex;
          space.trip[row + stop] = sign > 0 ? trip : trips - 1 - trip;
          space.boardCall[row + stop] = boardedAt;
          space.alightCall[row + stop] = call;
          if (space.isTarget[stop] === 1) bound = reachTarget(space, round, stop, here, time, bound);
        }
      }
      const since = ready[before + stop]!;
      if (since > bound || canBoard[at] === 0 || trip === 0) continue;
      if (sign * boardTimes[base + sign * ((trip - 1) * calls + call)]! + boardShift < since) continue;
      let low = 0;
      let high = trip - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (sign * boardTimes[base + sign * (middle * calls + call)]! + boardShift < since) low = middle + 1;
        else high = middle;
      }
      while (low < trip) {
        const index = firstTrip + (sign > 0 ? low : trips - 1 - low);
        if (runs[patterns.service[index]!] === 1 && usableTrip[patterns.stepFree[index]!] === 1) break;
        low += 1;
      }
      if (low < trip) {
        trip = low;
        boardedAt = call;
      }
    }
  }

  /** The same for trains by headway, which are told apart by when they leave the first call at the latest. */
  function scanHeadway(round: number, pattern: number, position: number, dayIndex: number, found: number[]) {
    const { patterns } = timetable;
    const { usableStop, usableTrip, delay } = conditions;
    const { ready, bestTrain } = space;
    const firstTrip = patterns.tripStart[pattern]!;
    if (usableTrip[patterns.stepFree[firstTrip]!] === 0) return;
    const periods = patterns.periods[pattern]!;
    const { offset } = input.days[dayIndex]!;
    const firstCall = patterns.callStart[pattern]!;
    const calls = patterns.callStart[pattern + 1]! - firstCall;
    const times = patterns.timeStart[pattern]!;
    const late = offset + delay[patterns.line[pattern]!]!;
    const canBoard = sign > 0 ? conditions.canBoard : conditions.canAlight;
    const canAlight = sign > 0 ? conditions.canAlight : conditions.canBoard;
    const before = (round - 1) * stops;
    const row = round * stops;
    const lastBoarding = space.lastCall[pattern]!;
    let train = never;
    let boardedAt = -1;
    for (let call = position; call < calls; call += 1) {
      const index = sign > 0 ? call : calls - 1 - call;
      const at = firstCall + index;
      const stop = patterns.stop[at]!;
      if (train === never && call > lastBoarding) break;
      if (usableStop[stop] === 0) continue;
      const arrival = patterns.arrival[times + index]! + late;
      const departure = patterns.departure[times + index]! + offset;
      if (train < never && canAlight[at] === 1) {
        const time = sign > 0 ? train + arrival : train - departure;
        if (time < bestTrain[stop]! && time <= bound && time <= -within[stop]!) {
          arrive(row, stop, time, found);
          space.pattern[row + stop] = pattern;
          space.day[row + stop] = dayIndex;
          space.trip[row + stop] = train;
          space.boardCall[row + stop] = boardedAt;
          space.alightCall[row + stop] = call;
          if (space.isTarget[stop] === 1) bound = reachTarget(space, round, stop, here, time, bound);
        }
      }
      const since = ready[before + stop]!;
      if (since > bound || canBoard[at] === 0) continue;
      const next = sign > 0 ? comesBy(periods, since - departure) : -readyBy(periods, -(since + arrival));
      if (next < train) {
        train = next;
        boardedAt = call;
      }
    }
  }

  function arrive(row: number, stop: number, time: number, found: number[]): void {
    if (space.train[row + stop] === never) found.push(stop);
    space.train[row + stop] = time;
    space.bestTrain[stop] = time;
    if (time < space.best[stop]!) space.best[stop] = time;
  }

  /** One walk, or none, from where trains have come to; returns where one can board then. */
  function walk(into: Workspace, ways: Footpaths, round: number, arrived: readonly number[]): number[] {
    const row = round * stops;
    const { train, ready, walkedFrom, isTarget, best } = into;
    const found: number[] = [];
    for (const stop of arrived) {
      const since = train[row + stop]!;
      offer(stop, since + ways.changeSeconds[stop]!, here);
      for (let way = ways.start[stop]!; way < ways.start[stop + 1]!; way += 1) {
        const next = ways.to[way]!;
        const time = since + ways.seconds[way]!;
        if (time > bound || time > -within[next]!) continue;
        if (time < best[next]!) best[next] = time;
        offer(next, time, stop);
        if (isTarget[next] === 1) bound = reachTarget(into, round, next, stop, time, bound);
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

/** Leaves out what is closed, does not run, or has run already. */
function findLive({ isLive }: Workspace, { timetable, conditions, days, sign, at }: SearchInput): void {
  const { count, line } = timetable.patterns;
  isLive.fill(0);
  for (const { day, offset } of days) {
    for (let pattern = 0; pattern < count; pattern += 1) {
      const first = day.first[pattern]!;
      if (first === never || conditions.closedLine[line[pattern]!] === 1) continue;
      const last = day.last[pattern]! + conditions.delay[line[pattern]!]!;
      if ((sign > 0 ? last + offset : -(first + offset)) >= at) isLive[pattern] = 1;
    }
  }
}

function clearRow({ train, ready, stops }: Workspace, round: number): void {
  train.fill(never, round * stops, (round + 1) * stops);
  ready.fill(never, round * stops, (round + 1) * stops);
}

/** @returns what is the bound from now on */
function reachTarget(
  space: Workspace,
  round: number,
  stop: number,
  from: number,
  time: number,
  bound: number,
): number {
  if (time > bound || time >= space.bestTarget) return bound;
  space.bestTarget = time;
  space.targetTime[round] = time;
  space.targetStop[round] = stop;
  space.targetFrom[round] = from;
  return time;
}
