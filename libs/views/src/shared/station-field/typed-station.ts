import type { StationSummary } from '@raang/domain';
import { rankByName } from '@raang/text-time';
import type { StationOption } from '@raang/ui';
import { matchStations } from './match-stations';

export interface TypedStation {
  typed: string;
  /** Absent if the text is empty or matches no station. */
  station?: StationSummary | undefined;
  /** Suggestions for a text that matches no station. */
  nearest: readonly StationSummary[];
}

/** Maximum number of suggestions. */
const nearestCount = 4;

export function readStation(typed: string, stations: readonly StationSummary[]): TypedStation {
  if (typed === '') return { typed, nearest: [] };
  const options = stations.map((station) => ({ ...toStationOption(station), station }));
  const [first, ...others] = matchStations(options, typed).map(({ station }) => station);
  // two codes of one place count as one start if passengers change between them: fares do not depend on that walk
  const isOnePlace = others.every(({ code }) => first?.interchanges.some(({ station }) => station === code));
  if (first && isOnePlace) return { typed, station: first, nearest: [] };
  const nearest = first ? [first, ...others] : rankByName(options, typed).map(({ station }) => station);
  return { typed, nearest: nearest.slice(0, nearestCount) };
}

/** Adds other names: stations of other systems with a connection, such as Asok at Sukhumvit. */
export function toStationOption({ code, name, lineIds, connections }: StationSummary): StationOption {
  const others = connections.flatMap((connection) => [
    connection.name.th,
    connection.name.en,
    connection.code,
  ]);
  const aliases = [...new Set(others)].filter((other) => other !== name.th && other !== name.en);
  return { code, names: name, ...(aliases.length > 0 && { aliases }), lineIds };
}
