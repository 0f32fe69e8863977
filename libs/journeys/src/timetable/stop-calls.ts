import type { TimetablePatterns } from './timetable-patterns';

/** Calls of patterns by stop; those of stop s are `start[s]` to `start[s + 1] - 1`. */
export interface StopCalls {
  start: Uint32Array;
  pattern: Uint32Array;
  call: Uint32Array;
}

/** @param isWanted the patterns to include */
export function findStopCalls(
  { count, callStart, stop }: TimetablePatterns,
  stops: number,
  isWanted: (pattern: number) => boolean = () => true,
): StopCalls {
  const wanted: number[] = [];
  const start = new Uint32Array(stops + 1);
  for (let pattern = 0; pattern < count; pattern += 1) {
    if (!isWanted(pattern)) continue;
    wanted.push(pattern);
    for (let at = callStart[pattern]!; at < callStart[pattern + 1]!; at += 1) start[stop[at]! + 1]! += 1;
  }
  for (let index = 0; index < stops; index += 1) start[index + 1]! += start[index]!;
  const next = start.slice();
  const calls = start[stops]!;
  const found = { start, pattern: new Uint32Array(calls), call: new Uint32Array(calls) };
  for (const pattern of wanted) {
    const first = callStart[pattern]!;
    for (let index = first; index < callStart[pattern + 1]!; index += 1) {
      const at = next[stop[index]!]!;
      next[stop[index]!] = at + 1;
      found.pattern[at] = pattern;
      found.call[at] = index - first;
    }
  }
  return found;
}
