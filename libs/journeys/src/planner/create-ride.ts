import type { RideLeg, StationCode } from '@raang/domain';
import type { FoundRide } from '../raptor/found-leg';
import type { WayQuestion } from '../raptor/ways';
import type { Network } from '../network/network';
import { headsignAt } from '../timetable/headsign';
import type { Timetable } from '../timetable/timetable';
import { departureAt } from '../timetable/timetable-patterns';

interface RideContext {
  question: WayQuestion;
  network: Network;
  momentOf: (time: number) => string;
  codeOf: (stop: number) => StationCode;
}

export function createRide(ride: FoundRide, { question, network, momentOf, codeOf }: RideContext): RideLeg {
  const { timetable, conditions } = question;
  const { patterns, stops, lineIds } = timetable;
  const { pattern, boardCall, alightCall, departure, arrival, ready } = ride;
  const firstCall = patterns.callStart[pattern]!;
  const [board, alight] = [patterns.stop[firstCall + boardCall]!, patterns.stop[firstCall + alightCall]!];
  const line = patterns.line[pattern]!;
  const lineId = lineIds[line]!;
  const { agency, isOwn } = network.lines.get(lineId)!;
  const timeOf = createTimes(timetable, ride);
  // departures on the way include the full delay; the boarding call may be on time
  const delay = conditions.delay[line]!;
  const between = Array.from({ length: alightCall - boardCall - 1 }, (_, index) => boardCall + 1 + index);
  const platform = stops.platformCodes[board];
  const trip = patterns.tripStart[pattern]! + ride.trip;
  const isStepFree = allStepFree(stops.stepFree[board]!, patterns.stepFree[trip]!, stops.stepFree[alight]!);
  return {
    kind: 'ride',
    lineId,
    agencyId: agency.id,
    isOwn,
    direction: patterns.direction[pattern] === 1 ? 1 : 0,
    from: codeOf(board),
    to: codeOf(alight),
    departure: momentOf(departure),
    arrival: momentOf(arrival),
    durationSeconds: arrival - departure,
    headsign: headsignAt(timetable, pattern, patterns.trip[trip]!, boardCall),
    stops: between.map((call) => ({
      station: codeOf(patterns.stop[firstCall + call]!),
      departure: momentOf(timeOf(call) + delay),
    })),
    ...(platform && { platform }),
    waitSeconds: departure - ready,
    ...(patterns.isHeadway[pattern] === 1 && { everySeconds: intervalOf(question, ride) }),
    ...(delay > 0 && { delaySeconds: delay }),
    ...(isStepFree !== undefined && { isStepFree }),
  };
}

/** When the train of a ride leaves each of its calls, without delay. */
function createTimes({ patterns }: Timetable, { pattern, trip, boardCall, departure }: FoundRide) {
  const raw = (call: number) => departureAt(patterns, pattern, trip, call);
  return (call: number) => departure + raw(call) - raw(boardCall);
}

/** GTFS: 0 unknown, 1 yes, 2 no. */
function allStepFree(...values: readonly number[]): boolean | undefined {
  if (values.includes(2)) return false;
  return values.includes(0) ? undefined : true;
}

/** Headway of all trains of the line together that serve both stations of the ride. */
function intervalOf({ timetable, conditions, days }: WayQuestion, ride: FoundRide): number {
  const { canBoard, canAlight } = conditions;
  const { day, offset } = days[ride.day]!;
  const { patterns, stops, stations, callsAt } = timetable;
  const first = patterns.callStart[ride.pattern]!;
  const stationAt = (call: number) => stops.station[patterns.stop[call]!]!;
  const [from, to] = [stationAt(first + ride.boardCall), stationAt(first + ride.alightCall)];
  let perSecond = 0;
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
      const start = ride.ready - offset - departureAt(patterns, pattern, 0, call);
      const period = periods.find((one) => start < one.end && (start >= one.start || one.hasFirst));
      // skip trains that have not started yet, except that of this ride
      if (period && (start >= period.start || pattern === ride.pattern))
        perSecond += 1 / period.headwaySeconds;
    }
  }
  if (perSecond > 0) return Math.round(1 / perSecond);
  return Math.min(...patterns.periods[ride.pattern]!.map(({ headwaySeconds }) => headwaySeconds));
}
