import { departureAt, isBoardable } from '../timetable/timetable-patterns';
import { arrive, isRunning, noteRide, type Scan, type MarkedPattern } from './scan';

/** Scans a timetable pattern, and switches to an earlier trip where possible. */
export function scanTrips(scan: Scan, marked: MarkedPattern): void {
  const { sign, patterns, conditions, space, canBoard, canAlight, before } = scan;
  const { pattern, lastCall: lastBoarding, earliest, latest, closed, removed } = marked;
  const { stop: stopAt, begin, elapsed } = patterns;
  const { ready, limit } = space;
  const { day, offset } = scan.days[marked.day]!;
  const firstCall = patterns.callStart[pattern]!;
  const calls = patterns.callStart[pattern + 1]! - firstCall;
  const firstTrip = patterns.tripStart[pattern]!;
  const trips = patterns.tripStart[pattern + 1]! - firstTrip;
  const times = patterns.timeStart[pattern]!;
  const late = offset + marked.delay;
  const boardShift = sign > 0 ? offset : -late;
  const alightShift = sign > 0 ? late : -offset;
  // each call has arrival and departure; a backward search alights at the departure
  const boardSide = sign > 0 ? 1 : 0;
  const alightSide = 1 - boardSide;
  const isEvery =
    closed === undefined &&
    removed === undefined &&
    // a backward search boards trips where passengers leave them
    (sign < 0 || patterns.boardable === undefined) &&
    conditions.isEveryTripUsable &&
    day.isWhole[pattern] === 1;
  let bound = scan.bound;
  let trip = trips;
  let begins = 0;
  let own = 0;
  let boardedAt = -1;
  for (let call = marked.firstCall; call < calls; call += 1) {
    // a backward search reads calls and trips from their end
    const index = sign > 0 ? call : calls - 1 - call;
    const at = firstCall + index;
    const stop = stopAt[at]!;
    if (trip < trips) {
      const time = Math.imul(sign, begins + elapsed[own + 2 * index + alightSide]!) + alightShift;
      if (time <= bound) {
        if (time < limit[stop]! && canAlight[at] === 1) {
          const known = sign > 0 ? trip : trips - 1 - trip;
          if (sign > 0 || isBoardable(patterns, pattern, known, index)) {
            arrive(scan, stop, time);
            if (scan.isTraced)
              noteRide(scan, marked, stop, { trip: known, boardCall: boardedAt, alightCall: call });
          } else boardEarlier(scan, marked, known, index);
          bound = scan.bound;
        }
        // every later trip is too late
      } else if (call > lastBoarding) break;
    }
    if (call > lastBoarding) {
      if (trip === trips) break;
      continue;
    }
    const since = ready[before + stop]!;
    if (since > bound || canBoard[at] === 0) continue;
    // interpolation search: assumes evenly spaced trips
    let probe = trip - 1;
    if (trip === trips) probe = (((since - earliest) / (latest - earliest)) * trips) | 0;
    else if (Math.imul(sign, begins + elapsed[own + 2 * index + boardSide]!) + boardShift < since) continue;
    let low = -1;
    let high = trip;
    for (let step = 1; high - low > 1; step *= 2) {
      if (probe <= low || probe >= high) probe = (low + high) >> 1;
      const probed = sign > 0 ? probe : trips - 1 - probe;
      const leaves = begin[firstTrip + probed]! + elapsed[times + 2 * (probed * calls + index) + boardSide]!;
      if (Math.imul(sign, leaves) + boardShift < since) {
        low = probe;
        probe += step;
      } else {
        high = probe;
        probe -= step;
      }
    }
    if (!isEvery)
      while (high < trip && !takesPassengers(scan, marked, sign > 0 ? high : trips - 1 - high, index))
        high += 1;
    if (high === trip) continue;
    trip = high;
    boardedAt = call;
    const known = sign > 0 ? trip : trips - 1 - trip;
    begins = begin[firstTrip + known]!;
    own = times + 2 * known * calls;
  }
}

/**
 * Where passengers cannot board the trip of a backward search, ends the ride with the last one before that they can board.
 * The search goes on with the later trip: it is better at the calls where they can.
 * @param trip of the pattern, from 0
 */
function boardEarlier(scan: Scan, marked: MarkedPattern, trip: number, call: number): void {
  const { patterns, space, days } = scan;
  const { pattern } = marked;
  const stop = patterns.stop[patterns.callStart[pattern]! + call]!;
  for (let earlier = trip - 1; earlier >= 0; earlier -= 1) {
    const time = -departureAt(patterns, pattern, earlier, call) - days[marked.day]!.offset;
    if (time > scan.bound || time >= space.limit[stop]!) return;
    if (!isBoardable(patterns, pattern, earlier, call) || !runs(scan, marked, earlier)) continue;
    arrive(scan, stop, time);
    return;
  }
}

/** Whether a trip can be boarded in search direction. @param trip of the pattern, from 0 */
function takesPassengers(scan: Scan, marked: MarkedPattern, trip: number, call: number): boolean {
  if (scan.sign > 0 && !isBoardable(scan.patterns, marked.pattern, trip, call)) return false;
  return runs(scan, marked, trip);
}

/** @param trip of the pattern, from 0 */
function runs(scan: Scan, marked: MarkedPattern, trip: number): boolean {
  return isRunning(scan, marked, trip) && !marked.closed?.apart.has(trip);
}
