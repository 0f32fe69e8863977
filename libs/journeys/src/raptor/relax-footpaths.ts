import { never } from '../timetable/headway-service';
import { reachTarget, type Scan } from './scan';
import { here } from './workspace';

/** Adds one walk, or none, after the trains of the round, and marks the stops where boarding became possible. */
export function relaxFootpaths(scan: Scan): void {
  const { footpaths, within, row, space } = scan;
  const { train, walkToTarget, best } = space;
  scan.marked = [];
  for (const stop of scan.reached) {
    const since = train[row + stop]!;
    offer(scan, stop, since + footpaths.changeSeconds[stop]!, here);
    for (let way = footpaths.start[stop]!; way < footpaths.start[stop + 1]!; way += 1) {
      const next = footpaths.to[way]!;
      const time = since + footpaths.seconds[way]!;
      if (time > scan.bound || time >= within[next]!) continue;
      if (time < best[next]!) best[next] = time;
      offer(scan, next, time, stop);
      if (walkToTarget[next]! < never) reachTarget(scan, next, stop, time);
    }
  }
}

/** Records an earlier boarding at a stop. */
function offer({ space, row, marked }: Scan, stop: number, time: number, from: number): void {
  const known = space.ready[row + stop]!;
  if (time >= known) return;
  if (known === never) marked.push(stop);
  space.ready[row + stop] = time;
  space.walkedFrom[row + stop] = from;
}
