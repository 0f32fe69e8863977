import { msg } from '@lingui/core/macro';
import type { StationOption } from '@raang/ui';
import { formatDate } from '@raang/i18n';
import type { ListingData } from '../listing/listing-data';
import { dateHint, toListingFilterModel } from '../listing/listing-filter-model';
import type { ModelContext } from '../model-context';
import { shortLineName } from '../station-words';
import { type FareAnswerModel, toFareAnswer } from './fare-answer-model';
import { type FareGroupsModel, toFareGroups } from './fare-groups-model';
import { type AskedStation, toFareQuery, toStationOption } from './fare-question';
import { type LineFaresModel, toLineFares } from './line-fares-model';

export interface FareRatesModel {
  /** Says which values made no sense and were left out. */
  notice?: string | undefined;
  picker: FarePickerModel;
  answer?: FareAnswerModel | undefined;
  ofLine?: LineFaresModel | undefined;
  groups: FareGroupsModel;
}

/** A plain form that asks what a journey costs. */
export interface FarePickerModel {
  action: string;
  /** Line and passenger of the table below: they stay. */
  hidden: { name: string; value: string }[];
  from: StationFieldModel;
  to: StationFieldModel;
  date: { label: string; value: string; hint: string; today: string; error?: string | undefined };
  stations: StationOption[];
  /** Without the word for "line". */
  lineNames: Record<string, string>;
  locale: 'th' | 'en';
}

export interface StationFieldModel {
  name: 'from' | 'to';
  label: string;
  /** A station's code where one was understood, else what was typed. */
  value: string;
  error?: string | undefined;
  /** Stations that may have been meant, each with the address of its answer. */
  nearest: { code: string; name: string; lineId?: string | undefined; href: string }[];
}

/** Where the form leads within the page. */
export const fareAnswerId = 'fare';

/** Undefined when the network is not known. */
export function toFareRatesModel(data: ListingData, context: ModelContext): FareRatesModel | undefined {
  const { fares } = data.sources;
  if (!fares || !data.sources.stations?.length) return undefined;
  return {
    notice: toNotice(data, context),
    picker: toPicker(data, context),
    answer: toFareAnswer(fares, data, context),
    ofLine: toLineFares(fares, data, context),
    groups: toFareGroups(data.items, context),
  };
}

/** What was left out, in the frame's words; the frame's form is not shown, since this page has forms of its own. */
function toNotice(
  { category, filter, dropped, sources }: ListingData,
  context: ModelContext,
): string | undefined {
  const { i18n } = context;
  const notices = [
    toListingFilterModel(category.template, { filter, dropped, hrefWith: () => '' }, context)?.notice,
    sources.fares?.isRiderUnknown
      ? i18n._(
          msg`We do not know the kind of passenger that was asked for. The table shows the general fares.`,
        )
      : undefined,
  ];
  return notices.filter(Boolean).join(' ') || undefined;
}

function toPicker({ group, category, filter, sources }: ListingData, context: ModelContext): FarePickerModel {
  const { hrefs, i18n, locale, lines, today } = context;
  const question = sources.fares!.question;
  const { rider, ...journey } = toFareQuery(question);
  const address = { group: group.slug, category: category.slug };
  const kept = { ...(filter.line && { line: filter.line }), ...(rider && { rider }) };
  const toField = (name: 'from' | 'to', label: string): StationFieldModel => ({
    name,
    label,
    value: question[name].station?.code ?? question[name].typed,
    error: stationError(question[name], question[name === 'from' ? 'to' : 'from'], context),
    nearest: question[name].nearest.map(({ code, name: names, lineIds }) => ({
      code,
      name: names[locale],
      lineId: lineIds[0],
      href: hrefs.listing(locale, address, { ...kept, ...journey, [name]: code }),
    })),
  });
  const { typed, day } = question.date;
  return {
    action: `${hrefs.listing(locale, address)}#${fareAnswerId}`,
    hidden: Object.entries(kept).map(([name, value]) => ({ name, value })),
    from: toField('from', i18n._(msg`From`)),
    to: toField('to', i18n._(msg`To`)),
    date: {
      label: i18n._(msg`Day of travel (today if empty)`),
      value: typed && day ? formatDate(day, locale) : typed,
      hint: dateHint(context),
      today,
      error: day ? undefined : i18n._(msg`This is no day that we understand.`),
    },
    stations: (sources.stations ?? []).map(toStationOption),
    lineNames: Object.fromEntries(lines.map(({ id, name }) => [id, shortLineName(name[locale])])),
    locale,
  };
}

function stationError(
  { typed, station, nearest }: AskedStation,
  other: AskedStation,
  { i18n }: ModelContext,
): string | undefined {
  if (station || (typed === '' && other.typed === '')) return undefined;
  if (typed === '') return i18n._(msg`Please choose a station.`);
  return nearest.length > 0
    ? i18n._(msg`“${typed}” names no single station. Did you mean one of these?`)
    : i18n._(msg`We do not know a station “${typed}”. Type a name or a code, such as BL13.`);
}
