import { msg } from '@lingui/core/macro';
import type { Locale } from '@raang/domain';
import { type HeadModel, toHeadModel } from '../shared/page/head';
import type { CrumbModel } from '../shared/page/crumb-model';
import type { ModelContext } from '../shared/page/model-context';
import { nearNote } from '../shared/station-field/station-field-model';
import { withStructuredData } from '../shared/structured-data/with-structured-data';
import { type DeparturesModel, toDepartures } from './departures-model';
import { type JourneyFormModel, toJourneyForm } from './journey-form-model';
import { toJourneyQuery } from './journey-question';
import { type JourneysModel, toJourneys } from './journeys-model';
import { type OffersModel, toOffers } from './offers-model';
import type { SearchDepartureData } from './travel-data';

export interface SearchDepartureModel {
  head: HeadModel;
  crumbs: CrumbModel[];
  title: string;
  /** Introduces the page before the first search. */
  lead?: string | undefined;
  /** Names the ignored values of the URL. */
  notice?: string | undefined;
  /** Which station was taken for a typed place. */
  placeNotes: string[];
  form: JourneyFormModel;
  answer?: JourneysModel | DeparturesModel | undefined;
  /** Suggestions, without a result. */
  offers?: OffersModel | undefined;
}

export function toSearchDepartureModel(
  data: SearchDepartureData,
  context: ModelContext,
): SearchDepartureModel {
  const { hrefs, i18n, locale } = context;
  const { question } = data;
  const query = toJourneyQuery(question);
  const isAsked = [question.from, question.to].some(({ typed }) => typed !== '');
  const answer = toAnswer(data, context);
  const name = i18n._(msg`Plan a journey`);
  const isAboutLast = question.mode === 'last';
  const title = titleOf(data, context) ?? (isAboutLast ? i18n._(msg`Last train`) : name);
  const head = toHeadModel(
    {
      title,
      description: i18n._(
        msg`Trains between two stations: times, changes, fares for all passengers, and the latest time to leave.`,
      ),
      pathIn: (inLocale: Locale) => hrefs.searchDeparture(inLocale, query),
    },
    context,
  );
  const crumbs = [{ label: i18n._(msg`Home`), href: hrefs.home(locale) }, { label: name }];
  return {
    head: {
      ...withStructuredData(head, crumbs, context),
      // search engines index the form, not the endless results
      isIndexed: Object.keys(query).length === 0 && !isAsked,
    },
    crumbs,
    title,
    lead: isAsked ? undefined : leadOf(isAboutLast, context),
    notice: question.hasUnknownChoice
      ? i18n._(msg`Part of the web address was not valid, so we ignored it.`)
      : undefined,
    placeNotes: [question.from, question.to].flatMap((end) => nearNote(end, context) ?? []),
    form: toJourneyForm(data, context),
    answer,
    offers: answer ? undefined : toOffers(data, context),
  };
}

function toAnswer(data: SearchDepartureData, context: ModelContext): SearchDepartureModel['answer'] {
  const { answer } = data;
  if (!answer) return undefined;
  return answer.kind === 'journeys' ? toJourneys(answer, data, context) : toDepartures(answer, data, context);
}

function leadOf(isAboutLast: boolean, { i18n }: ModelContext): string {
  return isAboutLast
    ? i18n._(msg`Choose your start and destination to see when you have to leave.`)
    : i18n._(msg`Choose your start and destination. With only a start, you see its next trains.`);
}

/** Returns the query in words, or undefined if it is incomplete. */
function titleOf(
  { answer, question }: SearchDepartureData,
  { i18n, locale }: ModelContext,
): string | undefined {
  const [start, end] = [question.from.station, question.to.station];
  if (!answer || !start) return undefined;
  // codes distinguish two stations of the same name
  const isOneName = end?.name[locale] === start.name[locale];
  const [name, to] = [start, end].map(
    (one) => one && (isOneName ? `${one.name[locale]} ${one.code}` : one.name[locale]),
  );
  if (!name) return undefined;
  return to ? i18n._(msg`${name} to ${to}`) : i18n._(msg`Next trains from ${name}`);
}
