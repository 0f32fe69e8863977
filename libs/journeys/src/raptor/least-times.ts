import { never } from '../timetable/headway-service';
import type { Links } from '../timetable/links';

/** Stops are looked at in steps of so many seconds. */
const step = 60;

/**
 * How long it takes at least from every stop to one of the ends, along links that lead away from the ends; `never`
 * where no way leads. (Buckets: Dial 1969.)
 * @param times is filled
 */
export function findLeastTimes(
  times: Int32Array,
  ends: readonly number[],
  { start, to, seconds }: Links,
): void {
  times.fill(never);
  const buckets: number[][] = [[]];
  for (const stop of ends) {
    times[stop] = 0;
    buckets[0]!.push(stop);
  }
  for (let bucket = 0; bucket < buckets.length; bucket += 1) {
    // it may grow while it is looked at
    for (const stop of buckets[bucket] ?? []) {
      const time = times[stop]!;
      // reached earlier since it was put here
      if (time < bucket * step) continue;
      for (let way = start[stop]!; way < start[stop + 1]!; way += 1) {
        const next = to[way]!;
        const at = time + seconds[way]!;
        if (at >= times[next]!) continue;
        times[next] = at;
        (buckets[Math.floor(at / step)] ??= []).push(next);
      }
    }
  }
}
