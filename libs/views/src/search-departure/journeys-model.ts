import { msg, plural } from '@lingui/core/macro';
import type { Journey, RideLeg } from '@raang/domain';
import { networkTime } from '@raang/text-time';
import { type AlertNoteModel, toAlertNote } from '../shared/alerts/alert-notes-model';
import type { JourneySearchQuery, ModelContext } from '../shared/page/model-context';
import { roleLinks } from '../shared/page/role-href';
import type { MomentModel } from '../shared/words/moment-words';
import { indexStations, lineLabel } from '../shared/words/station-words';
import { type JourneyModel, type JourneyOptions, type ShareModel, toJourney } from './journey-model';
import { type JourneyQuestion, toJourneyQuery } from './journey-question';
import { dayWords, endNames, momentAfter } from './journey-words';
import { type JourneysLiveModel, toJourneysLive } from './journeys-live-model';
import type { LinkModel } from './link-model';
import { toPrintedWay } from './printed-way-model';
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
  /** The last departure of the day on any of several ways. */
  lastDeparture?: MomentModel | undefined;
  /** Why there is only one. */
  comparison?: string | undefined;
  /** How old live times are, or that they are simulated and not used. */
  live?: JourneysLiveModel | undefined;
  /** How certain the times are. */
  about: string[];
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
  const scaleSeconds = Math.max(...found.map(({ durationSeconds }) => durationSeconds));
  const ends = new Map((data.ends ?? []).map((station) => [station.code as string, station]));
  const stepFree = question.isStepFree ? { ...data, stations, ends, alerts: answer.alerts } : undefined;
  const shared = toShared(question, context);
  const asked = toAsked(question);
  const journeys = found.map((journey, index) =>
    toJourney(journey, {
      date: question.at?.date ?? context.today,
      tariff: answer,
      stations,
      places: answer.places,
      stepFree: stepFree && { ...stepFree, detour: index === 0 ? answer.detour : undefined },
      isNextService,
      isLatest: question.mode === 'last',
      live: answer.live,
      number: index + 1,
      count: found.length,
      scaleSeconds,
      shared,
      asked,
      printed: toPrintedWay(journey, data, context),
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
    lastDeparture: journeys.length > 1 ? journeys[0]!.lastDeparture : undefined,
    comparison: comparisonWords(answer, data, context),
    live: toJourneysLive(answer, found, question, context),
    about: aboutWords(rides, context),
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

/** A shared "now" would be another time when the link is opened. */
function toShared(question: JourneyQuestion, context: ModelContext): Pick<ShareModel, 'title' | 'url'> {
  const { hrefs, i18n, locale, publicUrl } = context;
  const [name, destination] = endNames(question, context);
  const path = hrefs.searchDeparture(locale, { ...toJourneyQuery(question), ...question.at });
  return { title: i18n._(msg`${name} to ${destination}`), url: new URL(path, publicUrl).href };
}

/** Saved, a way is about now. */
function toAsked(question: JourneyQuestion): JourneyOptions['asked'] {
  const { from = '', to = '' } = toJourneyQuery(question);
  return {
    from,
    to,
    ...(question.prefer !== 'fastest' && { prefer: question.prefer }),
    ...(question.isStepFree && { stepFree: 'yes' }),
  };
}

/** Whether the only way is the best of several, or the only sensible one. */
function comparisonWords(
  { journeys, waysCompared, nextWayLaterSeconds }: JourneysAnswer,
  { question }: SearchDepartureData,
  { i18n }: ModelContext,
): string | undefined {
  const [first, ...others] = journeys;
  // the last journey stands alone
  if (!first || others.length > 0 || question.mode === 'last' || ridesOf(first).length === 0)
    return undefined;
  if (waysCompared === 1 && first.transfers === 0)
    return i18n._(msg`Direct train. There is no other sensible way.`);
  if (nextWayLaterSeconds === undefined) return undefined;
  const minutes = Math.round(nextWayLaterSeconds / 60);
  if (minutes < 1) return undefined;
  return i18n._(
    msg`This is the best of ${waysCompared} ways that we compared. The next one usually takes ${plural(minutes, { one: '# minute', other: '# minutes' })} longer.`,
  );
}

function ridesOf({ legs }: Journey): RideLeg[] {
  return legs.filter((leg) => leg.kind === 'ride');
}

/** Trains by headway have estimated running times, even the first and the last one. */
function aboutWords(rides: readonly RideLeg[], context: ModelContext): string[] {
  if (rides.every(({ everySeconds }) => everySeconds === undefined)) return [];
  const estimate = context.i18n._(
    msg`These trains have no published timetable. Travel times are estimates. “Usually” means that half of the passengers are there by then, “at most” includes the longest wait for every train.`,
  );
  const others = estimatesWords(rides, context);
  return others ? [estimate, others] : [estimate];
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
