import { metresBetween } from '../station/nearest-own-stations';
import type { StationPosition } from './near-me-context';

export interface NearStationModel {
  code: string;
  /** In a straight line. */
  metres: number;
}

/** As many as fit on a phone below the field. */
const offered = 4;

/** Nobody walks farther to a train: the network is elsewhere. */
const farthestMetres = 25_000;

/** Returns the nearest stations, the nearest first; or how far away the network is. */
export function nearestStations(
  here: { latitude: number; longitude: number },
  stations: readonly StationPosition[],
): { near: NearStationModel[] } | { farMetres: number } {
  const byDistance = stations
    .map((station) => ({ code: station.code, metres: metresBetween(here, station) }))
    .toSorted((one, other) => one.metres - other.metres);
  const [nearest] = byDistance;
  if (nearest && nearest.metres > farthestMetres) return { farMetres: nearest.metres };
  return { near: byDistance.slice(0, offered) };
}
