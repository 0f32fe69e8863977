import { nothingHeld, type Locale, type StationSummary } from '@raang/domain';
import { readDate } from '@raang/text-time';
import { eraOf } from '@raang/i18n';
import type { LineName, WhichTicketQuery } from '../shared/page/model-context';
import { type AskedStation, readStation } from '../shared/station-field/asked-station';
import type { TariffOfDay } from './tariff-of-day';

/** What the page is asked, as it stands in an address. */
export type TypedTicketQuestion = { [Field in keyof WhichTicketQuery]?: string | undefined };

/** In the place of a line: several of them, or not known yet. */
export const everyLine = 'every';

/** Fields whose values can be left out without a word from the form that asks for them. */
export type DroppedField = 'line' | 'rider' | 'card' | 'date';

export interface TicketQuestion {
  from: AskedStation;
  to: AskedStation;
  /** A line, or `everyLine`; stations, where they are given, say more. */
  line?: string | undefined;
  rider?: string | undefined;
  /** Fare media, or `nothingHeld`. */
  card?: string | undefined;
  /** Absent for today. */
  date?: string | undefined;
  /** What made no sense and was left out. */
  dropped: DroppedField[];
}

interface KnownAnswers {
  stations: readonly StationSummary[];
  lines: readonly LineName[];
  tariff: Pick<TariffOfDay, 'riderCategories' | 'fareMedia'>;
  locale: Locale;
}

export function readTicketQuestion(
  { from = '', to = '', line, rider, card, date = '' }: TypedTicketQuestion,
  { stations, lines, tariff, locale }: KnownAnswers,
): TicketQuestion {
  const dropped: DroppedField[] = [];
  const known = (name: DroppedField, value: string | undefined, ids: readonly string[]) => {
    if (!value || ids.includes(value)) return value || undefined;
    dropped.push(name);
    return undefined;
  };
  const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const day = readDate(date, eraOf(locale));
  const choices = {
    line: known('line', line, [...idsOf(lines), everyLine]),
    rider: known('rider', rider, idsOf(tariff.riderCategories)),
    card: known('card', card, [...idsOf(tariff.fareMedia), nothingHeld]),
  };
  if (date && !day) dropped.push('date');
  return {
    from: readStation(from, stations),
    to: readStation(to, stations),
    ...choices,
    date: day,
    dropped,
  };
}

/** Where the way begins and ends, once both are understood and not the same. */
export function wayOf({ from, to }: TicketQuestion): [StationSummary, StationSummary] | undefined {
  return from.station && to.station && from.station.code !== to.station.code
    ? [from.station, to.station]
    : undefined;
}

/** A question as it stands in an address: what was understood, and nothing else. */
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

/** What the API is asked; undefined until every question is answered. */
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
