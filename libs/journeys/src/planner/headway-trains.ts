import type { FoundRide } from '../raptor/found-leg';
import type { WayQuestion } from '../raptor/ways';
import { comesBy, type HeadwayService, never } from '../timetable/headway-service';
import { departureAt } from '../timetable/timetable-patterns';

/** Trains of one pattern that take a passenger of a ride by headway to the same station. */
interface HeadwayTrains {
  isOfRide: boolean;
  periods: readonly HeadwayService[];
  /** Until then only the predicted ones exist. */
  noneBefore: number;
  /** When the train that leaves its first call at 0 leaves the station of the passenger. */
  shift: number;
}

/** All trains of the line together that serve both stations of a ride by headway. */
export function headwayTrains(
  { timetable, conditions, days }: WayQuestion,
  ride: FoundRide,
): HeadwayTrains[] {
  const { canBoard, canAlight } = conditions;
  const { day, offset, live } = days[ride.day]!;
  const { patterns, stops, stations, callsAt } = timetable;
  const first = patterns.callStart[ride.pattern]!;
  const stationAt = (call: number) => stops.station[patterns.stop[call]!]!;
  const [from, to] = [stationAt(first + ride.boardCall), stationAt(first + ride.alightCall)];
  const trains: HeadwayTrains[] = [];
  for (const stop of stations.stops[from]!) {
    for (let index = callsAt.start[stop]!; index < callsAt.start[stop + 1]!; index += 1) {
      const [pattern, call] = [callsAt.pattern[index]!, callsAt.call[index]!];
      const periods = patterns.periods[pattern];
      if (!periods || patterns.line[pattern] !== patterns.line[ride.pattern]) continue;
      if (patterns.direction[pattern] !== patterns.direction[ride.pattern]) continue;
      if (day.runs[patterns.service[patterns.tripStart[pattern]!]!] === 0) continue;
      const [begin, end] = [patterns.callStart[pattern]!, patterns.callStart[pattern + 1]!];
      // on a loop, routes between two stations differ by their number of calls
      const alight = begin + call + ride.alightCall - ride.boardCall;
      if (alight >= end || stationAt(alight) !== to) continue;
      if (canBoard[begin + call] === 0 || canAlight[alight] === 0) continue;
      trains.push({
        isOfRide: pattern === ride.pattern && call === ride.boardCall,
        periods,
        noneBefore: live?.liveUntil ? live.liveUntil[begin + call]! + offset : -never,
        shift: offset + departureAt(patterns, pattern, 0, call),
      });
    }
  }
  return trains;
}

/** Headway of all trains together for a passenger who is ready at a time. */
export function headwayAt(trains: readonly HeadwayTrains[], ready: number): number {
  const from = waitingFrom(trains, ready);
  let perSecond = 0;
  for (const { isOfRide, periods, shift } of running(trains, from)) {
    const start = from - shift;
    const period = periods.find((one) => start < one.end && (start >= one.start || one.hasFirst));
    // skip trains that have not started yet, except that of the ride
    if (period && (start >= period.start || isOfRide)) perSecond += 1 / period.headwaySeconds;
  }
  if (perSecond > 0) return Math.round(1 / perSecond);
  const { periods } = trains.find(({ isOfRide }) => isOfRide)!;
  return Math.min(...periods.map(({ headwaySeconds }) => headwaySeconds));
}

/**
 * When a passenger usually boards: after half of the headway of all trains together, or with the published first or last
 * train. Half of the passengers board earlier, and nobody later than the planner promises.
 */
export function usualBoarding(trains: readonly HeadwayTrains[], ready: number): number {
  const { periods, shift } = trains.find(({ isOfRide }) => isOfRide)!;
  const from = waitingFrom(trains, ready);
  const latest = comesBy(periods, from - shift) + shift;
  let perSecond = 0;
  for (const train of running(trains, from)) perSecond += rateAt(train.periods, from - train.shift);
  return perSecond > 0 ? Math.min(latest, from + Math.round(1 / perSecond / 2)) : latest;
}

/** A passenger who takes none of the predicted trains waits for one after them. */
function waitingFrom(trains: readonly HeadwayTrains[], ready: number): number {
  return Math.max(ready, ...trains.map((train) => (train.isOfRide ? train.noneBefore : ready)));
}

const running = (trains: readonly HeadwayTrains[], from: number) =>
  trains.filter(({ noneBefore }) => noneBefore <= from);

/** Trains per second at times that nobody publishes: none before the first train, and none if only the last one is left. */
function rateAt(periods: readonly HeadwayService[], start: number): number {
  const period = periods.find((one) => start >= one.start && start < one.end);
  if (!period) return 0;
  const { headwaySeconds, last = Number.POSITIVE_INFINITY } = period;
  return start + headwaySeconds > last ? 0 : 1 / headwaySeconds;
}
