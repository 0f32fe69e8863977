import type { Alert, Journey, LineId, StationCode } from '@raang/domain';
import type { Network } from '@raang/journeys';

/** Where somebody travels, as alerts speak of it. */
export interface Surroundings {
  lines: ReadonlySet<LineId>;
  stations: ReadonlySet<StationCode>;
}

/** Whether an alert informs a line or a station of these; where it names both, of both. */
export function touches({ informedEntities }: Alert, { lines, stations }: Surroundings): boolean {
  return informedEntities.some(
    ({ lineId, stationCode }) =>
      (!lineId || lines.has(lineId)) && (!stationCode || stations.has(stationCode)),
  );
}

/**
 * Some stations with their lines, and where journeys lead: their lines, and the stations where one gets on, off or
 * walks. What is amiss at a station that one rides through does not touch who rides.
 */
export function surroundingsOf(
  { stations: known }: Pick<Network, 'stations'>,
  asked: readonly StationCode[],
  journeys: readonly Journey[] = [],
): Surroundings {
  const legs = journeys.flatMap((journey) => journey.legs);
  return {
    lines: new Set([
      ...asked.flatMap((code) => known.get(code)?.lineIds ?? []),
      ...legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.lineId] : [])),
    ]),
    stations: new Set([...asked, ...legs.flatMap(({ from, to }) => [from, to])]),
  };
}
