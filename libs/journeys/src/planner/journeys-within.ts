import type { Journey } from '@raang/domain';
import { toDayAndTime } from './clock';
import { findJourneys, type JourneyAnswer, type JourneyQuery } from './find-journeys';
import type { Planner } from './planner';
import { serviceZero } from '../timetable/service-zero';

export interface JourneysWithinQuery extends Omit<JourneyQuery, 'mode'> {
  /** How long after the asked moment one may leave. */
  windowSeconds: number;
  /** At most so many journeys; 20 where nothing is said. */
  limit?: number | undefined;
}

/**
 * All journeys that one may choose from when leaving within a window, in order of departure: none can be left later
 * for the same arrival and number of changes. Where trains run by headway, one journey stands for those of its
 * interval; a walk stands there once. Answers as `findJourneys` where there is none.
 */
export function findJourneysWithin(planner: Planner, query: JourneysWithinQuery): JourneyAnswer {
  const { windowSeconds, limit = 20, ...asked } = query;
  const { day, at } = toDayAndTime(query);
  const zero = serviceZero(planner.timetable.timeZone, day);
  const secondsOf = (moment: string) => Date.parse(moment) / 1000 - zero;
  const found = new Map<string, Journey>();
  let answer: JourneyAnswer | undefined;
  for (let time = at; time <= at + windowSeconds && found.size < limit;) {
    // past midnight the clock goes on
    const next = findJourneys(planner, { ...asked, ...clockAt(time), mode: 'depart' });
    answer ??= next;
    if (!next.isFound) break;
    const inTime = next.journeys.filter(({ departure }) => secondsOf(departure) <= at + windowSeconds);
    for (const journey of inTime) {
      const isWalk = journey.legs.every(({ kind }) => kind === 'walk');
      const key = isWalk ? 'walk' : [journey.departure, journey.arrival, journey.transfers].join();
      if (!found.has(key)) found.set(key, journey);
    }
    time = Math.min(...next.journeys.map((journey) => secondsOf(journey.departure) + stepAfter(journey)));
  }
  if (!answer?.isFound || found.size === 0)
    return answer ?? findJourneys(planner, { ...asked, mode: 'depart' });
  const journeys = [...found.values()].sort(
    (a, b) => a.departure.localeCompare(b.departure) || a.arrival.localeCompare(b.arrival),
  );
  return { ...answer, journeys: journeys.slice(0, limit) };

  function clockAt(time: number) {
    return { date: query.date, time: time + query.time - at };
  }
}

/**
 * One journey stands for all that leave before the next train of its first ride. Who walks may leave at any time, but
 * a minute later a train may have become the quicker way.
 */
function stepAfter({ legs }: Journey): number {
  const ride = legs.find((leg) => leg.kind === 'ride');
  return ride ? (ride.everySeconds ?? 1) : 60;
}
