import type { Fare, Journey, JourneyLeg, WalkLeg } from '@raang/domain';
import { secondsPerDay, toCalendarDate, toIsoMoment, toLocalSeconds } from '@raang/text-time';
import { faresBetween, faresOfRides } from '../fares/fares-between';
import type { Ride } from '../fares/rides-between';
import type { FoundRide } from '../raptor/found-leg';
import { hasLiveTrains } from '../raptor/search-day';
import type { StopAccess } from '../raptor/stop-access';
import { type FoundWay, lastDeparture, type WayQuestion } from '../raptor/ways';
import { serviceZero } from '../timetable/service-zero';
import type { Access } from './access';
import { createRide } from './create-ride';
import { createAccess, createWalk, type TimesBetween } from './create-walk';
import type { Planner } from './planner';
import { usualTimes } from './usual-times';

/** Both ends of a query: what its stops stand for. */
export interface JourneyEnds {
  from: readonly Access[];
  to: readonly Access[];
}

/**
 * @param base the day that the journey's times are relative to
 * @param lastDepartures cache by service day, filled here and shared by the journeys of one result
 */
export function createJourney(
  planner: Planner,
  way: FoundWay,
  question: WayQuestion,
  ends: JourneyEnds,
  base: number,
  lastDepartures: Map<number, number | undefined>,
): Journey {
  const { timetable } = planner;
  const { timeZone, stations, stops } = timetable;
  const zero = serviceZero(timeZone, base);
  const momentOf = (time: number) => toIsoMoment(timeZone, zero + time);
  const codeOf = (stop: number) => stations.codes[stops.station[stop]!]!;
  const timesBetween: TimesBetween = (departure, arrival) => ({
    departure: momentOf(departure),
    arrival: momentOf(arrival),
    durationSeconds: arrival - departure,
  });
  const usual = usualTimes(question, way);
  const rides = way.legs.filter((leg) => leg.kind === 'ride');
  const between = way.legs.map((leg): JourneyLeg =>
    leg.kind === 'ride'
      ? createRide(leg, {
          question,
          before: rides[rides.indexOf(leg) - 1],
          usual: usual.rides.get(leg)!,
          network: planner.network,
          momentOf,
          toMoment: (seconds) => toIsoMoment(timeZone, seconds),
          codeOf,
        })
      : createWalk(leg, planner, timesBetween),
  );
  const accessOf = (accesses: readonly Access[], { stop }: StopAccess) =>
    accesses.find(({ station }) => station === codeOf(stop))!;
  const { origin, destination, departure, arrival } = way;
  const access = createAccess(
    'access',
    accessOf(ends.from, origin),
    timesBetween(departure, departure + origin.seconds),
  );
  const egress = createAccess(
    'egress',
    accessOf(ends.to, destination),
    timesBetween(arrival - destination.seconds, arrival),
  );
  const legs = [...(access ? [access] : []), ...between, ...(egress ? [egress] : [])];
  const serviceDay = serviceDayOf(way, question, base);
  if (way.rides > 0 && !lastDepartures.has(serviceDay)) {
    lastDepartures.set(serviceDay, findLast(question, way, serviceDay));
  }
  const last = way.rides > 0 ? lastDepartures.get(serviceDay) : undefined;
  return {
    serviceDate: toCalendarDate(serviceDay),
    departure: momentOf(way.departure),
    arrival: momentOf(way.arrival),
    durationSeconds: way.arrival - way.departure,
    usualDurationSeconds: usual.durationSeconds,
    transfers: Math.max(0, way.rides - 1),
    legs,
    fares: findFares(planner, legs, toCalendarDate(serviceDay)),
    ...(last !== undefined && { lastDeparture: momentOf(latestOf(last)) }),
    isLive: legs.some((leg) => leg.kind === 'ride' && leg.live !== undefined),
  };

  function latestOf(lastOfDay: number): number {
    const first = way.legs.find((leg) => leg.kind === 'ride');
    // for a late train, passengers have to be there as planned
    if (first && hasLiveTrains(question.days[first.day]!)) return lastOfDay;
    // with trains of the next service day, a later departure may be possible
    return Math.max(lastOfDay, way.departure);
  }
}

/**
 * Of the first train; on foot, the calendar day of the departure.
 * @param base the day that the way's times are relative to
 */
export function serviceDayOf(
  { legs, departure }: FoundWay,
  { timetable: { timeZone }, days }: Pick<WayQuestion, 'timetable' | 'days'>,
  base: number,
): number {
  const first = legs.find((leg): leg is FoundRide => leg.kind === 'ride');
  if (first) return days[first.day]!.day.day;
  return Math.floor(toLocalSeconds(timeZone, serviceZero(timeZone, base) + departure) / secondsPerDay);
}

/** With trains of that service day alone; undefined if the whole way can be walked. */
function findLast(
  question: WayQuestion,
  { legs, departure }: FoundWay,
  serviceDay: number,
): number | undefined {
  const days = question.days.filter(({ day }) => day.day === serviceDay);
  const last = lastDeparture({ ...question, days }, legs);
  // none is planned: with trains that only live data know, nobody should wait for a later one
  return last === 'any-time' ? undefined : (last ?? departure);
}

/** The tariff treats a change within one line as one ride. */
function findFares({ network, tariff }: Planner, legs: readonly JourneyLeg[], date: string): Fare[] {
  const context = { ...tariff, network, date };
  const rides: Ride[] = [];
  let isSameLine = false;
  for (const leg of legs) {
    if (leg.kind === 'walk') isSameLine &&= leg.from === leg.to;
    if (leg.kind !== 'ride') continue;
    const before = rides.at(-1);
    if (before && isSameLine && before.lineId === leg.lineId) before.to = leg.to;
    else rides.push({ lineId: leg.lineId, from: leg.from, to: leg.to });
    isSameLine = true;
  }
  if (rides.length > 0) return faresOfRides(rides, context);
  const walks = legs.filter((leg): leg is WalkLeg => leg.kind === 'walk');
  return faresBetween(walks[0]!.from, walks.at(-1)!.to, context);
}
