import type { Journey } from '@raang/domain';
import { answerQuery, type Asked, type OneService } from './answer-query';
import { createJourney } from './create-journey';
import type { JourneyAnswer, JourneyQuery } from './journey-answer';
import type { Planner } from './planner';

/** Finds journeys for a passenger's query. Never throws. */
export function findJourneys(planner: Planner, query: JourneyQuery): JourneyAnswer {
  return answerQuery(planner, query, (asked, service) => {
    const toJourney = journeyOf(asked, service);
    const journeys = service.ways.map((way) => toJourney(way));
    // sorted by number of changes, so the fastest is the last
    return query.prefer === 'fewest-changes' ? journeys : journeys.reverse();
  });
}

/** Makes journeys of ways of one service, which share their last departure. */
export function journeyOf(
  { planner, question, ends, day }: Asked,
  { ways, days, mode }: OneService,
): (way: OneService['ways'][number]) => Journey {
  const [first] = ways;
  // the last departure is already known
  const isLast = mode === 'last' && first !== undefined && first.rides > 0;
  const last = new Map<number, number | undefined>(
    isLast ? days.map(({ day: on }) => [on.day, first.departure]) : [],
  );
  return (way) => createJourney(planner, way, { ...question, days }, ends, day, last);
}
