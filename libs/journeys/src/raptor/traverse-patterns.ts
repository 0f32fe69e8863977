import type { StopCalls } from '../timetable/stop-calls';
import { closuresOn } from './closures';
import { delayOf } from './conditions';
import type { Scan } from './scan';
import { hasLiveTrains } from './search-day';
import { scanHeadway } from './scan-headway';
import { scanRun } from './scan-run';
import { scanTrips } from './scan-trips';
import { makeRoom } from './workspace';

/** Traverses the patterns that serve marked stops, with the trains of one service day. */
export function traversePatterns(scan: Scan, dayIndex: number): void {
  const { sign, at, conditions, space } = scan;
  const on = scan.days[dayIndex]!;
  const { day, offset, patterns, live } = on;
  const { canBoard, canAlight, closed: closedByPattern } = closuresOn(conditions, on);
  [scan.canBoard, scan.canAlight] = sign > 0 ? [canBoard, canAlight] : [canAlight, canBoard];
  scan.patterns = patterns;
  makeRoom(space, patterns.count);
  const removedByPattern = hasLiveTrains(on) ? undefined : live?.removed;
  for (const pattern of collectPatterns(scan, day.callsAt)) {
    const firstCall = space.firstCall[pattern]!;
    space.firstCall[pattern] = -1;
    const delay = delayOf(conditions, on, pattern);
    const [first, last] = [day.first[pattern]! + offset, day.last[pattern]! + offset + delay];
    const [earliest, latest] = sign > 0 ? [first, last] : [-last, -first];
    if (latest < at || earliest > scan.bound) continue;
    const lastCall = space.lastCall[pattern]!;
    const closed = closedByPattern?.get(pattern);
    const removed = removedByPattern?.get(pattern);
    const marked = { pattern, day: dayIndex, firstCall, lastCall, earliest, latest, delay, closed, removed };
    if (patterns.isHeadway[pattern] === 1) scanHeadway(scan, marked);
    else scanTrips(scan, marked);
    for (const [trip, passes] of closed?.passing ?? none) scanRun(scan, marked, trip, passes);
  }
}

const none = new Map<number, ReadonlySet<number>>();

/** Patterns that serve marked stops. Writes their first and last possible boarding call to the workspace. */
function collectPatterns(scan: Scan, { start, pattern: patternAt, call: callAt }: StopCalls): number[] {
  const { sign, patterns, space } = scan;
  const { firstCall, lastCall, ready, least } = space;
  const collected: number[] = [];
  for (const stop of scan.marked) {
    if (ready[scan.before + stop]! + least[stop]! > scan.bound) continue;
    for (let index = start[stop]!; index < start[stop + 1]!; index += 1) {
      const pattern = patternAt[index]!;
      const call = callAt[index]!;
      const calls = patterns.callStart[pattern + 1]! - patterns.callStart[pattern]!;
      const position = sign > 0 ? call : calls - 1 - call;
      // trains do not continue from the last call
      if (position === calls - 1) continue;
      const known = firstCall[pattern]!;
      if (known < 0) collected.push(pattern);
      if (known < 0 || position < known) firstCall[pattern] = position;
      if (known < 0 || position > lastCall[pattern]!) lastCall[pattern] = position;
    }
  }
  return collected;
}
