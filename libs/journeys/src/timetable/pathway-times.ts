import type { Feed, FeedPathway } from '../feed/feed';

/** Times of the pathways inside stations, between locations. */
export interface PathwayTimes {
  /** Undefined if no pathways connect the two. */
  between: (from: number, to: number) => number | undefined;
  /** The same without stairs and escalators. */
  betweenStepFree: (from: number, to: number) => number | undefined;
}

type Ways = Map<number, { to: number; seconds: number }[]>;

/** Default seconds for pathways without time and length; a lift includes waiting for it. */
const usualSeconds: Record<FeedPathway['mode'], number> = {
  walkway: 30,
  stairs: 30,
  'moving-walkway': 30,
  escalator: 45,
  lift: 60,
  'fare-gate': 5,
  'exit-gate': 5,
};

const metresPerSecond = 1;

export function findPathwayTimes({ pathways }: Feed): PathwayTimes {
  const all: Ways = new Map();
  const stepFree: Ways = new Map();
  for (const pathway of pathways) {
    const { from, to, mode, isBidirectional, seconds, metres } = pathway;
    const time = seconds ?? (metres === undefined ? usualSeconds[mode] : Math.ceil(metres / metresPerSecond));
    const hasSteps = mode === 'stairs' || mode === 'escalator';
    for (const ways of hasSteps ? [all] : [all, stepFree]) {
      join(ways, from, to, time);
      if (isBidirectional) join(ways, to, from, time);
    }
  }
  return { between: searchIn(all), betweenStepFree: searchIn(stepFree) };
}

function join(ways: Ways, from: number, to: number, seconds: number): void {
  const known = ways.get(from) ?? [];
  ways.set(from, known);
  known.push({ to, seconds });
}

/** Runs one search per location. */
function searchIn(ways: Ways): (from: number, to: number) => number | undefined {
  const found = new Map<number, Map<number, number>>();
  return (from, to) => {
    if (!ways.has(from)) return undefined;
    const known = found.get(from) ?? timesFrom(ways, from);
    found.set(from, known);
    return known.get(to);
  };
}

/** Stations have tens of nodes: a linear search for the nearest needs no heap. */
function timesFrom(ways: Ways, start: number): Map<number, number> {
  const done = new Map<number, number>();
  const open = new Map([[start, 0]]);
  while (open.size > 0) {
    let [nearest, seconds] = [-1, Number.POSITIVE_INFINITY];
    for (const [place, time] of open) if (time < seconds) [nearest, seconds] = [place, time];
    open.delete(nearest);
    done.set(nearest, seconds);
    for (const way of ways.get(nearest) ?? []) {
      const time = seconds + way.seconds;
      if (!done.has(way.to) && time < (open.get(way.to) ?? Number.POSITIVE_INFINITY)) open.set(way.to, time);
    }
  }
  return done;
}
