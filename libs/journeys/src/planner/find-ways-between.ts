import type { Journey, Way } from '@raang/domain';
import type { Tariff } from '../feed/feed';
import { answerQuery, type Asked, type OneService } from './answer-query';
import { candidateWays } from './candidate-ways';
import { byLatest, byUsual, chooseWays, type ComparedWay } from './choose-ways';
import { journeyOf } from './find-journeys';
import type { Answer, JourneyQuery } from './journey-answer';
import type { Planner } from './planner';
import { isKnownStepFree, marksOf } from './way-marks';

/** Ways to choose from. */
export interface Ways {
  /** At most four, the preferred one first. */
  ways: Way[];
  /** How many ways were compared, including those left out. */
  compared: number;
  /** How much longer the next best usually takes than the first way; undefined if none is left out, or a quicker one. */
  nextLaterSeconds?: number;
}

export type WaysAnswer = Answer<Ways>;

/**
 * Finds ways to choose from for a passenger's query, by different lines or interchanges: what `findJourneys` finds, and
 * what is nearly as good. The last journey has no other ways. Never throws.
 */
export function findWaysBetween(planner: Planner, query: JourneyQuery): WaysAnswer {
  return answerQuery(planner, query, toWays);
}

/** The ways to choose from, of one service. */
export function toWays(asked: Asked, service: OneService): Ways {
  const toJourney = journeyOf(asked, service);
  const { tariff } = asked.planner;
  const compared = candidateWays(asked, service).map(({ way, ...rest }) => ({
    ...rest,
    way: toWay(toJourney(way), tariff),
  }));
  const { ways, next } = chooseWays(compared, orderOf(asked.query, service));
  const later = next && next.usual - ways[0]!.usual;
  return {
    ways: ways.map((one) => ({ ...one.way, marks: marksOf(one, compared) })),
    compared: compared.length,
    ...(later !== undefined && later >= 0 && { nextLaterSeconds: later }),
  };
}

/** Passengers with an appointment rely on the latest arrival. */
function orderOf({ prefer }: JourneyQuery, { mode }: OneService) {
  const byTime = mode === 'depart' ? byUsual : byLatest;
  if (prefer !== 'fewest-changes') return byTime;
  return (one: ComparedWay, other: ComparedWay) =>
    one.way.transfers - other.way.transfers || byTime(one, other);
}

export function toWay(journey: Journey, tariff: Tariff): Way {
  const price = priceOf(journey, tariff);
  return {
    ...journey,
    marks: isKnownStepFree(journey) ? ['step-free'] : [],
    walkSeconds: journey.legs.reduce(
      (sum, { kind, durationSeconds }) => (kind === 'ride' ? sum : sum + durationSeconds),
      0,
    ),
    ...(price && { price }),
  };
}

function priceOf({ fares }: Journey, { riderCategories }: Tariff): Way['price'] {
  const rider = riderCategories.find(({ isDefault }) => isDefault)?.id;
  const fare = fares.find(
    ({ riderCategory, fareMedia }) => riderCategory === rider && fareMedia.length === 0,
  );
  if (!fare) return undefined;
  const { amountSatang: lowestSatang, highestSatang = lowestSatang } = fare;
  return { lowestSatang, highestSatang };
}
