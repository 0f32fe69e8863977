import { runsOn } from '../feed/service-day';
import { never } from './headway-service';
import { findStopCalls } from './stop-calls';
import type { Timetable } from './timetable';
import type { TimetableDay } from './timetable-day';
import { arrivalAt, callCount, departureAt } from './timetable-patterns';

/** Queries repeat the same week; a query over a year must not fill the memory. */
const mostDays = 16;

/** Cached per day; evicts the least recently used. */
export function timetableDay(timetable: Timetable, day: number): TimetableDay {
  const { days } = timetable;
  const known = days.get(day);
  const found = known ?? createDay(timetable, day);
  if (known) days.delete(day);
  else if (days.size >= mostDays) days.delete(days.keys().next().value!);
  days.set(day, found);
  return found;
}

/** Uncached. */
export function createDay(
  { services, patterns, stops }: Pick<Timetable, 'services' | 'patterns' | 'stops'>,
  day: number,
): TimetableDay {
  const runs = Uint8Array.from(services, (service) => Number(runsOn(service, day)));
  const first = new Int32Array(patterns.count).fill(never);
  const last = new Int32Array(patterns.count).fill(-never);
  const isWhole = new Uint8Array(patterns.count);
  let firstDeparture = never;
  let lastArrival = -never;
  const { tripStart, service, periods } = patterns;
  for (let pattern = 0; pattern < patterns.count; pattern += 1) {
    const [from, to] = [tripStart[pattern]!, tripStart[pattern + 1]!];
    let [early, late] = [from, to - 1];
    while (early < to && runs[service[early]!] === 0) early += 1;
    if (early === to) continue;
    while (runs[service[late]!] === 0) late -= 1;
    isWhole[pattern] = Number(service.subarray(from, to).every((index) => runs[index] === 1));
    const headways = periods[pattern];
    first[pattern] = departureAt(patterns, pattern, early - from, 0);
    last[pattern] = arrivalAt(patterns, pattern, late - from, callCount(patterns, pattern) - 1);
    if (headways) {
      first[pattern]! += Math.min(...headways.map(({ start }) => start));
      last[pattern]! += Math.max(
        ...headways.map(({ last: train, end, headwaySeconds }) => train ?? end + headwaySeconds),
      );
    }
    if (first[pattern]! < firstDeparture) firstDeparture = first[pattern]!;
    if (last[pattern]! > lastArrival) lastArrival = last[pattern]!;
  }
  const callsAt = findStopCalls(patterns, stops.count, (pattern) => first[pattern] !== never);
  return { day, runs, isWhole, first, last, callsAt, firstDeparture, lastArrival };
}
