import { nothingHeld, type Locale, type NamedPlace, type StationSummary } from '@raang/domain';
import { readDate } from '@raang/text-time';
import { eraOf } from '@raang/i18n';
import type { LineName, WhichTicketQuery } from '../shared/page/model-context';
import { type TypedStation, readStation } from '../shared/station-field/typed-station';
import type { TariffOfDay } from './tariff-of-day';

/** The query of the page, as in the URL. */
export type TypedTicketQuestion = { [Field in keyof WhichTicketQuery]?: string | undefined };

/** The line's value for several or unknown lines. */
export const everyLine = 'every';

/** Fields whose invalid values the page has to name: they have no field with an error. */
export type IgnoredField = 'line' | 'rider' | 'card' | 'date';

export interface TicketQuestion {
  from: TypedStation;
  to: TypedStation;
  /** A line, or `everyLine`. Stations, if given, take precedence. */
  line?: string | undefined;
  rider?: string | undefined;
  /** A fare medium, or `nothingHeld`. */
  card?: string | undefined;
  /** Absent for today. */
  date?: string | undefined;
  /** Fields with an invalid value, which is ignored. */
  ignored: IgnoredField[];
}

interface KnownAnswers {
  stations: readonly StationSummary[];
  /** Other places that may be typed. */
  places?: readonly NamedPlace[] | undefined;
  lines: readonly LineName[];
  tariff: Pick<TariffOfDay, 'riderCategories' | 'fareMedia'>;
  locale: Locale;
}

/** Reads the fields of the ticket question. Reports invalid values and ignores them. */
export function readTicketQuestion(
  { from = '', to = '', line, rider, card, date = '' }: TypedTicketQuestion,
  { stations, places, lines, tariff, locale }: KnownAnswers,
): TicketQuestion {
  const ignored: IgnoredField[] = [];
  const known = (name: IgnoredField, value: string | undefined, ids: readonly string[]) => {
    if (!value || ids.includes(value)) return value || undefined;
    ignored.push(name);
    return undefined;
  };
  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const day = readDate(date, eraOf(locale));
  const choices = {
    line: known('line', line, [...idsOf(lines), everyLine]),
    rider: known('rider', rider, idsOf(tariff.riderCategories)),
    card: known('card', card, [...idsOf(tariff.fareMedia), nothingHeld]),
  };
  if (date && !day) ignored.push('date');
  return {
    from: readStation(from, stations, places),
    to: readStation(to, stations, places),
    ...choices,
    date: day,
    ignored,
  };
}

/** Start and destination, if both are known and differ. */
export function wayOf({ from, to }: TicketQuestion): [StationSummary, StationSummary] | undefined {
  return from.station && to.station && from.station.code !== to.station.code
    ? [from.station, to.station]
    : undefined;
}

/** Returns the query for a URL: valid values only. */
export function toTicketQuery(question: TicketQuestion): WhichTicketQuery {
  const { from, to, line, rider, card, date } = question;
  const isByStation = from.typed !== '' || to.typed !== '';
  return {
    ...(from.station && { from: from.station.code }),
    ...(to.station && { to: to.station.code }),
    ...(line && !isByStation && { line }),
    ...(rider && { rider }),
    ...(card && { card }),
    ...(date && { date }),
  };
}

/** Returns the API's query, or undefined if a question is open. */
export function toTicketAsk(question: TicketQuestion, today: string) {
  const { line, rider, card, date = today } = question;
  const way = wayOf(question);
  const isWhereKnown = way ?? toTicketQuery(question).line;
  if (!isWhereKnown || !rider || !card) return undefined;
  return {
    ...(way && { from: way[0].code, to: way[1].code }),
    ...(!way && line && line !== everyLine && { line }),
    riderCategory: rider,
    held: card,
    date,
  };
}
