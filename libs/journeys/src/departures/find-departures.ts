import type { Departure, DirectionDepartures, StationCode } from '@raang/domain';
import { type ClockTime, toIsoMoment } from '@raang/text-time';
import { daysTogether, searchDays, serviceDayAt, toDayAndTime } from '../planner/clock';
import type { Planner } from '../planner/planner';
import { findClosures } from '../raptor/closures';
import { hasLiveTrains } from '../raptor/search-day';
import type { ClosureConditions } from '../raptor/travel-conditions';
import { serviceZero } from '../timetable/service-zero';
import { stopsOf } from '../timetable/timetable';
import { callsTowards } from './calls-towards';
import { findTrains, type Train } from './trains';

export interface DepartureQuery extends ClockTime, ClosureConditions {
  station: StationCode;
  /** Per direction; 3 by default. */
  limit?: number | undefined;
}

/** If no train runs within two weeks, the timetable has ended. */
const daysAhead = 14;

/**
 * The next trains of a station from a moment on, by direction, in network order. Covers the service day of that
 * moment: after its last train a direction has no trains, but the first one of the next day. Trains that passengers
 * cannot board here, or leave anywhere, are not listed. Empty if the station is unknown or closed.
 */
export function findDepartures(planner: Planner, query: DepartureQuery): DirectionDepartures[] {
  const { timetable } = planner;
  const { station, limit = 3 } = query;
  const { day, at } = toDayAndTime(query);
  if (Number.isNaN(day)) return [];
  const running = serviceDayAt(timetable, day, at);
  const zero = serviceZero(timetable.timeZone, day);
  const momentOf = (time: number) => toIsoMoment(timetable.timeZone, zero + time);
  const closures = findClosures(timetable, query);
  const together = daysTogether(timetable, day, running);
  const liveDays = together.flatMap((on) => (on.live && hasLiveTrains(on) ? [on.live] : []));
  const towards = callsTowards(timetable, closures, stopsOf(timetable, station), liveDays);
  return towards.map(({ calls, ...direction }) => {
    const trainsOn = (first: number, last: number) =>
      searchDays(timetable, day, first, last).flatMap((on) => findTrains(timetable, closures, calls, on));
    const coming = together
      .flatMap((on) => findTrains(timetable, closures, calls, on))
      .filter(({ until }) => until >= at)
      .sort((a, b) => a.from - b.from);
    const trains = trainsOn(running, running);
    const nextFirst = coming.length > 0 ? undefined : findFirst(trainsOn, running + 1);
    return {
      ...direction,
      departures: coming.slice(0, limit).map((train) => toDeparture(train, at, momentOf)),
      ...(trains.length > 0 && {
        first: momentOf(Math.min(...trains.map(({ from }) => from))),
        last: momentOf(Math.max(...trains.map(({ until }) => until))),
      }),
      ...(nextFirst !== undefined && { nextFirst: momentOf(nextFirst) }),
    };
  });

  function findFirst(trainsOn: (first: number, last: number) => Train[], from: number): number | undefined {
    const lastDay = Math.min(from + daysAhead, timetable.validity?.last ?? from);
    for (let ahead = from; ahead <= lastDay; ahead += 1) {
      const trains = trainsOn(ahead, ahead);
      if (trains.length > 0) return Math.min(...trains.map(({ from: first }) => first));
    }
    return undefined;
  }
}

function toDeparture(train: Train, at: number, momentOf: (time: number) => string): Departure {
  const { headsign, platform, everySeconds, until } = train;
  const said = { headsign, ...(platform && { platform }) };
  const from = momentOf(Math.max(train.from, at));
  if (everySeconds === undefined) return { kind: 'timetable', departure: from, ...said };
  return { kind: 'headway', everySeconds, from, until: momentOf(until), ...said };
}
