import type { DirectionDepartures, StationCode } from '@raang/domain';
import { type ClockTime, toIsoMoment } from '@raang/text-time';
import { daysTogether, searchDays, serviceDayAt, toDayAndTime } from '../planner/clock';
import type { Planner } from '../planner/planner';
import { findClosures } from '../raptor/closures';
import { asPlanned, hasLiveTrains, type SearchDay } from '../raptor/search-day';
import type { ClosureConditions } from '../raptor/travel-conditions';
import { serviceZero } from '../timetable/service-zero';
import { stopsOf } from '../timetable/timetable';
import { callsTowards } from './calls-towards';
import { toDeparture } from './to-departure';
import { findTrains, type Train } from './trains';

export interface DepartureQuery extends ClockTime, ClosureConditions {
  station: StationCode;
  /** Of trains, and of headways, per direction; 3 by default. */
  limit?: number | undefined;
}

/** If no train runs within two weeks, the timetable has ended. */
const daysAhead = 14;

/** How long a train is listed that does not come, beside its time. */
const missingSeconds = { before: 60 * 60, after: 5 * 60 };

/** A train that live data have at the platform may leave a little later. */
const departingSeconds = 30;

/**
 * The next trains of a station from a moment on, by direction, in network order. Covers the service day of that
 * moment: after its last train a direction has no trains, but the first one of the next day. Trains that passengers
 * cannot board here, or leave anywhere, are not listed. Empty if the station is unknown or closed. How old live data are, the
 * caller knows.
 */
export function findDepartures(
  { timetable }: Pick<Planner, 'timetable'>,
  query: DepartureQuery,
): Omit<DirectionDepartures, 'live'>[] {
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
  const context = {
    timetable,
    at,
    momentOf,
    toMoment: (seconds: number) => toIsoMoment(timetable.timeZone, seconds),
  };
  return towards.map(({ calls, ...direction }) => {
    const trainsOf = (days: readonly SearchDay[]) =>
      days.flatMap((on) => findTrains(timetable, closures, calls, on));
    const listed = trainsOf(together)
      .filter((train) => isListed(train, at))
      .sort((a, b) => a.from - b.from || Number(isPeriod(a)) - Number(isPeriod(b)));
    const service = serviceOf(trainsOf, searchDays(timetable, day, running, running));
    const isOver = listed.every(({ missing }) => missing);
    const nextFirst = isOver ? findFirst(trainsOf, running + 1) : undefined;
    const liveUntil = Math.max(...listed.filter(isHeadwayTrain).map(({ from }) => from));
    return {
      ...direction,
      departures: upTo(limit, listed, service?.last).map((train) => toDeparture(train, context)),
      ...(liveUntil > at && { liveUntil: momentOf(liveUntil) }),
      ...(service && { first: momentOf(service.first), last: momentOf(service.last) }),
      ...(nextFirst !== undefined && { nextFirst: momentOf(nextFirst) }),
    };
  });

  function findFirst(trainsOf: TrainsOf, from: number): number | undefined {
    const lastDay = Math.min(from + daysAhead, timetable.validity?.last ?? from);
    for (let ahead = from; ahead <= lastDay; ahead += 1) {
      const service = serviceOf(trainsOf, searchDays(timetable, day, ahead, ahead));
      if (service) return service.first;
    }
    return undefined;
  }
}

type TrainsOf = (days: readonly SearchDay[]) => Train[];

/**
 * The first and the last departure of a service day. Live data may move the last one earlier and the first one later, and never
 * the other way: nobody comes too late by them.
 */
function serviceOf(trainsOf: TrainsOf, days: readonly SearchDay[]): Train['promised'] {
  const planned = spanOf(trainsOf(asPlanned(days)));
  const promised = days.some(({ live }) => live) ? spanOf(trainsOf(days)) : planned;
  if (!planned || !promised) return undefined;
  return {
    first: Math.max(planned.first, promised.first),
    last: Math.min(planned.last, promised.last),
  };
}

function spanOf(trains: readonly Train[]): Train['promised'] {
  const promised = trains.flatMap((train) => train.promised ?? []);
  if (promised.length === 0) return undefined;
  return {
    first: Math.min(...promised.map(({ first }) => first)),
    last: Math.max(...promised.map(({ last }) => last)),
  };
}

/** Whether a train has not left yet. One that does not come is listed from an hour before its time until 5 minutes after. */
function isListed({ from, until, missing, on, patterns }: Train, at: number): boolean {
  if (missing) return from <= at + missingSeconds.before && from >= at - missingSeconds.after;
  const isLive = on.live?.patterns === patterns;
  return until >= from && until >= at - (isLive ? departingSeconds : 0);
}

const isPeriod = ({ everySeconds }: Train) => everySeconds !== undefined;

/** A train of a headway service that live data know. */
function isHeadwayTrain({ on, patterns, pattern, trip }: Train): boolean {
  return (
    on.live?.patterns === patterns && on.live.runs[patterns.tripStart[pattern]! + trip]!.kind === 'headway'
  );
}

/**
 * The first trains that come and the first headways, with those that do not come in between, or would be the last ones.
 * @param last the last departure of the day
 */
function upTo(limit: number, trains: readonly Train[], last = Number.POSITIVE_INFINITY): Train[] {
  const coming = trains.filter((train) => !train.missing && !isPeriod(train)).slice(0, limit);
  const until = coming.length === limit ? coming.at(-1)!.from : Number.POSITIVE_INFINITY;
  const shown = new Set([...coming, ...trains.filter(isPeriod).slice(0, limit)]);
  return trains.filter(
    (train) => shown.has(train) || (train.missing && (train.from <= until || train.from > last)),
  );
}
