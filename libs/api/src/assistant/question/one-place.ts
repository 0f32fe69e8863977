import type { AgencyId, LineId, StationSummary } from '@raang/domain';
import type { Mention } from './mentions';
import type { Named, Place } from './question';

export interface NetworkNamed {
  stations: ReadonlyMap<string, StationSummary>;
  agencies: ReadonlyMap<LineId, AgencyId>;
}

/**
 * The places that the lines and systems in the question leave: "Lat Phrao on the Yellow Line", "BTS Phaya Thai". A
 * system without a station of the name has one beside it: "BTS Si Lom" is Sala Daeng.
 */
export function narrowed(
  places: readonly Place[],
  mentions: readonly Pick<Mention, 'lines' | 'agencies'>[],
  { stations, agencies }: NetworkNamed,
): readonly Place[] {
  for (const { lines, agencies: named } of mentions) {
    const isOnIt = (station: StationSummary | undefined) =>
      station?.lineIds.some((id) => lines.includes(id) || named.includes(agencies.get(id)!)) ?? false;
    const onIt = places.filter(({ place, station }) => !place && isOnIt(stations.get(station)));
    if (onIt.length > 0) return onIt;
    const beside = places
      .filter(({ place }) => !place)
      .flatMap(({ station }) => stations.get(station)?.interchanges ?? [])
      .flatMap((to) => stations.get(to.station) ?? [])
      .filter(isOnIt);
    if (named.length > 0 && beside[0]) return [toPlace(beside[0])];
  }
  return places;
}

const toPlace = ({ code, name }: StationSummary): Place => ({ ref: code, name, station: code });

/**
 * What one name means. Our stations come before all others of the name, and stations before places in walking distance
 * of them. Several are left if the person has to choose.
 */
export function onePlace(places: readonly Place[], stations: ReadonlyMap<string, StationSummary>): Named {
  const ofName = places.filter(({ place }) => !place);
  const own = ofName.filter(({ station }) => stations.get(station)?.isOwn);
  if (own.length > 0) {
    const others = ofName.filter((one) => !own.includes(one)).map(({ station }) => station);
    return others.length > 0 ? own.map((one) => ({ ...one, others })) : own;
  }
  const around = new Set(
    ofName.flatMap(({ station }) => [
      station,
      ...(stations.get(station)?.interchanges.map((to) => to.station) ?? []),
    ]),
  );
  return places.filter(({ place }) => !place?.near.some(({ station }) => around.has(station)));
}
