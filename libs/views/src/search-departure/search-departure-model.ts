import { msg } from '@lingui/core/macro';
import type { Locale } from '@raang/domain';
import { type HeadModel, toHeadModel } from '../shared/page/head';
import type { CrumbModel } from '../shared/page/crumb-model';
import type { ModelContext } from '../shared/page/model-context';
import type { TypedStation } from '../shared/station-field/typed-station';
import { withStructuredData } from '../shared/structured-data/with-structured-data';
import { type ConnectingModel, toConnecting } from './connecting-model';
import { type DeparturesModel, toDepartures } from './departures-model';
import { type JourneyFormModel, toJourneyForm } from './journey-form-model';
import { toJourneyQuery } from './journey-question';
import { endName } from './journey-words';
import { type JourneysModel, toJourneys } from './journeys-model';
import { type OffersModel, toOffers } from './offers-model';
import { type PlaceNoteModel, toPlaceNotes } from './place-notes-model';
import type { SearchDepartureData } from './travel-data';

export interface SearchDepartureModel {
  head: HeadModel;
  crumbs: CrumbModel[];
  title: string;
  /** Introduces the page before the first search. */
  lead?: string | undefined;
  /** Names the ignored values of the URL. */
  notice?: string | undefined;
  /** What was taken for a typed name, and what else it may mean. */
  placeNotes: PlaceNoteModel[];
  form: JourneyFormModel;
  /** Ids of the alerts that the page shows: the frame leaves them out. */
  shownAlertIds: string[];
  answer?: JourneysModel | DeparturesModel | ConnectingModel | undefined;
  /** Suggestions, without a result. */
  offers?: OffersModel | undefined;
}

/** Makes the model of the page that plans journeys and shows departures. */
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
        msg`Trains between two stations or places: times, changes, fares for all passengers, and the latest time to leave.`,
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
    placeNotes: answer ? toPlaceNotes(data, context) : [],
    form: toJourneyForm(data, context),
    shownAlertIds: data.answer?.alerts.map(({ id }) => id) ?? [],
    answer,
    offers: answer ? undefined : toOffers(data, context),
  };
}

function toAnswer(data: SearchDepartureData, context: ModelContext): SearchDepartureModel['answer'] {
  const { answer } = data;
  if (!answer) return toConnecting(data, context);
  return answer.kind === 'journeys' ? toJourneys(answer, data, context) : toDepartures(answer, data, context);
}

function leadOf(isAboutLast: boolean, { i18n }: ModelContext): string {
  return isAboutLast
    ? i18n._(msg`Choose your start and destination to see when you have to leave.`)
    : i18n._(msg`Choose your start and destination. With only a start, you see its next trains.`);
}

/** Returns the query in words, or undefined if it is incomplete. */
function titleOf({ answer, question }: SearchDepartureData, context: ModelContext): string | undefined {
  const { i18n } = context;
  const { from, to } = question;
  if (!answer || !from.station) return undefined;
  if (to.typed === '') {
    // trains leave from a station, also if a place was typed
    const name = from.station.name[context.locale];
    return i18n._(msg`Next trains from ${name}`);
  }
  return endsWords({ from, to }, context);
}

/** Start and destination, with their codes if both have the same name. */
export function endsWords({ from, to }: Record<'from' | 'to', TypedStation>, context: ModelContext): string {
  const isOneName = endName(from, context) === endName(to, context);
  const nameOf = isOneName ? withCode : endName;
  const [name, destination] = [nameOf(from, context), nameOf(to, context)];
  return context.i18n._(msg`${name} to ${destination}`);
}

/** Codes distinguish two stations of the same name. */
function withCode(end: TypedStation, context: ModelContext): string {
  const { place, station } = end;
  const name = endName(end, context);
  return place || !station ? name : `${name} ${station.signCode ?? station.code}`;
}
