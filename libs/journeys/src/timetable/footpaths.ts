import { type FootpathEdges, impossible } from './footpath-edges';
import { never } from './headway-service';
import { type Link, type Links, toLinks, turnLinks } from './links';

/** Ways on foot from every stop, also by way of other stops. */
export interface Footpaths extends Links {
  /** Needed to change trains at one and the same stop; `never` where the feed rules that out. */
  changeSeconds: Int32Array;
}

/** Nobody wants to walk on and on from station to station; a single way that the feed names may be longer. */
export const longestWalkSeconds = 900;

export interface FootpathChoice {
  /** 1 for a stop that may be walked to, from and through. */
  usable: Uint8Array;
  isStepFree: boolean;
}

/**
 * Joins ways to chains, so that a walk is one step of a search. Pairs of which the feed speaks keep what it says.
 * @returns the ways forward, and the same ones by where they end
 */
export function joinFootpaths(
  edges: FootpathEdges,
  { usable, isStepFree }: FootpathChoice,
): { onward: Footpaths; backward: Footpaths } {
  const count = usable.length;
  const changeSeconds = new Int32Array(count);
  const direct = Array.from({ length: count }, () => new Map<number, number>());
  for (let edge = 0; edge < edges.from.length; edge += 1) {
    const [from, to] = [edges.from[edge]!, edges.to[edge]!];
    if (usable[from] === 0 || usable[to] === 0) continue;
    const seconds = (isStepFree ? edges.stepFreeSeconds : edges.seconds)[edge]!;
    if (from === to) changeSeconds[from] = seconds === impossible ? never : seconds;
    else direct[from]!.set(to, seconds);
  }
  const ways: Link[] = [];
  for (let from = 0; from < count; from += 1) {
    if (direct[from]!.size === 0) continue;
    for (const [to, seconds] of walksFrom(direct, from)) ways.push([from, to, seconds]);
  }
  return {
    onward: { ...toLinks(ways, count), changeSeconds },
    backward: { ...toLinks(turnLinks(ways), count), changeSeconds },
  };
}

/** Few stops are within reach of a walk: the nearest one is looked for without a heap. */
function walksFrom(direct: readonly ReadonlyMap<number, number>[], start: number): Map<number, number> {
  const done = new Map<number, number>();
  const open = new Map([[start, 0]]);
  while (open.size > 0) {
    let [nearest, seconds] = [-1, Number.POSITIVE_INFINITY];
    for (const [stop, time] of open) if (time < seconds) [nearest, seconds] = [stop, time];
    open.delete(nearest);
    done.set(nearest, seconds);
    for (const [to, way] of direct[nearest]!) {
      const time = seconds + way;
      if (way === impossible || time > longestWalkSeconds || done.has(to)) continue;
      if (time < (open.get(to) ?? Number.POSITIVE_INFINITY)) open.set(to, time);
    }
  }
  done.delete(start);
  for (const [to, seconds] of direct[start]!) {
    if (seconds === impossible) done.delete(to);
    else done.set(to, seconds);
  }
  return done;
}
