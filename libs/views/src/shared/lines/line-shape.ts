import type { Line, LinePattern, StationCode } from '@raang/domain';

/** The shape of a line: its main way and its branches, each in one direction. */
export interface LineShape {
  /** In the order of the codes; a station that the line passes twice appears twice. */
  main: readonly StationCode[];
  branches: readonly (readonly StationCode[])[];
}

export function toLineShape({ stations, patterns }: Pick<Line, 'stations' | 'patterns'>): LineShape {
  const main = patterns.filter(({ isBranch }) => !isBranch);
  const inOrder = main.find((pattern) => pattern.stations[0] === stations[0]) ?? main[0];
  const branches = new Map<string, LinePattern>();
  for (const pattern of patterns.filter(({ isBranch }) => isBranch)) {
    const key = pattern.stations.toSorted().join();
    if (!branches.has(key)) branches.set(key, pattern);
  }
  return {
    main: inOrder?.stations ?? stations,
    branches: [...branches.values()].map((pattern) => pattern.stations),
  };
}
