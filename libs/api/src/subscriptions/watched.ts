import type { InformedEntity, LineId, StationCode, WatchedLine } from '@raang/domain';

/** Lines with and without a direction, and stations. */
export interface Watched {
  lines: WatchedLine[];
  stations: StationCode[];
}

/** Everything that a subscription may watch to be told of one of these entities; it may also watch more than is meant. */
export function watchersOf(
  entities: readonly InformedEntity[],
  stationsOf: (line: LineId) => readonly StationCode[],
): Watched {
  const lines = entities.flatMap(({ lineId }) => (lineId ? [lineId, `${lineId}.0`, `${lineId}.1`] : []));
  const stations = entities.flatMap(({ lineId, stationCode }) => stationCode ?? stationsOf(lineId!));
  return { lines: [...new Set(lines)] as WatchedLine[], stations: [...new Set(stations)] };
}
