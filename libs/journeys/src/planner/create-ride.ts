import type { RideLeg, StationCode } from '@raang/domain';
import type { FoundRide } from '../raptor/found-leg';
import { delayOf } from '../raptor/conditions';
import type { WayQuestion } from '../raptor/ways';
import type { Network } from '../network/network';
import { headsignAt } from '../timetable/headsign';
import { allStepFree } from '../timetable/step-free';
import { departureAt } from '../timetable/timetable-patterns';
import type { UsualRide } from './usual-times';

interface RideContext {
  question: WayQuestion;
  usual: UsualRide;
  network: Network;
  momentOf: (time: number) => string;
  codeOf: (stop: number) => StationCode;
}

export function createRide(ride: FoundRide, context: RideContext): RideLeg {
  const { question, usual, network, momentOf, codeOf } = context;
  const { timetable, conditions, days } = question;
  const { stops, lineIds } = timetable;
  const { patterns, pattern, boardCall, alightCall, departure, arrival, ready } = ride;
  const firstCall = patterns.callStart[pattern]!;
  const [board, alight] = [patterns.stop[firstCall + boardCall]!, patterns.stop[firstCall + alightCall]!];
  const line = patterns.line[pattern]!;
  const lineId = lineIds[line]!;
  const { agency, isOwn } = network.lines.get(lineId)!;
  const timeOf = createTimes(ride);
  // departures on the way include the full delay; the boarding call may be on time
  const delay = delayOf(conditions, days[ride.day]!, pattern);
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
    headsign: headsignAt(timetable, ride, patterns.trip[trip]!, boardCall),
    stops: between.map((call) => ({
      station: codeOf(patterns.stop[firstCall + call]!),
      departure: momentOf(timeOf(call) + delay),
    })),
    ...(platform && { platform }),
    waitSeconds: departure - ready,
    usualWaitSeconds: usual.waitSeconds,
    ...(usual.everySeconds && { everySeconds: usual.everySeconds }),
    ...(delay > 0 && { delaySeconds: delay }),
    ...(isStepFree !== undefined && { isStepFree }),
  };
}

/** When the train of a ride leaves each of its calls, without delay. */
function createTimes({ patterns, pattern, trip, boardCall, departure }: FoundRide) {
  const raw = (call: number) => departureAt(patterns, pattern, trip, call);
  return (call: number) => departure + raw(call) - raw(boardCall);
}
