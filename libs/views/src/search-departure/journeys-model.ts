import { msg } from '@lingui/core/macro';
import type { Journey, RideLeg } from '@raang/domain';
import { networkTime } from '@raang/text-time';
import { type AlertNoteModel, toAlertNote } from '../shared/alerts/alert-notes-model';
import type { JourneySearchQuery, ModelContext } from '../shared/page/model-context';
import { roleLinks } from '../shared/page/role-href';
import { indexStations, lineLabel } from '../shared/words/station-words';
import { type CallCentreModel, toCallCentres } from './call-centres-model';
import { type JourneyModel, toJourney } from './journey-model';
import { toJourneyQuery } from './journey-question';
import { dayWords, momentAfter } from './journey-words';
import type { LinkModel } from './link-model';
import { type ProblemModel, toProblem } from './no-journey-model';
import type { JourneysAnswer, SearchDepartureData } from './travel-data';
import { fareRecords } from '../shared/fares/fare-sources';
import { type SourceNoteModel, toSourceNote } from '../shared/words/source-note-model';
import { shortWhenWords, whenWords } from './when-words';

/** The result of a search: journeys, or why there are none. */
export interface JourneysModel {
  kind: 'journeys';
  /** Requested day and time, in words. */
  when: string;
  /** The same for a line of a phone. */
  whenShort: string | undefined;
  alerts: AlertNoteModel[];
  /** Why the journeys differ from the request: there are none, or only the first ones afterwards. */
  problem?: ProblemModel | undefined;
  journeys: JourneyModel[];
  /** Which times are estimates, if a journey leaves our network. */
  estimates?: string | undefined;
  /** How certain a step-free journey is, and the numbers to call. */
  stepFree?: { isKnown: boolean; callCentres: CallCentreModel[] } | undefined;
  /** The same query at another time. */
  others: { earlier?: LinkModel; later?: LinkModel; more: LinkModel[] };
  /** Links to the fare and to the ticket question. */
  fareLinks: LinkModel[];
  /** Of the fares. */
  sourceNote?: SourceNoteModel | undefined;
}

export function toJourneys(
  answer: JourneysAnswer,
  data: SearchDepartureData,
  context: ModelContext,
): JourneysModel {
  const { question, now } = data;
  const stations = indexStations(data.stations);
  const isNextService = answer.isNextService || answer.journeys.length === 0;
  const found = answer.journeys.length > 0 ? answer.journeys : (answer.nextService ?? []);
  const journeys = found.map((journey) =>
    toJourney(journey, {
      date: question.at?.date ?? context.today,
      tariff: answer,
      stations,
      places: answer.places,
      isStepFreeAsked: question.isStepFree,
      isNextService,
      context,
    }),
  );
  const rides = found.flatMap(ridesOf);
  return {
    kind: 'journeys',
    when: whenWords(question, context),
    whenShort: shortWhenWords(question, context),
    alerts: answer.alerts.map((alert) => toAlertNote(alert, { now, stations }, context)),
    problem: toProblem(answer, data, context),
    journeys,
    estimates: estimatesWords(rides, context),
    stepFree:
      question.isStepFree && rides.length > 0
        ? {
            isKnown: found.every(({ marks }) => marks.includes('step-free')),
            callCentres: toCallCentres(
              rides.map(({ lineId }) => lineId),
              data,
              context,
            ),
          }
        : undefined,
    others: found.length > 0 ? toOthers(answer, data, context) : { more: [] },
    fareLinks: journeys.some(({ fares }) => fares.length > 0)
      ? toFareLinks(ridesOf(found[0]!), data, context)
      : [],
    sourceNote: toSourceNote(
      found.flatMap(({ fares }) => fareRecords(fares, [])),
      context,
    ),
  };
}

function ridesOf({ legs }: Journey): RideLeg[] {
  return legs.filter((leg) => leg.kind === 'ride');
}

/** Names the lines of other systems whose times follow from headways; undefined without such a ride. */
function estimatesWords(rides: readonly RideLeg[], context: ModelContext): string | undefined {
  const { i18n, locale } = context;
  const guessed = rides.filter(({ isOwn, everySeconds }) => !isOwn && everySeconds !== undefined);
  if (guessed.length === 0) return undefined;
  const names = new Set(guessed.map(({ lineId }) => lineLabel(lineId, context)));
  const lines = new Intl.ListFormat(locale).format(names);
  return i18n._(
    msg`Times on the ${lines}, including first and last trains, are estimates from how often trains run. We have no information about delays or closures there.`,
  );
}

/** Offset to earlier and later journeys by trains without a timetable. */
const stepMinutes = 15;

function toOthers(
  { journeys, isNextService }: JourneysAnswer,
  { question }: SearchDepartureData,
  context: ModelContext,
): JourneysModel['others'] {
  const { hrefs, i18n, locale } = context;
  const { at, mode } = question;
  const [first] = journeys;
  if (!at || !first) return { more: [] };
  const asked = networkTime.momentAt(at);
  const query = toJourneyQuery(question);
  const link = (label: string, changes: JourneySearchQuery): LinkModel => {
    const { mode: asMode, ...rest } = { ...query, ...changes };
    const isDefault = asMode === undefined || asMode === 'depart';
    return { label, href: hrefs.searchDeparture(locale, { ...rest, ...(!isDefault && { mode: asMode }) }) };
  };
  const day = dayWords(first.serviceDate, context);
  const last = link(i18n._(msg`Last train, ${day}`), { mode: 'last', date: first.serviceDate, time: '' });
  const now = { label: i18n._(msg`Leave now`), href: hrefs.searchDeparture(locale, withoutTime(query)) };
  // a walk can start at any time
  const hasLast = mode !== 'last' && first.lastDeparture !== undefined;
  const more = [...(hasLast ? [last] : []), ...(question.isAboutNow && mode !== 'last' ? [] : [now])];
  if (mode === 'last')
    return {
      earlier: link(i18n._(msg`Earlier`), { mode: 'depart', ...momentAfter(first.departure, -30) }),
      more,
    };
  // a timetable has a next departure; trains by headway come all the time
  const isTimed = first.legs.every((leg) => leg.kind !== 'ride' || leg.everySeconds === undefined);
  const after = isTimed || isNextService ? momentAfter(first.departure, 1) : momentAfter(asked, stepMinutes);
  const later = link(i18n._(msg`Later`), mode === 'arrive' ? momentAfter(asked, stepMinutes) : after);
  if (isNextService) return { later, more };
  return { earlier: link(i18n._(msg`Earlier`), momentAfter(asked, -stepMinutes)), later, more };
}

function withoutTime({ date: _date, time: _time, mode: _mode, ...query }: JourneySearchQuery) {
  return query;
}

/** Between the stations of the first journey: a place has no fare. */
function toFareLinks(
  rides: readonly RideLeg[],
  { question: { at } }: SearchDepartureData,
  context: ModelContext,
): LinkModel[] {
  const { hrefs, i18n, locale, today } = context;
  const ends = { from: rides[0]!.from, to: rides.at(-1)!.to };
  const date = at && at.date !== today ? { date: at.date } : {};
  return [
    ...roleLinks('fares', i18n._(msg`Rules and sources of these fares`), context, { ...ends, ...date }),
    { label: i18n._(msg`Which ticket to use`), href: hrefs.whichTicket(locale, { ...ends, ...date }) },
  ];
}
