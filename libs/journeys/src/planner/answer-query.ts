import { toIsoMoment } from '@raang/text-time';
import { findConditions } from '../raptor/conditions';
import { serviceZero } from '../timetable/service-zero';
import { stopAccesses, toAccesses } from './access';
import { isNight, serviceDayAt, toDayAndTime } from './clock';
import { type JourneyEnds, serviceDayOf } from './create-journey';
import { findReason } from './find-reason';
import type { Answer, JourneyQuery, NoJourney } from './journey-answer';
import type { Planner } from './planner';
import { refuse } from './refuse';
import { firstWays, type Found, type Question, searchServiceDays } from './search-service-days';

const oneHour = 3600;

/** A query by index. */
export interface Asked {
  planner: Planner;
  query: JourneyQuery;
  question: Question;
  ends: JourneyEnds;
  /** Day number and seconds of the requested moment. */
  day: number;
  at: number;
}

/** What was found with trains of the same service days; each way has a leg. */
export interface OneService extends Found {
  /** How it was searched: what is found instead of the last journey departs at a time. */
  mode: JourneyQuery['mode'];
}

/**
 * Searches for a passenger's query, and for what helps if there is nothing. Never throws.
 *
 * @param present makes what the answer contains, for one service at a time
 */
export function answerQuery<Presented>(
  planner: Planner,
  query: JourneyQuery,
  present: (asked: Asked, service: OneService) => Presented,
): Answer<Presented> {
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
  const found = searchServiceDays[query.mode](question, day, at);
  if (!found) return noJourney();
  if (query.mode === 'last' && found.ways[0]!.departure < at) return afterTheLast(found);
  const service = toService(found, query.mode);
  // for two places, walking by way of one station is quicker than any train: that is no journey
  if (service.ways.length === 0) return { isFound: false, reason: 'same-station' };
  return {
    isFound: true,
    journeys: present(asked, service),
    isNextService: isNextService(asked, service),
    ...(query.mode === 'arrive' && firstOfMorning(service)),
  };

  function noJourney(): NoJourney<Presented> {
    const reason = findReason(question, query);
    if (query.mode === 'depart' || reason !== 'no-service') return { isFound: false, reason };
    const next = searchServiceDays.depart(question, day, at);
    return { isFound: false, reason, ...(next && { nextService: presentNext(next) }) };
  }

  /** The last way of the service day has left: the first ones afterwards. */
  function afterTheLast({ ways: [last] }: Found): Answer<Presented> {
    const next = searchServiceDays.depart(question, day, at);
    if (!next) return { isFound: false, reason: 'no-service' };
    const { timeZone } = timetable;
    return {
      isFound: true,
      journeys: presentNext(next),
      isNextService: true,
      lastLeft: toIsoMoment(timeZone, serviceZero(timeZone, day) + last!.departure),
    };
  }

  /** The first journeys of the requested day if only the evening before is early enough. */
  function firstOfMorning({ ways, days }: OneService) {
    const isEveningBefore =
      ways.some(({ rides }) => rides > 0) &&
      ways.every((way) => serviceDayOf(way, { timetable, days }, day) < day) &&
      serviceDayAt(timetable, day, at) === day;
    if (!isEveningBefore) return {};
    const first = firstWays(question, day);
    return { isEveningBefore, ...(first && { nextService: presentNext(first) }) };
  }

  function presentNext(next: Found): Presented {
    return present(asked, toService(next, 'depart'));
  }
}

function toService(found: Found, mode: JourneyQuery['mode']): OneService {
  return { ...found, ways: found.ways.filter(({ legs }) => legs.length > 0), mode };
}

function isNextService(
  { planner: { timetable }, query, day, at }: Asked,
  { ways, days }: OneService,
): boolean {
  if (query.mode === 'arrive') return false;
  const today = serviceDayAt(timetable, day, at);
  if (ways.every((way) => serviceDayOf(way, { timetable, days }, day) > today)) return true;
  return query.mode === 'depart' && isNight(timetable, day, at) && ways.every(({ rides }) => rides > 0);
}
