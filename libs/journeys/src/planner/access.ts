import type { PlaceId, StationCode } from '@raang/domain';
import type { StopAccess } from '../raptor/stop-access';
import { stopsOf, type Timetable } from '../timetable/timetable';

/** A station where a journey may start or end, and the walk between it and the passenger's place. */
export interface Access {
  station: StationCode;
  /** 0 if the passenger is at the station. */
  walkSeconds: number;
  /** The place. With it, the journey has a leg for the walk. */
  place?: PlaceId | undefined;
  /** The exit of the station to use, as on its sign. */
  exit?: string | undefined;
}

/** One end of a query: a station, or several to choose from, such as those around a place. */
export type AccessChoice = StationCode | readonly Access[];

/** The shortest access to each station. */
export function toAccesses(choice: AccessChoice): Access[] {
  if (typeof choice === 'string') return [{ station: choice, walkSeconds: 0 }];
  const shortest = new Map<StationCode, Access>();
  for (const access of choice) {
    const known = shortest.get(access.station);
    if (!known || access.walkSeconds < known.walkSeconds) shortest.set(access.station, access);
  }
  return [...shortest.values()];
}

/** The platforms of the stations, each with the walk to its station. */
export function stopAccesses(timetable: Timetable, accesses: readonly Access[]): StopAccess[] {
  return accesses.flatMap(({ station, walkSeconds }) =>
    stopsOf(timetable, station).map((stop) => ({ stop, seconds: Math.ceil(walkSeconds) })),
  );
}

/** Whether the passenger is already there: a station of both ends without a walk at either. */
export function isSameStation(from: readonly Access[], to: readonly Access[]): boolean {
  return from.some(
    (start) =>
      start.walkSeconds === 0 && to.some((end) => end.walkSeconds === 0 && end.station === start.station),
  );
}
