import type { Journey, JourneyMode } from '@raang/domain';
import { toCalendarDate, toIsoMoment } from '@raang/text-time';
import { findConditions } from '../raptor/conditions';
import { serviceZero } from '../timetable/service-zero';
import { stopAccesses, toAccesses } from './access';
import { isNight, serviceDayAt, toDayAndTime } from './clock';
import { createJourney, type JourneyEnds } from './create-journey';
import { findReason } from './find-reason';
import { findWays, firstWays, type Found, type Question } from './find-ways';
import type { JourneyAnswer, JourneyQuery, JourneysFound, NoJourney } from './journey-answer';
import type { Planner } from './planner';
import { refuse } from './refuse';

const oneHour = 3600;

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
  const asked = { planner, query, question, ends, day, at };
  const found = findWays[query.mode](question, day, at);
  if (found && query.mode === 'last' && found.ways[0]!.departure < at) return afterTheLast(asked, found);
  if (found && query.mode === 'arrive') return withFirstOfMorning(asked, answer(asked, found));
  return found ? answer(asked, found) : noJourney(asked);
}

interface Asked {
  planner: Planner;
  query: JourneyQuery;
  question: Question;
  ends: JourneyEnds;
  day: number;
  at: number;
}

function noJourney(asked: Asked): NoJourney {
  const { query, question, day, at } = asked;
  const reason = findReason(question, query);
  if (query.mode === 'depart' || reason !== 'no-service') return { isFound: false, reason };
  const next = findWays.depart(question, day, at);
  return { isFound: false, reason, ...(next && { nextService: toJourneys(asked, next, 'depart') }) };
}

/** The last way of the service day has left: the first ones afterwards. */
function afterTheLast(asked: Asked, { ways: [last] }: Found): JourneyAnswer {
  const { planner, question, day, at } = asked;
  const next = findWays.depart(question, day, at);
  if (!next) return { isFound: false, reason: 'no-service' };
  const { timeZone } = planner.timetable;
  return {
    isFound: true,
    journeys: toJourneys(asked, next, 'depart'),
    isNextService: true,
    lastLeft: toIsoMoment(timeZone, serviceZero(timeZone, day) + last!.departure),
  };
}

/** Adds the first journeys of the requested day if only the evening before is early enough. */
function withFirstOfMorning(asked: Asked, found: JourneyAnswer): JourneyAnswer {
  const { planner, question, day, at } = asked;
  const isEveningBefore =
    found.isFound &&
    found.journeys.every(({ serviceDate }) => serviceDate < toCalendarDate(day)) &&
    found.journeys.some(hasRide) &&
    serviceDayAt(planner.timetable, day, at) === day;
  if (!isEveningBefore) return found;
  const first = firstWays(question, day);
  return {
    ...found,
    isEveningBefore,
    ...(first && { nextService: toJourneys(asked, first, 'depart') }),
  };
}

function answer(asked: Asked, found: Found): JourneyAnswer {
  const journeys = toJourneys(asked, found, asked.query.mode);
  if (journeys.length === 0) return { isFound: false, reason: 'same-station' };
  return { isFound: true, journeys, isNextService: isNextService(asked, journeys) };
}

/** Empty for two places if walking by way of one station is quicker than any train: that is no journey. */
function toJourneys(
  { planner, query, question, ends, day }: Asked,
  { ways: found, days }: Found,
  mode: JourneyMode,
): JourneysFound['journeys'] {
  const ways = found.filter(({ legs }) => legs.length > 0);
  // the last departure is already known
  const isLast = mode === 'last' && ways.length > 0 && ways[0]!.rides > 0;
  const last = new Map<number, number | undefined>(
    isLast ? days.map(({ day: on }) => [on.day, ways[0]!.departure]) : [],
  );
  const journeys = ways.map((way) => createJourney(planner, way, { ...question, days }, ends, day, last));
  // sorted by number of changes, so the fastest is the last
  if (query.prefer !== 'fewest-changes') journeys.reverse();
  return journeys;
}

function isNextService({ planner, query, day, at }: Asked, journeys: readonly Journey[]): boolean {
  if (query.mode === 'arrive') return false;
  const today = toCalendarDate(serviceDayAt(planner.timetable, day, at));
  if (journeys.every(({ serviceDate }) => serviceDate > today)) return true;
  return query.mode === 'depart' && isNight(planner.timetable, day, at) && journeys.every(hasRide);
}

const hasRide = ({ legs }: Journey) => legs.some(({ kind }) => kind === 'ride');
