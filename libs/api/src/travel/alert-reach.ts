import type { Alert, Journey, JourneyLeg, LineId, StationCode } from '@raang/domain';
import type { Network } from '@raang/journeys';

/** Lines and stations that a request is about. */
export interface TravelScope {
  lines: ReadonlySet<LineId>;
  stations: ReadonlySet<StationCode>;
}

/** Whether one of the alert's entities is in scope. An entity with a line and a station needs both in scope. */
export function affects({ informedEntities }: Alert, { lines, stations }: TravelScope): boolean {
  return informedEntities.some(
    ({ lineId, stationCode }) =>
      (!lineId || lines.has(lineId)) && (!stationCode || stations.has(stationCode)),
  );
}

/**
 * Scope of some stations and journeys: the lines of the stations, the lines of the rides, and the stations where a leg
 * starts or ends. An alert at a station does not affect passengers who stay on the train.
 */
export function travelScopeOf(
  { stations: known }: Pick<Network, 'stations'>,
  asked: readonly StationCode[],
  journeys: readonly Journey[] = [],
): TravelScope {
  const legs = journeys.flatMap((journey) => journey.legs);
  return {
    lines: new Set([
      ...asked.flatMap((code) => known.get(code)?.lineIds ?? []),
      ...legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.lineId] : [])),
    ]),
    stations: new Set([...asked, ...legs.flatMap(endsOf)]),
  };
}

const endsOf = (leg: JourneyLeg): StationCode[] => ('station' in leg ? [leg.station] : [leg.from, leg.to]);
