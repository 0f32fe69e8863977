import type { JourneyEnd, NamedPlace, NoJourneyReason, Position, StationCode } from '@raang/domain';
import type { AccessChoice, Network } from '@raang/journeys';
import type { Database } from '../database/database';
import { findPlace } from '../gazetteer/gazetteer.store';
import { toAccesses, withKnownStations } from '../gazetteer/near-stations';
import { nearestFirst } from '../network/nearest-first';

/** Where a journey starts or ends. */
export interface FoundEnd {
  /** For the planner. Empty for a place without a station in walking distance. */
  choice: AccessChoice;
  /** The station, or those around the place. */
  stations: readonly StationCode[];
  place?: NamedPlace | undefined;
}

/** Finds the station with this code, else the place with this id. Undefined if there is neither. */
export async function findEnd(
  end: JourneyEnd,
  { db, network }: { db: Database; network: Network },
): Promise<FoundEnd | undefined> {
  const station = network.stations.get(end as StationCode)?.code;
  if (station) return { choice: station, stations: [station] };
  const known = await findPlace(db, end);
  if (!known) return undefined;
  const place = withKnownStations(known, network.stations);
  return { choice: toAccesses(place), stations: place.near.map((near) => near.station), place };
}

/** Why there is nothing to search for between two ends, with the stations nearest to a place without one. */
export function refuse(
  { from, to }: { from: FoundEnd; to: FoundEnd },
  network: Network,
): { reason: NoJourneyReason; nearestStations?: NearestStation[] } | undefined {
  if (from.place && from.place.id === to.place?.id) return { reason: 'same-station' };
  const lonely = [from, to].find(({ stations }) => stations.length === 0);
  if (!lonely) return undefined;
  const { position } = lonely.place ?? {};
  return {
    reason: 'place-without-station',
    ...(position && { nearestStations: nearestTo(position, network) }),
  };
}

type NearestStation = { station: StationCode; metres: number };

const offeredStations = 3;

/** Farther away, a station is no help: U-Tapao Airport is 110 km from the nearest one. */
const farthestMetres = 10_000;

function nearestTo(position: Position, { stations }: Network): NearestStation[] {
  return nearestFirst([...stations.values()], position)
    .filter(({ metres }) => metres <= farthestMetres)
    .slice(0, offeredStations)
    .map(({ code, metres }) => ({ station: code, metres }));
}
