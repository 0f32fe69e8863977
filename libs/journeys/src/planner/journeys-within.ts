import type { Journey } from '@raang/domain';
import { toDayAndTime } from './clock';
import { findJourneys } from './find-journeys';
import type { JourneyAnswer, JourneyQuery } from './journey-answer';
import type { Planner } from './planner';
import { serviceZero } from '../timetable/service-zero';

export interface JourneysWithinQuery extends Omit<JourneyQuery, 'mode'> {
  /** Length of the window after the requested moment. */
  windowSeconds: number;
  /** Maximum number of journeys; 20 by default. */
  limit?: number | undefined;
}

/**
 * All optimal journeys that leave within a window, by departure: none can leave later for the same arrival and
 * number of changes. On headway services, one journey represents its interval; a walk is listed once. Same result as
 * `findJourneys` if there is none.
 */
export function findJourneysWithin(planner: Planner, query: JourneysWithinQuery): JourneyAnswer {
  const { windowSeconds, limit = 20, ...asked } = query;
  const { day, at } = toDayAndTime(query);
  const zero = serviceZero(planner.timetable.timeZone, day);
  const secondsOf = (moment: string) => Date.parse(moment) / 1000 - zero;
  const found = new Map<string, Journey>();
  let answer: JourneyAnswer | undefined;
  for (let time = at; time <= at + windowSeconds && found.size < limit;) {
    // times past midnight count on
    const next = findJourneys(planner, { ...asked, ...clockAt(time), mode: 'depart' });
    answer ??= next;
    if (!next.isFound) break;
    const inTime = next.journeys.filter(({ departure }) => secondsOf(departure) <= at + windowSeconds);
    for (const journey of inTime) {
      const isWalk = journey.legs.every(({ kind }) => kind !== 'ride');
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
 * Seconds until the next search: one journey represents all departures before the next train of its first ride. A
 * walk may leave at any time, but a minute later a train may be quicker.
 */
function stepAfter({ legs }: Journey): number {
  const ride = legs.find((leg) => leg.kind === 'ride');
  return ride ? (ride.everySeconds ?? 1) : 60;
}
