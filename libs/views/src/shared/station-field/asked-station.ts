import type { StationSummary } from '@raang/domain';
import { rankByName } from '@raang/text-time';
import type { StationOption } from '@raang/ui';
import { stationsMeant } from './station-meant';

export interface AskedStation {
  typed: string;
  /** Absent when nothing was typed, or nothing that means a station. */
  station?: StationSummary | undefined;
  /** Stations that may have been meant instead; only where none was understood. */
  nearest: readonly StationSummary[];
}

/** How many stations are offered in place of one that was not understood. */
const nearestCount = 4;

export function readStation(typed: string, stations: readonly StationSummary[]): AskedStation {
  if (typed === '') return { typed, nearest: [] };
  const options = stations.map((station) => ({ ...toStationOption(station), station }));
  const [first, ...others] = stationsMeant(options, typed).map(({ station }) => station);
  // one name over two codes is one place to start from where passengers change: fares count no walk between them
  const isOnePlace = others.every(({ code }) => first?.interchanges.some(({ station }) => station === code));
  if (first && isOnePlace) return { typed, station: first, nearest: [] };
  const nearest = first ? [first, ...others] : rankByName(options, typed).map(({ station }) => station);
  return { typed, nearest: nearest.slice(0, nearestCount) };
}

/** What a station is also known by: the stations of other systems where one changes, such as Asok at Sukhumvit. */
export function toStationOption({ code, name, lineIds, connections }: StationSummary): StationOption {
  const others = connections.flatMap((connection) => [
    connection.name.th,
    connection.name.en,
    connection.code,
  ]);
  const aliases = [...new Set(others)].filter((other) => other !== name.th && other !== name.en);
  return { code, names: name, ...(aliases.length > 0 && { aliases }), lineIds };
}
