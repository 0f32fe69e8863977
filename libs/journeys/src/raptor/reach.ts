import type { Timetable } from '../timetable/timetable';
import type { Conditions } from './conditions';
import type { StopAccess } from './stop-access';

/**
 * Whether any train of any day, with walks, connects some stops to others. A run that is closed on single days runs on
 * others.
 */
export function canReach(
  { patterns, callsAt }: Timetable,
  { usableStop, usableTrip, canBoard, canAlight, closedRuns, footpaths: { onward } }: Conditions,
  origins: readonly StopAccess[],
  destinations: readonly StopAccess[],
): boolean {
  const seen = new Uint8Array(usableStop.length);
  const open: number[] = [];
  const see = (stop: number) => {
    if (seen[stop] === 1 || usableStop[stop] === 0) return;
    seen[stop] = 1;
    open.push(stop);
  };
  /** Per pattern, the first call from which it was scanned. */
  const followed = new Map<number, number>();
  for (const { stop } of origins) see(stop);
  for (let stop = open.pop(); stop !== undefined; stop = open.pop()) {
    for (let way = onward.start[stop]!; way < onward.start[stop + 1]!; way += 1) see(onward.to[way]!);
    for (let index = callsAt.start[stop]!; index < callsAt.start[stop + 1]!; index += 1) {
      follow(callsAt.pattern[index]!, callsAt.call[index]!);
    }
  }
  return destinations.some(({ stop }) => seen[stop] === 1);

  function follow(pattern: number, call: number): void {
    const [first, end] = [patterns.callStart[pattern]!, patterns.callStart[pattern + 1]!];
    if (canBoard[first + call] === 0) return;
    const closed = closedRuns?.always.get(pattern);
    const trips = patterns.stepFree.subarray(patterns.tripStart[pattern], patterns.tripStart[pattern + 1]);
    for (const [trip, passes] of closed?.passing ?? none) {
      if (usableTrip[trips[trip]!] === 0 || passes.has(call)) continue;
      for (let next = call + 1; next < end - first; next += 1) if (!passes.has(next)) alight(first + next);
    }
    if (!trips.some((value, trip) => usableTrip[value] === 1 && !closed?.apart.has(trip))) return;
    const until = followed.get(pattern) ?? end - first;
    followed.set(pattern, Math.min(until, call));
    for (let next = call + 1; next < until; next += 1) alight(first + next);
  }

  function alight(call: number): void {
    if (canAlight[call] === 1) see(patterns.stop[call]!);
  }
}

const none = new Map<number, ReadonlySet<number>>();
