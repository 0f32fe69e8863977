import { msg } from '@lingui/core/macro';
import type { Fare, StationSummary } from '@raang/domain';
import { formatDate } from '@raang/i18n';
import type { StationModel } from '../shared/item-card/item-station';
import { toPeriod } from '../shared/words/item-period';
import type { FareListingData } from './fare-listing-data';
import type { ModelContext } from '../shared/page/model-context';
import { indexStations } from '../shared/words/station-words';
import type { FareSources, FaresBetween } from '../shared/fares/fare-data';
import { toFareQuery } from '../shared/fares/fare-question';
import { type FareRuleModel, toFareRules, totalWords } from '../shared/fares/fare-words';
import { faresOfDefaultRider, type RiderFaresModel, toRiderFares } from '../shared/fares/rider-fares-model';

export interface EndModel extends StationModel {
  name: string;
}

/** The fare of a journey, or why it is not known. */
export type FareAnswerModel =
  | { kind: 'problem'; title: string; text?: string | undefined }
  | {
      kind: 'fares';
      from: EndModel;
      to: EndModel;
      /** Both station names, for the page's title. */
      journey: string;
      /** The day of travel, and the days on which the fare is the same. */
      days: string[];
      /** The general one is the first. */
      riders: RiderFaresModel[];
      rules: FareRuleModel[];
      backHref: string;
    };

/** Returns undefined if the query is empty or incomplete; the fields then show what is missing. */
export function toFareAnswer(
  { question, between }: FareSources,
  { group, category, filter, sources }: FareListingData,
  context: ModelContext,
): FareAnswerModel | undefined {
  const { hrefs, i18n, locale } = context;
  const [from, to] = [question.from.station, question.to.station];
  if (!from || !to || !between) return undefined;
  const date = formatDate(between.date, locale);
  const [ordinary] = faresOfDefaultRider(between);
  if (from.code === to.code) return samePlace(from, between, ordinary, context);
  if (!ordinary)
    return {
      kind: 'problem',
      title: i18n._(msg`We do not have a fare for this journey on ${date}`),
      text: i18n._(msg`Please try another day, or ask at the station.`),
    };
  const stations = indexStations(sources.stations);
  const [fromName, toName] = [from.name[locale], to.name[locale]];
  const period = toPeriod(ordinary, context);
  const back = { ...filter, ...toFareQuery(question), from: to.code, to: from.code };
  return {
    kind: 'fares',
    from: toEnd(from, context),
    to: toEnd(to, context),
    journey: i18n._(msg`${fromName} to ${toName}`),
    days: [i18n._(msg`On ${date}`), ...(period ? [i18n._(msg`In force: ${period}`)] : [])],
    riders: toRiderFares(between, stations, context),
    rules: toFareRules(between.rules, between.date, context),
    backHref: hrefs.listing(locale, { group: group.slug, category: category.slug }, back),
  };
}

function nameOfRider(
  { riderCategory }: Fare,
  { riderCategories }: FaresBetween,
  { locale }: ModelContext,
): string {
  return riderCategories.find(({ id }) => id === riderCategory)?.name[locale] ?? riderCategory;
}

/** A fare may still apply: passengers who enter and leave again have used the gates. */
function samePlace(
  station: StationSummary,
  between: FaresBetween,
  ordinary: Fare | undefined,
  context: ModelContext,
): FareAnswerModel {
  const { i18n, locale } = context;
  const name = station.name[locale];
  const title = i18n._(msg`Start and destination are the same station: ${name}`);
  if (!ordinary) return { kind: 'problem', title, text: i18n._(msg`Choose another destination.`) };
  const amount = totalWords(ordinary, context);
  const rider = nameOfRider(ordinary, between, context);
  return {
    kind: 'problem',
    title,
    text: i18n._(
      msg`Choose another destination. If you tap in and out at ${name}, you pay ${amount} (${rider}).`,
    ),
  };
}

function toEnd({ code, name, lineIds }: StationSummary, { locale }: ModelContext): EndModel {
  return { code, name: name[locale], lineId: lineIds[0] };
}
