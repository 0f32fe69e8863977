import type { Journey, JourneyMode } from '@raang/domain';
import { toCalendarDate } from '@raang/text-time';
import { findConditions } from '../raptor/conditions';
import { type FoundWay, lastWay, waysArriving, waysDeparting, type WayQuestion } from '../raptor/ways';
import { stopAccesses, toAccesses } from './access';
import { daysTogether, isNight, searchDays, serviceDayAt, toDayAndTime } from './clock';
import { createJourney, type JourneyEnds } from './create-journey';
import { findReason } from './find-reason';
import type { JourneyAnswer, JourneyQuery } from './journey-answer';
import type { Planner } from './planner';
import { refuse } from './refuse';

const oneHour = 3600;
/** Longer than any public holidays. */
const daysAhead = 14;

/** Finds journeys for a passenger's query. Never throws. */
export function findJourneys(planner: Planner, query: JourneyQuery): JourneyAnswer {
  const { timetable } = planner;
  const { day, at } = toDayAndTime(query);
  const ends = { from: toAccesses(query.from), to: toAccesses(query.to) };
  const refused = refuse(timetable, ends, day);
  if (refused) return refused;
  const question = {
    timetable,
    conditions: findConditions(timetable, query),
    origins: stopAccesses(timetable, ends.from),
    destinations: stopAccesses(timetable, ends.to),
    slackSeconds: query.slackSeconds ?? oneHour,
  };
  const found = findWays[query.mode](question, day, at);
  if (found) return answer(planner, query, { ...found, question, ends }, day, at);
  const reason = findReason(question, query);
  if (query.mode === 'depart' || reason !== 'no-service') return { isFound: false, reason };
  const next = findWays.depart(question, day, at);
  const afterwards =
    next && answer(planner, { ...query, mode: 'depart' }, { ...next, question, ends }, day, at);
  return { isFound: false, reason, ...(afterwards?.isFound && { nextService: afterwards.journeys }) };
}

type Question = Omit<WayQuestion, 'days'>;

/** The search results and their service day. */
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
  // before the first train, an arrival may need a departure the evening before
  arrive: (question, day, at) =>
    firstOf(question, day, [day, day - 1], (days) => waysArriving({ ...question, days }, at)),
  last: (question, day, at) => {
    const running = serviceDayAt(question.timetable, day, at);
    for (const serviceDay of upTo(running, day)) {
      const days = searchDays(question.timetable, day, serviceDay, serviceDay);
      const way = lastWay({ ...question, days });
      // a walk does not depend on the time
      if (way === 'any-time') return { ways: waysDeparting({ ...question, days: [] }, at), days };
      if (way && (serviceDay === day || way.departure >= at)) return { ways: [way], days };
    }
    return undefined;
  },
};

/** The first non-empty result of some service days. */
function firstOf(
  { timetable }: Question,
  base: number,
  serviceDays: readonly number[],
  find: (days: WayQuestion['days']) => FoundWay[],
): Found | undefined {
  // skip a day with the same timetable as an earlier one, except the first, which may be partly over
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
  { ways: found, days, question, ends }: Found & { question: Question; ends: JourneyEnds },
  day: number,
  at: number,
): JourneyAnswer {
  // from one place to another by way of a single station is no journey, unless a train is quicker
  const ways = found.filter(({ legs }) => legs.length > 0);
  if (ways.length === 0) return { isFound: false, reason: 'same-station' };
  // the last departure is already known
  const isLast = query.mode === 'last' && ways[0]!.rides > 0;
  const last = new Map<number, number | undefined>(
    isLast ? days.map(({ day: on }) => [on.day, ways[0]!.departure]) : [],
  );
  const journeys = ways.map((way) => createJourney(planner, way, { ...question, days }, ends, day, last));
  // sorted by number of changes, so the fastest is the last
  if (query.prefer !== 'fewest-changes') journeys.reverse();
  return { isFound: true, journeys, isNextService: isNextService(planner, query.mode, journeys, day, at) };
}

function isNextService(
  { timetable }: Planner,
  mode: JourneyMode,
  journeys: readonly Journey[],
  day: number,
  at: number,
): boolean {
  if (mode === 'arrive') return false;
  const today = toCalendarDate(serviceDayAt(timetable, day, at));
  if (journeys.every(({ serviceDate }) => serviceDate > today)) return true;
  const hasRide = ({ legs }: Journey) => legs.some(({ kind }) => kind === 'ride');
  return mode === 'depart' && isNight(timetable, day, at) && journeys.every(hasRide);
}
