import type { Locale, StationCode, StationSummary } from '@raang/domain';
import { rankStations, readDate, type StationOption } from '@raang/ui';
import type { ListingQuery } from '../model-context';
import { stationsMeant } from './station-meant';

/** What a page of fares is asked, as it was typed. */
export interface TypedFareQuestion {
  from?: string | undefined;
  to?: string | undefined;
  date?: string | undefined;
  rider?: string | undefined;
}

export interface AskedStation {
  typed: string;
  /** Absent when nothing was typed, or nothing that means a station. */
  station?: StationSummary | undefined;
  /** Stations that may have been meant instead; only where none was understood. */
  nearest: readonly StationSummary[];
}

export interface FareQuestion {
  from: AskedStation;
  to: AskedStation;
  /** `day` is absent when what was typed is no day; nothing typed means today. */
  date: { typed: string; day?: string | undefined };
  rider: string | undefined;
}

/** How many stations are offered in place of one that was not understood. */
const nearestCount = 4;

export function readFareQuestion(
  { from = '', to = '', date = '', rider }: TypedFareQuestion,
  stations: readonly StationSummary[],
  { locale, today }: { locale: Locale; today: string },
): FareQuestion {
  return {
    from: readStation(from, stations),
    to: readStation(to, stations),
    date: {
      typed: date,
      day: date === '' ? today : readDate(date, locale === 'th' ? 'buddhist' : 'gregorian'),
    },
    rider,
  };
}

function readStation(typed: string, stations: readonly StationSummary[]): AskedStation {
  if (typed === '') return { typed, nearest: [] };
  const options = stations.map((station) => ({ ...toStationOption(station), station }));
  const [first, ...others] = stationsMeant(options, typed).map(({ station }) => station);
  // one name over two codes is one place to start from where passengers change: fares count no walk between them
  const isOnePlace = others.every(({ code }) => first?.interchanges.some(({ station }) => station === code));
  if (first && isOnePlace) return { typed, station: first, nearest: [] };
  const nearest = first ? [first, ...others] : rankStations(options, typed).map(({ station }) => station);
  return { typed, nearest: nearest.slice(0, nearestCount) };
}

export function toStationOption({ code, name, lineIds }: StationSummary): StationOption {
  return { code, names: name, lineIds };
}

/** A question as it stands in an address: what was understood, and nothing else. */
export function toFareQuery({ from, to, date, rider }: FareQuestion): Pick<
  ListingQuery,
  'from' | 'to' | 'date' | 'rider'
> & {
  from?: StationCode;
  to?: StationCode;
} {
  return {
    ...(from.station && { from: from.station.code }),
    ...(to.station && { to: to.station.code }),
    ...(date.typed !== '' && date.day && { date: date.day }),
    ...(rider && { rider }),
  };
}
