import type { ClosedTrips } from '../raptor/closed-runs';
import { type Closures, closuresOn } from '../raptor/closures';
import { hasLiveTrains, type SearchDay } from '../raptor/search-day';
import { never } from '../timetable/headway-service';
import type { Timetable } from '../timetable/timetable';
import { departureAt, isBoardable, tripCount } from '../timetable/timetable-patterns';
import type { CallTowards } from './calls-towards';
import { findMissing, type MissingTrain } from './missing-trains';

/** One train, or the trains of a headway period; times count from the same origin as the searched days. */
export interface Train extends CallTowards {
  on: SearchDay;
  /** Of the pattern, from 0. */
  trip: number;
  /** Departure; of a period, the first one. */
  from: number;
  /**
   * The same; of a period, its last departure that passengers can rely on, or the start of the next period; before `from` if
   * live data say that it has left.
   */
  until: number;
  everySeconds?: number;
  /**
   * The first and the last departure as planned, or earlier: what pages promise of first and last trains. Undefined for a
   * train that only live data know, or that does not come.
   */
  promised?: { first: number; last: number };
  /** It does not come. */
  missing?: MissingTrain;
}

/** The trains of one service day at some calls that passengers can board, unsorted. */
export function findTrains(
  timetable: Timetable,
  closures: Closures,
  calls: readonly CallTowards[],
  on: SearchDay,
): Train[] {
  const { day, offset, patterns, live } = on;
  const { canAlight, closed: closedByPattern } = closuresOn(closures, on);
  const isLive = hasLiveTrains(on);
  return calls.flatMap((at) => {
    const { patterns: ofCall, pattern, call } = at;
    if (ofCall !== patterns) return [];
    const first = patterns.tripStart[pattern]!;
    const trips = tripCount(patterns, pattern);
    const closed = closedByPattern?.get(pattern);
    const trains: Train[] = [];
    for (let trip = 0; trip < trips; trip += 1) {
      if (day.runs[patterns.service[first + trip]!] === 0) continue;
      if (!isBoardable(patterns, pattern, trip, call)) continue;
      if (closed?.apart.has(trip) && !stopsAt(closed, trip, pattern, call)) continue;
      const departure = departureAt(patterns, pattern, trip, call) + offset;
      const train = { ...at, on, trip };
      if (!isLive && live?.removed.get(pattern)?.has(trip)) {
        const missing = findMissing(timetable, live, { pattern, trip, call });
        const planned = { ...train, from: departure };
        if (missing?.status === 'past')
          trains.push({ ...planned, until: -never, promised: { first: departure, last: departure } });
        else if (missing) trains.push({ ...planned, until: departure, missing });
        continue;
      }
      const periods = patterns.periods[pattern];
      if (periods) trains.push(...periodsOf(train, departure));
      else trains.push({ ...train, from: departure, until: departure, ...promiseOf(train, departure) });
    }
    return trains;
  });

  /** The trains of a headway service, of which the first departure would be at `departure`. */
  function periodsOf(train: Omit<Train, 'from' | 'until'>, departure: number): Train[] {
    const { pattern, call } = train;
    const reliableUntil = patterns.reliableUntil[pattern]! + offset;
    // until the last predicted train has left, no other one exists
    const noneBefore = live?.liveUntil
      ? live.liveUntil[patterns.callStart[pattern]! + call]! + offset
      : -never;
    return patterns.periods[pattern]!.flatMap(({ start, end, headwaySeconds, last }) => {
      const from = departure + start;
      const until = Math.min(departure + (last ?? end), reliableUntil);
      if (until < from) return [];
      const promised = { first: from, last: until };
      return [{ ...train, from: Math.max(from, noneBefore), until, everySeconds: headwaySeconds, promised }];
    });
  }

  /** A late train is promised for its schedule: a passenger at that time reaches it in any case. */
  function promiseOf({ pattern, trip, call }: Train | Omit<Train, 'from' | 'until'>, departure: number) {
    const run = isLive ? live!.runs[patterns.tripStart[pattern]! + trip]! : undefined;
    if (run && run.kind !== 'timetable') return {};
    const scheduled = run?.scheduled ? run.scheduled[call]! + offset : departure;
    const time = Math.min(scheduled, departure);
    return { promised: { first: time, last: time } };
  }

  /** Whether a train that passes some calls stops at this one, and at any later one. */
  function stopsAt({ passing }: ClosedTrips, trip: number, pattern: number, call: number): boolean {
    const passes = passing.get(trip);
    if (!passes || passes.has(call)) return false;
    const first = patterns.callStart[pattern]!;
    const later = canAlight.subarray(first + call + 1, patterns.callStart[pattern + 1]);
    return later.some((value, index) => value === 1 && !passes.has(call + 1 + index));
  }
}
