import { never } from '../timetable/headway-service';
import type { Links } from '../timetable/links';
import type { StopAccess } from './stop-access';

/** A ring buffer that contains each stop at most once. */
export interface StopQueue {
  stops: Int32Array;
  isWaiting: Uint8Array;
}

export function createStopQueue(stops: number): StopQueue {
  // one slot more than stops, to distinguish full from empty
  return { stops: new Int32Array(stops + 1), isWaiting: new Uint8Array(stops) };
}

/**
 * Shortest time from every stop to the target beyond the ends, along all links that lead away from the ends; `never` if
 * unreachable. Label-correcting with a queue (Moore 1957): consecutive rides take similar times, so few stops are
 * queued twice, and a heap would be slower.
 * @param times output
 */
export function findLeastTimes(
  times: Int32Array,
  ends: readonly StopAccess[],
  links: readonly Links[],
  { stops: ring, isWaiting }: StopQueue,
): void {
  times.fill(never);
  let head = 0;
  let tail = 0;
  for (const { stop, seconds: own } of ends) {
    times[stop] = own;
    isWaiting[stop] = 1;
    ring[tail] = stop;
    tail += 1;
  }
  while (head !== tail) {
    const stop = ring[head]!;
    head = head + 1 === ring.length ? 0 : head + 1;
    isWaiting[stop] = 0;
    const since = times[stop]!;
    for (const { start, to, seconds } of links) {
      const end = start[stop + 1]!;
      for (let way = start[stop]!; way < end; way += 1) {
        const next = to[way]!;
        const time = since + seconds[way]!;
        if (time >= times[next]!) continue;
        times[next] = time;
        if (isWaiting[next] === 1) continue;
        isWaiting[next] = 1;
        ring[tail] = next;
        tail = tail + 1 === ring.length ? 0 : tail + 1;
      }
    }
  }
}
