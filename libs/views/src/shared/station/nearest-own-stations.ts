import type { Position, StationSummary } from '@raang/domain';

export interface NearestStation {
  station: StationSummary;
  /** In a straight line. */
  metres: number;
}

/** Returns this network's stations by distance, the nearest first; those without a position are left out. */
export function nearestOwnStations(
  here: Position | undefined,
  stations: readonly StationSummary[],
  count: number,
): NearestStation[] {
  if (!here) return [];
  return stations
    .flatMap((station) => {
      const { isOwn, position } = station;
      return isOwn && position ? [{ station, metres: metresBetween(here, position) }] : [];
    })
    .toSorted((one, other) => one.metres - other.metres)
    .slice(0, count);
}

/** Our stations to name beside one of another system: those that passengers change to, else the nearest. */
export function ownStationsNear(
  { interchanges, position }: Pick<StationSummary, 'interchanges' | 'position'>,
  stations: readonly StationSummary[],
  count: number,
): StationSummary[] {
  const changes = stations.filter(
    ({ isOwn, code }) => isOwn && interchanges.some((change) => change.station === code),
  );
  const nearest = () => nearestOwnStations(position, stations, count).map(({ station }) => station);
  return changes.length > 0 ? changes.slice(0, count) : nearest();
}

/** Mean radius of the earth (IUGG). */
const earthRadiusMetres = 6_371_009;

/** Exact to a metre within a city, where the earth is nearly flat. */
export function metresBetween(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const across =
    radians(other.longitude - one.longitude) * Math.cos(radians((one.latitude + other.latitude) / 2));
  const down = radians(other.latitude - one.latitude);
  return Math.round(Math.hypot(across, down) * earthRadiusMetres);
}
