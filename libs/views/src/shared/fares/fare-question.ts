import type { Locale, NamedPlace, StationCode, StationSummary } from '@raang/domain';
import { readDate } from '@raang/text-time';
import { eraOf } from '@raang/i18n';
import type { ListingQuery } from '../page/model-context';
import { type TypedStation, readStation } from '../station-field/typed-station';

/** The query of a fares page, as typed. */
export interface TypedFareQuestion {
  from?: string | undefined;
  to?: string | undefined;
  date?: string | undefined;
  rider?: string | undefined;
}

export interface FareQuestion {
  from: TypedStation;
  to: TypedStation;
  /** `day` is absent if the text is not a date; an empty text means today. */
  date: { typed: string; day?: string | undefined };
  rider: string | undefined;
}

/** Reads the fields of the fare form. Keeps what was typed beside what it means. */
export function readFareQuestion(
  { from = '', to = '', date = '', rider }: TypedFareQuestion,
  stations: readonly StationSummary[],
  { locale, today, places }: { locale: Locale; today: string; places?: readonly NamedPlace[] | undefined },
): FareQuestion {
  return {
    from: readStation(from, stations, places),
    to: readStation(to, stations, places),
    date: {
      typed: date,
      day: date === '' ? today : readDate(date, eraOf(locale)),
    },
    rider,
  };
}

/** Returns the query for a URL: valid values only. */
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
