import type { StationCode } from '@raang/domain';
import { type ClockTime, toCalendarDate, toIsoMoment } from '@raang/text-time';
import { findConditions } from '../raptor/conditions';
import type { TravelConditions } from '../raptor/travel-conditions';
import { lastDeparture } from '../raptor/ways';
import { serviceZero } from '../timetable/service-zero';
import { stopAccesses, toAccesses } from './access';
import { searchDays, serviceDayAt, toDayAndTime } from './clock';
import type { Planner } from './planner';

export interface LastDepartureQuery extends ClockTime, TravelConditions {
  from: StationCode;
  to: readonly StationCode[];
}

export interface LastDepartures {
  /**
   * The current service day: after midnight the previous day, as long as its trains run. `YYYY-MM-DD`; absent outside
   * the validity of the timetable.
   */
  serviceDate?: string | undefined;
  /** In the order of the query; without stations that trains do not reach. */
  departures: LastDepartureTo[];
}

export interface LastDepartureTo {
  to: StationCode;
  /** When to leave at the latest, in ISO 8601; it may have passed. Absent if the whole way can be walked. */
  departure?: string | undefined;
}

/**
 * When to leave one station at the latest to reach others: the departures of the last journeys of the service day, as
 * `findJourneys` has them. One backward search for each destination, and no way is traced.
 */
export function findLastDepartures(planner: Planner, query: LastDepartureQuery): LastDepartures {
  const { timetable } = planner;
  const { timeZone, validity } = timetable;
  const { day, at } = toDayAndTime(query);
  if (!validity || !(day >= validity.first && day <= validity.last)) return { departures: [] };
  const serviceDay = serviceDayAt(timetable, day, at);
  const zero = serviceZero(timeZone, serviceDay);
  const accesses = (station: StationCode) => stopAccesses(timetable, toAccesses(station));
  const question = {
    timetable,
    conditions: findConditions(timetable, query),
    days: searchDays(timetable, serviceDay, serviceDay, serviceDay),
    origins: accesses(query.from),
    slackSeconds: 0,
  };
  const departures = query.to.flatMap((to): LastDepartureTo[] => {
    if (to === query.from) return [];
    const last = lastDeparture({ ...question, destinations: accesses(to) });
    if (last === undefined) return [];
    return [last === 'any-time' ? { to } : { to, departure: toIsoMoment(timeZone, zero + last) }];
  });
  return { serviceDate: toCalendarDate(serviceDay), departures };
}
