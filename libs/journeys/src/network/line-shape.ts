import type { TripPattern } from './trip-patterns';

/** The shape of a line, by indexes of stations. */
export interface LineShape {
  /** Every station once: the main pattern in the order of the codes, then branches. */
  stations: number[];
  /** The patterns that cover every station in both directions; main ones first. */
  patterns: (TripPattern & { isBranch: boolean })[];
  neighbours: Map<number, Set<number>>;
}

/**
 * Derives a line's shape from its patterns. Ignores short runs, which are part of a longer pattern; a pattern with
 * stations of its own is a branch.
 *
 * @param codeOf the code on a station's signs
 */
export function findLineShape(
  patterns: readonly TripPattern[],
  codeOf: (station: number) => string,
): LineShape {
  const byLength = [...patterns].sort((a, b) => distinct(b) - distinct(a) || b.trips.length - a.trips.length);
  const neighbours = new Map<number, Set<number>>();
  const shown: LineShape['patterns'] = [];
  for (const direction of [0, 1] as const) {
    const covered = new Set<number>();
    for (const pattern of byLength.filter((candidate) => candidate.direction === direction)) {
      if (pattern.stations.every((station) => covered.has(station))) continue;
      shown.push({ ...pattern, isBranch: covered.size > 0 });
      for (const station of pattern.stations) covered.add(station);
    }
  }
  shown.sort((a, b) => Number(a.isBranch) - Number(b.isBranch) || distinct(b) - distinct(a));
  for (const { stations } of shown) join(neighbours, stations);

  const main = shown.filter(({ isBranch }) => !isBranch);
  // the direction with ascending codes
  const inOrder = main.find((pattern) => ascends(pattern, codeOf)) ?? main[0];
  const ordered = [
    ...(inOrder ? [inOrder] : []),
    ...shown.filter((pattern) => ascends(pattern, codeOf)),
    ...shown,
  ];
  return { stations: [...new Set(ordered.flatMap(({ stations }) => stations))], patterns: shown, neighbours };
}

function distinct({ stations }: TripPattern): number {
  return new Set(stations).size;
}

function ascends({ stations }: TripPattern, codeOf: (station: number) => string): boolean {
  const steps = stations.slice(1).map((station, index) => {
    const before = codeOf(stations[index] as number);
    return before.localeCompare(codeOf(station), 'en', { numeric: true });
  });
  return steps.reduce((sum, step) => sum + step, 0) < 0;
}

/**
 * Links consecutive stations. A train that passes stations does not create a shorter way: only links to or from a
 * new station count, and those of the first pattern, which may close a loop.
 */
function join(neighbours: Map<number, Set<number>>, stations: readonly number[]): void {
  const isFirst = neighbours.size === 0;
  const before = new Set(neighbours.keys());
  for (const [index, station] of stations.entries()) {
    const last = stations[index - 1];
    if (last === undefined || last === station) continue;
    if (!isFirst && before.has(last) && before.has(station)) continue;
    for (const [one, other] of [
      [last, station],
      [station, last],
    ] as const) {
      neighbours.set(one, (neighbours.get(one) ?? new Set()).add(other));
    }
  }
}
