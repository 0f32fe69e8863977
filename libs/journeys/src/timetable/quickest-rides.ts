import { type Link, type Links, toLinks, turnLinks } from './links';
import { callCount, type TimetablePatterns, tripCount } from './timetable-patterns';

/** The quickest train of any day between consecutive calls: a lower bound without waiting. */
export function findQuickestRides(
  patterns: TimetablePatterns,
  stops: number,
): { onward: Links; backward: Links } {
  const quickest = new Map<number, number>();
  for (let pattern = 0; pattern < patterns.count; pattern += 1) {
    const first = patterns.callStart[pattern]!;
    for (let call = 0; call + 1 < callCount(patterns, pattern); call += 1) {
      const key = patterns.stop[first + call]! * stops + patterns.stop[first + call + 1]!;
      const seconds = quickestFrom(patterns, pattern, call);
      if (seconds < (quickest.get(key) ?? Number.POSITIVE_INFINITY)) quickest.set(key, seconds);
    }
  }
  const rides = Array.from(quickest, ([key, seconds]): Link => [
    Math.floor(key / stops),
    key % stops,
    seconds,
  ]);
  return { onward: toLinks(rides, stops), backward: toLinks(turnLinks(rides), stops) };
}

function quickestFrom(patterns: TimetablePatterns, pattern: number, call: number): number {
  const { elapsed, timeStart } = patterns;
  const step = 2 * callCount(patterns, pattern);
  let quickest = Number.POSITIVE_INFINITY;
  let at = timeStart[pattern]! + 2 * call;
  for (let trip = 0; trip < tripCount(patterns, pattern); trip += 1) {
    // from its departure to the arrival at the next call
    quickest = Math.min(quickest, elapsed[at + 2]! - elapsed[at + 1]!);
    at += step;
  }
  return quickest;
}
