import type { HeadwayPeriod, Line, LineId, StationCode, StationDetail } from '@raang/domain';
import { getOrCreate } from './get-or-create';

/** Lines and stations as passengers know them. */
export interface Network {
  /** In network order. */
  lines: ReadonlyMap<LineId, Line>;
  /** By line, then by station. */
  stations: ReadonlyMap<StationCode, StationDetail>;
  headways: readonly HeadwayPeriod[];
  /** Per line, its adjacent stations, in both directions. */
  neighbours: ReadonlyMap<LineId, Neighbours>;
}

export type Neighbours = ReadonlyMap<StationCode, ReadonlySet<StationCode>>;

/**
 * Stations travelled along a line, by the shorter way of a loop; 0 for the same one. Undefined if the line does not
 * join the two.
 */
export function stationsTravelled(
  network: Network,
  lineId: LineId,
  from: StationCode,
  to: StationCode,
): number | undefined {
  return stationsFrom(network, lineId, from).get(to);
}

type Counts = ReadonlyMap<StationCode, number>;

type CountsByStation = Map<StationCode, Counts>;

/** Cached per network, line and station: a fare matrix needs each many times. */
const counted = new WeakMap<Network, Map<LineId, CountsByStation>>();

/** Stations travelled from one to every other on its line. */
export function stationsFrom(network: Network, lineId: LineId, from: StationCode): Counts {
  const byLine = getOrCreate(counted, network, () => new Map<LineId, CountsByStation>());
  const byStation = getOrCreate(byLine, lineId, (): CountsByStation => new Map());
  return getOrCreate(byStation, from, () => countStations(network, lineId, from));
}

function countStations(network: Network, lineId: LineId, from: StationCode): Counts {
  const neighbours = network.neighbours.get(lineId);
  const counts = new Map<StationCode, number>();
  if (!neighbours?.has(from)) return counts;
  counts.set(from, 0);
  // a map iterates in insertion order, so the nearest come first
  for (const [station, count] of counts) {
    for (const next of neighbours.get(station) ?? []) {
      if (!counts.has(next)) counts.set(next, count + 1);
    }
  }
  return counts;
}
