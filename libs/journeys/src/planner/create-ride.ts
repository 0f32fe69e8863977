import type { RideLeg, StationCode } from '@raang/domain';
import type { FoundRide } from '../raptor/found-leg';
import { delayOf } from '../raptor/conditions';
import type { WayQuestion } from '../raptor/ways';
import { hasLiveTrains } from '../raptor/search-day';
import type { Network } from '../network/network';
import { platformsAt, toLiveCall } from '../timetable/live-call';
import { crowdingOf } from '../timetable/occupancy';
import { callStates, type LiveRun } from '../timetable/live-timetable';
import { headsignAt } from '../timetable/headsign';
import { allStepFree } from '../timetable/step-free';
import { departureAt } from '../timetable/timetable-patterns';
import type { UsualRide } from './usual-times';

interface RideContext {
  question: WayQuestion;
  /** The ride before, if there is one. */
  before: FoundRide | undefined;
  usual: UsualRide;
  network: Network;
  momentOf: (time: number) => string;
  /** For seconds since 1970. */
  toMoment: (seconds: number) => string;
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
  const run = runOf(ride, question);
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
    ...platformsAt(timetable, board, run, boardCall),
    waitSeconds: departure - ready,
    usualWaitSeconds: usual.waitSeconds,
    ...(usual.everySeconds && { everySeconds: usual.everySeconds }),
    ...(delay > 0 && { delaySeconds: delay }),
    ...(isStepFree !== undefined && { isStepFree }),
    ...(run && liveFactsOf(run, ride, context)),
    ...connectionOf(ride, context),
  };
}

/** The train that live data know; undefined for one that runs by the timetable. */
function runOf({ patterns, pattern, trip, day }: FoundRide, { days }: WayQuestion): LiveRun | undefined {
  const on = days[day]!;
  return hasLiveTrains(on) ? on.live!.runs[patterns.tripStart[pattern]! + trip] : undefined;
}

function liveFactsOf(
  run: LiveRun,
  { boardCall, alightCall, departure, day }: FoundRide,
  { question: { days }, momentOf, toMoment }: RideContext,
): Partial<RideLeg> {
  const { offset } = days[day]!;
  const scheduledAt = (call: number) => (run.scheduled ? run.scheduled[call]! + offset : undefined);
  const [from, to] = [scheduledAt(boardCall), scheduledAt(alightCall)];
  const live = toLiveCall(run, boardCall, from === undefined ? undefined : departure - from, toMoment);
  const crowding = crowdingOf(run.occupancy.get(boardCall));
  return {
    train: run.key,
    ...(live && { live }),
    ...(live && from !== undefined && { scheduledDeparture: momentOf(from) }),
    ...(live && to !== undefined && { scheduledArrival: momentOf(to) }),
    ...(crowding && { crowding }),
  };
}

/** Less than this to spare is tight. */
const tightSeconds = 60;
/** By how much a time may be wrong that its source is not sure of. */
const aboutSeconds = 180;

/** The change to a single train, if live data know it or the train before. */
function connectionOf(
  ride: FoundRide,
  { question, before }: RideContext,
): Pick<RideLeg, 'connection'> | undefined {
  if (!before || ride.patterns.isHeadway[ride.pattern] === 1) return undefined;
  const [arriving, leaving] = [runOf(before, question), runOf(ride, question)];
  if (!arriving && !leaving) return undefined;
  const slackSeconds = ride.departure - ride.ready;
  const isUncertain = isAbout(arriving, before.alightCall) || isAbout(leaving, ride.boardCall);
  if (isUncertain && slackSeconds < aboutSeconds) return { connection: { slackSeconds, risk: 'at-risk' } };
  return { connection: { slackSeconds, risk: slackSeconds < tightSeconds ? 'tight' : 'safe' } };
}

const isAbout = (run: LiveRun | undefined, call: number) => run?.states[call] === callStates.indexOf('about');

/** When the train of a ride leaves each of its calls, without delay. */
function createTimes({ patterns, pattern, trip, boardCall, departure }: FoundRide) {
  const raw = (call: number) => departureAt(patterns, pattern, trip, call);
  return (call: number) => departure + raw(call) - raw(boardCall);
}
