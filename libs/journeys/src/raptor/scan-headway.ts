import { comesBy, never, readyBy } from '../timetable/headway-service';
import { arrive, noteRide, reachOrigin, type Scan, type MarkedPattern } from './scan';

/**
 * Scans a headway pattern. A train is identified by its latest departure from the first call. Passengers board only as
 * long as they can rely on a train; after a change or a walk from another stop, only as long as they can miss one. Until the
 * last predicted train has left, no other one exists: the headway counts from there.
 */
export function scanHeadway(scan: Scan, marked: MarkedPattern): void {
  const { sign, patterns, conditions, space, canBoard, canAlight, before } = scan;
  const { pattern, lastCall: lastBoarding, delay } = marked;
  const { ready, limit, isOrigin } = space;
  if (conditions.usableTrip[patterns.stepFree[patterns.tripStart[pattern]!]!] === 0) return;
  const periods = patterns.periods[pattern]!;
  const { offset, live } = scan.days[marked.day]!;
  const liveUntil = live?.liveUntil;
  const firstCall = patterns.callStart[pattern]!;
  const calls = patterns.callStart[pattern + 1]! - firstCall;
  const times = patterns.timeStart[pattern]!;
  const begin = patterns.begin[patterns.tripStart[pattern]!]! + offset;
  const until = patterns.reliableUntil[pattern]! + offset;
  const changeUntil = patterns.changeUntil[pattern]! + offset;
  const lastStart = patterns.lastStart[pattern]!;
  const longestHeadway = patterns.longestHeadway[pattern]!;
  let train = never;
  // of a backward search: when the train has to leave the first call
  let trainBy = never;
  let boardedAt = -1;
  for (let call = marked.firstCall; call < calls; call += 1) {
    if (train === never && call > lastBoarding) break;
    const index = sign > 0 ? call : calls - 1 - call;
    const at = firstCall + index;
    const stop = patterns.stop[at]!;
    const arrival = begin + patterns.elapsed[times + 2 * index]! + delay;
    const departure = begin + patterns.elapsed[times + 2 * index + 1]!;
    const lastChange = Math.min(lastStart, changeUntil - departure);
    const noneBefore = liveUntil ? liveUntil[at]! + offset : -never;
    if (train < never && canAlight[at] === 1) {
      let time = sign > 0 ? train + arrival : Math.max(train - departure, -until);
      if (sign < 0) {
        if (isOrigin[stop] === 1 && -time >= noneBefore) reachOrigin(scan, stop, time);
        // most trains come long before the last one
        if (longestHeadway - train > lastChange)
          time = Math.max(-readyBy(periods, -trainBy, lastChange) - departure, -until);
      }
      const isTooEarly = sign < 0 && -time < noneBefore;
      if (time < limit[stop]! && time <= scan.bound && !isTooEarly) {
        arrive(scan, stop, time);
        if (scan.isTraced)
          noteRide(scan, marked, stop, { trip: train, boardCall: boardedAt, alightCall: call });
      }
    }
    const readyAt = ready[before + stop]!;
    if (readyAt > scan.bound || canBoard[at] === 0) continue;
    const from = sign > 0 ? Math.max(readyAt, noneBefore) : readyAt;
    if (sign > 0 && from > until) continue;
    const isStart = scan.round === 1 && isOrigin[stop] === 1;
    const next =
      sign > 0
        ? comesBy(periods, from - departure, isStart ? never : lastChange)
        : -readyBy(periods, -(from + arrival));
    if (sign < 0 && from + arrival < trainBy) trainBy = from + arrival;
    if (next < train) {
      train = next;
      boardedAt = call;
    }
  }
}
