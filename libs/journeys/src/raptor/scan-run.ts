import { isBoardable } from '../timetable/timetable-patterns';
import { arrive, isRunning, type MarkedPattern, noteRide, type Scan } from './scan';

/**
 * Scans one trip of a pattern, which passes some of its calls.
 * @param trip of the pattern, from 0
 * @param passes indexes of calls in the pattern
 */
export function scanRun(scan: Scan, marked: MarkedPattern, trip: number, passes: ReadonlySet<number>): void {
  if (!isRunning(scan, marked, trip)) return;
  const { sign, patterns, space, canBoard, canAlight, before } = scan;
  const { pattern, lastCall: lastBoarding, delay } = marked;
  const { ready, limit } = space;
  const { offset } = scan.days[marked.day]!;
  const firstCall = patterns.callStart[pattern]!;
  const calls = patterns.callStart[pattern + 1]! - firstCall;
  const times = patterns.timeStart[pattern]! + 2 * trip * calls;
  const begin = patterns.begin[patterns.tripStart[pattern]! + trip]! + offset;
  let boardedAt = -1;
  for (let call = marked.firstCall; call < calls; call += 1) {
    if (boardedAt < 0 && call > lastBoarding) break;
    const index = sign > 0 ? call : calls - 1 - call;
    if (passes.has(index)) continue;
    const at = firstCall + index;
    const stop = patterns.stop[at]!;
    const arrival = begin + patterns.elapsed[times + 2 * index]! + delay;
    const departure = begin + patterns.elapsed[times + 2 * index + 1]!;
    const isOpen = isBoardable(patterns, pattern, trip, index);
    if (boardedAt >= 0) {
      // a backward search alights at the departure
      const time = sign > 0 ? arrival : -departure;
      if (canAlight[at] === 0 || time >= limit[stop]! || time > scan.bound) continue;
      if (sign < 0 && !isOpen) continue;
      arrive(scan, stop, time);
      if (scan.isTraced) noteRide(scan, marked, stop, { trip, boardCall: boardedAt, alightCall: call });
    } else if (canBoard[at] === 1 && (sign < 0 || isOpen)) {
      const since = ready[before + stop]!;
      if (since <= scan.bound && since <= (sign > 0 ? departure : -arrival)) boardedAt = call;
    }
  }
}
