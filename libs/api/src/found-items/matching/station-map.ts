/** A line as matching needs it. */
export interface MatchingLine {
  id: string;
  /** In order; a loop may have its closing station twice. */
  patterns: readonly { stations: readonly string[] }[];
}

/** Where the stations of the network lie to each other. */
export interface StationMap {
  /** How near two stations are, from 0 to 1: the same, neighbours on a line, an interchange, or two stops apart. */
  nearness: (one: string, other: string) => number;
  isTerminus: (station: string, lineId: string) => boolean;
  linesOf: (station: string) => readonly string[];
}

/** @param interchanges pairs of stations between which passengers change on foot */
export function createStationMap(
  lines: Iterable<MatchingLine>,
  interchanges: Iterable<readonly [string, string]> = [],
): StationMap {
  const neighbours = new Map<string, Set<string>>();
  const termini = new Set<string>();
  const linesOf = new Map<string, Set<string>>();
  for (const { id, patterns } of lines)
    for (const { stations } of patterns) {
      for (const end of [stations[0], stations.at(-1)]) termini.add(`${id} ${end}`);
      stations.forEach((station, index) => {
        addTo(linesOf, station, id);
        const next = stations[index + 1];
        if (next) connect(station, next);
      });
    }
  const changes = new Set<string>();
  for (const [one, other] of interchanges) changes.add(`${one} ${other}`).add(`${other} ${one}`);

  function connect(one: string, other: string): void {
    addTo(neighbours, one, other);
    addTo(neighbours, other, one);
  }

  return {
    nearness: (one, other) => {
      if (one === other) return 1;
      if (changes.has(`${one} ${other}`)) return 0.8;
      const around = neighbours.get(one);
      if (around?.has(other)) return 0.5;
      return [...(around ?? [])].some((between) => neighbours.get(between)?.has(other)) ? 0.2 : 0;
    },
    isTerminus: (station, lineId) => termini.has(`${lineId} ${station}`),
    linesOf: (station) => [...(linesOf.get(station) ?? [])],
  };
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const values = map.get(key);
  if (values) values.add(value);
  else map.set(key, new Set([value]));
}
