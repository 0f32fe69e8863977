import type { StationCode, StationDetail } from '@raang/domain';
import { nearestFirst } from '../network/nearest-first';
import type { AlertConditions } from './alert-effects';

export interface OpenStation {
  station: StationCode;
  /** In a straight line; absent without positions. */
  metres?: number;
  /** On foot, if the walk is known. */
  walkMinutes?: number;
}

type Closures = Pick<AlertConditions, 'closedLines' | 'closedStations' | 'closedCalls'>;
type Stations = ReadonlyMap<StationCode, StationDetail>;

const offeredStations = 2;

/** Farther away, another station is no help on foot. */
const farthestMetres = 2500;

/** Metres that a passenger walks in a minute, to compare walks with distances. */
const metresPerMinute = 75;

/** Whether no train stops at a station: it is closed, or each of its lines is. */
export function isClosedStation(
  { code, lineIds }: Pick<StationDetail, 'code' | 'lineIds'>,
  closures: Closures,
) {
  const { closedLines, closedStations, closedCalls } = closures;
  return (
    closedStations.includes(code) ||
    lineIds.every(
      (id) =>
        closedLines.includes(id) ||
        closedCalls.some(({ lineId, station }) => lineId === id && station === code),
    )
  );
}

/**
 * The nearest open stations of any system, at most two, if alerts close a station; undefined if it is open. Those that
 * passengers walk to from its own platforms count by the minutes of that walk.
 * @param isOffered leaves out stations that do not help this passenger
 */
export function nearestOpenStations(
  code: StationCode,
  stations: Stations,
  closures: Closures,
  isOffered: (station: StationDetail) => boolean = () => true,
): OpenStation[] | undefined {
  const here = stations.get(code);
  if (!here || !isClosedStation(here, closures)) return undefined;
  const open = [...stations.values()].filter(
    (station) => station.code !== code && !isClosedStation(station, closures) && isOffered(station),
  );
  const byDistance = here.position ? nearestFirst(open, here.position) : [];
  const metresOf = new Map(byDistance.map((station) => [station.code, station.metres]));
  const minutesOf = new Map(here.interchanges.map(({ station, walkMinutes }) => [station, walkMinutes]));
  return open
    .flatMap(({ code: station }) => {
      const [metres, walkMinutes] = [metresOf.get(station), minutesOf.get(station)];
      const far = walkMinutes === undefined ? metres : walkMinutes * metresPerMinute;
      if (far === undefined || far > farthestMetres) return [];
      return [
        {
          far,
          station,
          ...(metres !== undefined && { metres }),
          ...(walkMinutes !== undefined && { walkMinutes }),
        },
      ];
    })
    .toSorted((one, other) => one.far - other.far)
    .slice(0, offeredStations)
    .map(({ far: _, ...station }) => station);
}
