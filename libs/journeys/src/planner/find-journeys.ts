import type { Journey, JourneyMode, NoJourneyReason, StationCode } from '@raang/domain';
import { type ClockTime, toCalendarDate } from '@raang/text-time';
import { findConditions, type TravelConditions } from '../raptor/conditions';
import { type FoundWay, lastWay, waysArriving, waysDeparting, type WayQuestion } from '../raptor/ways';
import { stopsOf } from '../timetable/timetable';
import { daysTogether, searchDays, serviceDayAt, toDayAndTime } from './clock';
import { createJourney } from './create-journey';
import { findReason } from './find-reason';
import type { Planner } from './planner';

export interface JourneyQuery extends ClockTime, TravelConditions {
  from: StationCode;
  to: StationCode;
  /**
   * `last`: the last journey of the service day that runs at the asked moment; after midnight that is the day before,
   * as long as one can still go.
   */
  mode: JourneyMode;
  /** Which of several journeys comes first; `fastest` where nothing is said. */
  prefer?: 'fastest' | 'fewest-changes' | undefined;
  /** How much later a journey with fewer changes may arrive, or have to leave; an hour where nothing is said. */
  slackSeconds?: number | undefined;
}

export type JourneyAnswer = JourneysFound | NoJourney;

export interface JourneysFound {
  isFound: true;
  /** None beats another in both time and number of changes; the preferred one first. */
  journeys: Journey[];
  /** The last train of the asked day has gone, or it has none: these are the first ones afterwards. */
  isNextService: boolean;
}

export interface NoJourney {
  isFound: false;
  reason: NoJourneyReason;
  /** Of `unknown-station`: those that the feed does not have. */
  stations?: StationCode[];
  /** Of `outside-validity`: the first and last day for which there is a timetable, and the one nearest to the asked. */
  validFrom?: string;
  validTo?: string;
  nearestDate?: string;
  /** Of `no-service` where one has to arrive by a time or go last: the first journeys afterwards, if there are any. */
  nextService?: Journey[];
}

const oneHour = 3600;
/** Holidays are over after two weeks. */
const daysAhead = 14;

/** What a passenger asks of a planner. Every question has an answer; none throws. */
export function findJourneys(planner: Planner, query: JourneyQuery): JourneyAnswer {
  const { timetable } = planner;
  const { day, at } = toDayAndTime(query);
  const refused = refuse(planner, query, day);
  if (refused) return refused;
  const question = {
    timetable,
    conditions: findConditions(timetable, query),
    origins: stopsOf(timetable, query.from),
    destinations: stopsOf(timetable, query.to),
    slackSeconds: query.slackSeconds ?? oneHour,
  };
  const found = findWays[query.mode](question, day, at);
  if (found) return answer(planner, query, { ...found, question }, day, at);
  const reason = findReason(question, query);
  if (query.mode === 'depart' || reason !== 'no-service') return { isFound: false, reason };
  const next = findWays.depart(question, day, at);
  if (!next) return { isFound: false, reason };
  const { journeys } = answer(planner, query, { ...next, question }, day, at);
  return { isFound: false, reason, nextService: journeys };
}

type Question = Omit<WayQuestion, 'days'>;

/** Ways, and the question whose days they speak of. */
interface Found {
  ways: readonly FoundWay[];
  days: WayQuestion['days'];
}

const findWays: Record<JourneyMode, (question: Question, day: number, at: number) => Found | undefined> = {
  depart: (question, day, at) => {
    const { timetable } = question;
    const running = serviceDayAt(timetable, day, at);
    const lastDay = Math.min(running + daysAhead, timetable.validity?.last ?? running);
    return firstOf(question, day, upTo(running, Math.max(running, lastDay)), (days) =>
      waysDeparting({ ...question, days }, at),
    );
  },
  // the evening before is an answer for who has to be there before the first train
  arrive: (question, day, at) =>
    firstOf(question, day, [day, day - 1], (days) => waysArriving({ ...question, days }, at)),
  last: (question, day, at) => {
    const running = serviceDayAt(question.timetable, day, at);
    for (const serviceDay of upTo(running, day)) {
      const days = searchDays(question.timetable, day, serviceDay, serviceDay);
      const way = lastWay({ ...question, days });
      // on foot one need not ask the time
      if (way === 'any-time') return { ways: waysDeparting({ ...question, days: [] }, at), days };
      if (way && (serviceDay === day || way.departure >= at)) return { ways: [way], days };
    }
    return undefined;
  },
};

/** What the first of some service days gives, that gives anything. */
function firstOf(
  { timetable }: Question,
  base: number,
  serviceDays: readonly number[],
  find: (days: WayQuestion['days']) => FoundWay[],
): Found | undefined {
  // a day like one that was tried already brings nothing, but the first one may be half over
  const tried = new Set<string>();
  for (const [index, serviceDay] of serviceDays.entries()) {
    const days = daysTogether(timetable, base, serviceDay);
    const key = days.map(({ day: { day, runs } }) => `${day - serviceDay} ${runs.join('')}`).join();
    if (tried.has(key)) continue;
    const ways = find(days);
    if (ways.length > 0) return { ways, days };
    if (index > 0) tried.add(key);
  }
  return undefined;
}

function upTo(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function answer(
  planner: Planner,
  query: JourneyQuery,
  { ways, days, question }: Found & { question: Question },
  day: number,
  at: number,
): JourneysFound {
  // the last way of all need not be looked for again
  const isLast = query.mode === 'last' && ways[0]!.rides > 0;
  const last = new Map<number, number | undefined>(
    isLast ? days.map(({ day: on }) => [on.day, ways[0]!.departure]) : [],
  );
  const journeys = ways.map((way) => createJourney(planner, way, { ...question, days }, day, last));
  // they come by number of changes, so the fastest one is the last
  if (query.prefer !== 'fewest-changes') journeys.reverse();
  const today = toCalendarDate(serviceDayAt(planner.timetable, day, at));
  return {
    isFound: true,
    journeys,
    isNextService: query.mode !== 'arrive' && journeys.every(({ serviceDate }) => serviceDate > today),
  };
}

function refuse({ timetable }: Planner, { from, to }: JourneyQuery, day: number): NoJourney | undefined {
  const stations = [from, to].filter((code) => !timetable.stations.index.has(code));
  if (stations.length > 0) return { isFound: false, reason: 'unknown-station', stations };
  if (from === to) return { isFound: false, reason: 'same-station' };
  const { validity } = timetable;
  if (!validity) return { isFound: false, reason: 'no-service' };
  if (day >= validity.first && day <= validity.last) return undefined;
  const [validFrom, validTo] = [toCalendarDate(validity.first), toCalendarDate(validity.last)];
  // what is no day at all is nearest to none
  const nearestDate = Number.isNaN(day) ? undefined : day < validity.first ? validFrom : validTo;
  return {
    isFound: false,
    reason: 'outside-validity',
    validFrom,
    validTo,
    ...(nearestDate && { nearestDate }),
  };
}
