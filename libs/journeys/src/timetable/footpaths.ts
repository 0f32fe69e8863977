import { type FootpathEdges, impossible } from './footpath-edges';
import { never } from './headway-service';
import { type Link, type Links, toLinks, turnLinks } from './links';

/** Walks from every stop, also via other stops. */
export interface Footpaths extends Links {
  /** Time to change trains at one stop; `never` if the feed forbids it. */
  changeSeconds: Int32Array;
}

/** Limit of combined walks; a single transfer of the feed may be longer. */
const longestWalkSeconds = 900;

export interface FootpathChoice {
  /** 1 for a stop that walks may use. */
  usable: Uint8Array;
  isStepFree: boolean;
}

/**
 * Combines walks, so that each is one step of a search. Pairs with a rule of the feed keep it.
 * @returns the links forward, and the same ones by their end
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

/** Few stops are within walking distance: a linear search for the nearest needs no heap. */
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
