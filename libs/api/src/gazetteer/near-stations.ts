import type { NamedPlace, NearStation } from '@raang/domain';
import type { Access, Network } from '@raang/journeys';

type Stations = Network['stations'];

/** A place with those of its stations that the network has. A feed may lack a station of the content. */
export function withKnownStations(place: NamedPlace, stations: Stations | undefined): NamedPlace {
  return { ...place, near: place.near.filter(({ station }) => stations?.has(station)) };
}

/**
 * The content gives minutes only where a place is far. All others are within 450 metres of their station
 * (apps/site/network/README.md), at 75 metres a minute.
 */
const nearWalkMinutes = 6;

/** The stations where a journey from or to a place may start or end. */
export function toAccesses({ id, near }: NamedPlace): Access[] {
  return near.map(({ station, exit, walkMinutes = nearWalkMinutes }: NearStation) => ({
    station,
    walkSeconds: walkMinutes * 60,
    place: id,
    ...(exit && { exit }),
  }));
}
