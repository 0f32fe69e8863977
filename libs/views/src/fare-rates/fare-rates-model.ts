import { msg } from '@lingui/core/macro';
import { formatDate } from '@raang/i18n';
import { fareAnswerId } from '../shared/fares/fare-answer-id';
import type { ListingContent } from '../shared/listing/view-type';
import type { FareListingData } from './fare-listing-data';
import { toIgnoredNotice } from '../shared/listing/filter-words';
import { dateError, dateHint } from '../shared/fields/date-hint';
import type { ModelContext } from '../shared/page/model-context';
import { type ServerPartModel, toServerPart } from '../shared/page/server-part-model';
import {
  unknownStationError,
  type StationChoiceModel,
  type StationFieldModel,
  toStationChoice,
  toStationField,
} from '../shared/station-field/station-field-model';
import { type TypedStation, typedEnds } from '../shared/station-field/typed-station';
import { type FareAnswerModel, toFareAnswer } from './fare-answer-model';
import { type FareGroupsModel, toFareGroups } from './fare-groups-model';
import { fareRecords } from '../shared/fares/fare-sources';
import { type Sourced, type SourceNoteModel, toSourceNote } from '../shared/words/source-note-model';
import { toFareQuery } from '../shared/fares/fare-question';
import { type LineFaresModel, toLineFares } from './line-fares-model';

export interface FareRatesModel extends ListingContent {
  /** Names the ignored values. */
  notice?: string | undefined;
  picker: FarePickerModel;
  answer?: FareAnswerModel | undefined;
  /** Asks which ticket to use for the same query. */
  whichTicketHref: string;
  ofLine?: LineFaresModel | undefined;
  /** Absent without groups. */
  groups?: ServerPartModel<FareGroupsModel> | undefined;
  /** Of all fares on the page. */
  sourceNote?: SourceNoteModel | undefined;
}

/** GET form for the fare of a journey. */
export interface FarePickerModel {
  action: string;
  /** Line and passenger of the table below, which the form keeps. */
  hidden: { name: string; value: string }[];
  from: StationFieldModel;
  to: StationFieldModel;
  date: { label: string; value: string; hint: string; today: string; error?: string | undefined };
  choice: StationChoiceModel;
}

/** Returns undefined if the network is unknown. */
export function toFareRatesModel(data: FareListingData, context: ModelContext): FareRatesModel | undefined {
  const { fares } = data.sources;
  if (data.sources.stations.length === 0) return undefined;
  const query = toFareQuery(fares.question);
  const answer = toFareAnswer(fares, data, context);
  const ofLine = toLineFares(fares, data, context);
  return {
    subject: answer?.kind === 'fares' ? answer.journey : undefined,
    query,
    otherRiders: fares.question.rider || fares.isRiderUnknown ? [] : otherRiders(ofLine),
    notice: toNotice(data, context),
    picker: toPicker(data, context),
    answer,
    whichTicketHref: context.hrefs.whichTicket(context.locale, query),
    ofLine,
    groups: toGroups(data, context),
    sourceNote: toSourceNote(recordsOf(data), context),
  };
}

function otherRiders(ofLine: LineFaresModel | undefined): string[] {
  const { rider: shown, riders = [] } = ofLine?.form ?? {};
  return riders.map(({ value }) => value).filter((rider) => rider !== shown);
}

function toGroups({ items }: FareListingData, context: ModelContext) {
  const groups = toFareGroups(items, context);
  return groups.lines.length > 0 ? toServerPart(groups) : undefined;
}

/** Everything on the page that has a price. */
function recordsOf({ items, sources: { fares } }: FareListingData): Sourced[] {
  const { between, ofLine } = fares;
  return [
    ...(between ? fareRecords(between.fares, between.rules) : []),
    ...(ofLine ? fareRecords([ofLine], ofLine.rules) : []),
    ...items.map(({ certainty, sources }) => ({ certainty, sources })),
  ];
}

/** Names the ignored values here: this page has its own forms, without the listing's filter. */
function toNotice({ ignored, sources }: FareListingData, context: ModelContext): string | undefined {
  const { i18n } = context;
  const notices = [
    toIgnoredNotice(ignored, context),
    sources.fares.isRiderUnknown
      ? i18n._(msg`We do not know this passenger type. The table shows the general fares.`)
      : undefined,
  ];
  return notices.filter(Boolean).join(' ') || undefined;
}

function toPicker(
  { group, category, filter, sources }: FareListingData,
  context: ModelContext,
): FarePickerModel {
  const { hrefs, i18n, locale, today } = context;
  const question = sources.fares.question;
  const { rider, ...journey } = toFareQuery(question);
  const address = { group: group.slug, category: category.slug };
  const kept = { ...(filter.line && { line: filter.line }), ...(rider && { rider }) };
  const toField = (name: 'from' | 'to') =>
    toStationField(
      name,
      question[name],
      {
        stations: sources.stations,
        error: stationError(question[name], question[name === 'from' ? 'to' : 'from'], context),
        hrefWith: (value) =>
          hrefs.listing(locale, address, { ...kept, ...journey, ...typedEnds(question), [name]: value }),
      },
      context,
    );
  const { typed, day } = question.date;
  return {
    action: `${hrefs.listing(locale, address)}#${fareAnswerId}`,
    hidden: Object.entries(kept).map(([name, value]) => ({ name, value })),
    from: toField('from'),
    to: toField('to'),
    date: {
      label: i18n._(msg`Day of travel (today if empty)`),
      value: typed && day ? formatDate(day, locale) : typed,
      hint: dateHint(context),
      today,
      error: day ? undefined : dateError(context),
    },
    choice: toStationChoice(sources.stations, context),
  };
}

/** Both stations are required as soon as one is given. */
function stationError(asked: TypedStation, other: TypedStation, context: ModelContext): string | undefined {
  if (asked.typed === '' && other.typed !== '') return context.i18n._(msg`Please choose a station.`);
  return unknownStationError(asked, context);
}
