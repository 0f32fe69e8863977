import type { Bilingual } from '@raang/domain';
import type { ClosedTrips } from '../raptor/closed-runs';
import { type Closures, closuresOn } from '../raptor/closures';
import { hasLiveTrains, type SearchDay } from '../raptor/search-day';
import { never } from '../timetable/headway-service';
import { headsignAt } from '../timetable/headsign';
import type { Timetable } from '../timetable/timetable';
import { departureAt, tripCount } from '../timetable/timetable-patterns';
import type { CallTowards } from './calls-towards';

/** One train, or the trains of a headway period; times count from the same origin as the searched days. */
export interface Train {
  /** Departure; of a period, the first one. */
  from: number;
  /** The same; of a period, its last departure that passengers can rely on, or the start of the next period. */
  until: number;
  everySeconds?: number;
  headsign: Bilingual;
  platform?: string;
}

/** The trains of one service day at some calls that passengers can board, unsorted. */
export function findTrains(
  timetable: Timetable,
  closures: Closures,
  calls: readonly CallTowards[],
  on: SearchDay,
): Train[] {
  const { stops } = timetable;
  const { day, offset, patterns, live } = on;
  const { canAlight, closed: closedByPattern } = closuresOn(closures, on);
  const removed = hasLiveTrains(on) ? undefined : live?.removed;
  return calls.flatMap(({ patterns: ofCall, pattern, call, stop }) => {
    if (ofCall !== patterns) return [];
    const first = patterns.tripStart[pattern]!;
    const trips = tripCount(patterns, pattern);
    const closed = closedByPattern?.get(pattern);
    const platform = stops.platformCodes[stop];
    const trains: Train[] = [];
    for (let trip = 0; trip < trips; trip += 1) {
      if (day.runs[patterns.service[first + trip]!] === 0 || removed?.get(pattern)?.has(trip)) continue;
      if (closed?.apart.has(trip) && !stopsAt(closed, trip, pattern, call)) continue;
      const at = departureAt(patterns, pattern, trip, call) + offset;
      const said = {
        headsign: headsignAt(timetable, { patterns, pattern }, patterns.trip[first + trip]!, call),
        ...(platform && { platform }),
      };
      const periods = patterns.periods[pattern];
      if (!periods) trains.push({ from: at, until: at, ...said });
      // until the last predicted train has left, no other one exists
      const noneBefore = live?.liveUntil
        ? live.liveUntil[patterns.callStart[pattern]! + call]! + offset
        : -never;
      for (const { start, end, headwaySeconds, last } of periods ?? []) {
        const from = Math.max(at + start, noneBefore);
        const until = Math.min(at + (last ?? end), patterns.reliableUntil[pattern]! + offset);
        if (until >= from) trains.push({ from, until, everySeconds: headwaySeconds, ...said });
      }
    }
    return trains;
  });

  /** Whether a train that passes some calls stops at this one, and at any later one. */
  function stopsAt({ passing }: ClosedTrips, trip: number, pattern: number, call: number): boolean {
    const passes = passing.get(trip);
    if (!passes || passes.has(call)) return false;
    const first = patterns.callStart[pattern]!;
    const later = canAlight.subarray(first + call + 1, patterns.callStart[pattern + 1]);
    return later.some((value, index) => value === 1 && !passes.has(call + 1 + index));
  }
}
