import type { Bilingual } from '@raang/domain';
import { type ClosedTrips, closedOn } from '../raptor/closed-runs';
import type { Closures } from '../raptor/closures';
import type { SearchDay } from '../raptor/scan';
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
  { canAlight, closedRuns }: Closures,
  calls: readonly CallTowards[],
  { day, offset }: SearchDay,
): Train[] {
  const { patterns, stops } = timetable;
  const closedByPattern = closedOn(closedRuns, day.day);
  return calls.flatMap(({ pattern, call, stop }) => {
    const first = patterns.tripStart[pattern]!;
    const trips = tripCount(patterns, pattern);
    const closed = closedByPattern?.get(pattern);
    const platform = stops.platformCodes[stop];
    const trains: Train[] = [];
    for (let trip = 0; trip < trips; trip += 1) {
      if (day.runs[patterns.service[first + trip]!] === 0) continue;
      if (closed?.apart.has(trip) && !stopsAt(closed, trip, pattern, call)) continue;
      const at = departureAt(patterns, pattern, trip, call) + offset;
      const said = {
        headsign: headsignAt(timetable, pattern, patterns.trip[first + trip]!, call),
        ...(platform && { platform }),
      };
      const periods = patterns.periods[pattern];
      if (!periods) trains.push({ from: at, until: at, ...said });
      for (const { start, end, headwaySeconds, last } of periods ?? []) {
        const until = Math.min(at + (last ?? end), patterns.reliableUntil[pattern]! + offset);
        if (until >= at + start)
          trains.push({ from: at + start, until, everySeconds: headwaySeconds, ...said });
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
