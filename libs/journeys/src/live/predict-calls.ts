import type { CallState } from '../timetable/live-timetable';
import type { Occupancy } from '../timetable/occupancy';
import type { StopTimeEvent, StopTimeUpdate, TripUpdate } from './trip-update';

/** A call as planned. Times are seconds of the service day; of a headway service, since its first departure. */
export interface PlannedCall {
  /** Index of the timetable's stops. */
  stop: number;
  /** GTFS stop_sequence. */
  sequence: number;
  arrival: number;
  departure: number;
  canBoard: boolean;
  canAlight: boolean;
}

/** The same as expected. */
export interface LiveCall {
  stop: number;
  /** It stops at a platform that the timetable lacks at this station; `stop` is the one as planned. */
  isPlatformUnknown: boolean;
  arrival: number;
  departure: number;
  canBoard: boolean;
  canAlight: boolean;
  state: CallState;
  /** Where it is known. */
  occupancy: Occupancy | undefined;
}

export interface PredictionContext {
  stationOf: (stop: number) => number;
  /** By GTFS stop_id. */
  stopOf: (id: string) => number | undefined;
  /** When the service day begins, and when the data were made, in seconds since 1970. */
  zero: number;
  asOf: number;
  /** Whether a time of the service day can be one of a train. */
  isPossible: (time: number) => boolean;
  /** Times that are too old say nothing. */
  areTimesUsed: boolean;
  /** Of a headway service: only its own times count, and without any it is no train. */
  isByHeadway: boolean;
}

export interface Prediction {
  calls: LiveCall[];
  /** Whether any time is predicted. */
  isPredicted: boolean;
  /** Why none of its times counts. */
  fault: TimeFault | undefined;
  /** Stop updates that are about no call. */
  unmatched: number;
}

/** Times that run back, or that no train of the day can have. */
export type TimeFault = 'backwards' | 'impossible-time';

/** Predictions of a train differ by their rounding: so far back, a time becomes equal to the one before. */
export const mostSecondsBack = 120;
/** A time that is less certain is said with "about". */
const aboutSeconds = 180;

/**
 * What a trip update says of the calls of a train. A known delay goes on to later calls until the next known one, or until
 * nothing is known. Never throws.
 */
export function predictCalls(
  planned: readonly PlannedCall[],
  update: TripUpdate,
  context: PredictionContext,
): Prediction {
  const { said, unmatched } = matchCalls(planned, update.stopTimeUpdates, context);
  const calls = planned.map((call, index) => withoutTimes(call, said.get(index), context));
  const times = context.areTimesUsed ? expectTimes(planned, said, update, context) : [];
  const first = times.findIndex(({ isKnown }) => isKnown);
  const fault = first < 0 ? undefined : findFault(times, context);
  if (first < 0 || fault) return { calls, isPredicted: false, fault, unmatched };
  const delay = times[first]!.departure - planned[first]!.departure;
  for (const [index, call] of calls.entries()) {
    const { arrival, departure, isKnown, isAbout } = times[index]!;
    const timetabled = context.zero + Math.min(call.departure, call.departure + delay);
    call.arrival = arrival;
    call.departure = departure;
    if (isKnown) {
      if (call.state !== 'skipped') call.state = isAbout ? 'about' : 'predicted';
    } else if (index < first) {
      // nobody waits for a train that may have left
      if (context.isByHeadway || timetabled <= context.asOf)
        Object.assign(call, { canBoard: false, canAlight: false, state: 'past' });
    } else if (context.isByHeadway) call.canBoard = false;
  }
  return { calls, isPredicted: true, fault, unmatched };
}

/** Finds the call that each update is about, by sequence, else as the next one at its stop. */
function matchCalls(
  planned: readonly PlannedCall[],
  updates: readonly StopTimeUpdate[],
  { stopOf, stationOf }: PredictionContext,
): { said: Map<number, StopTimeUpdate>; unmatched: number } {
  const said = new Map<number, StopTimeUpdate>();
  let unmatched = 0;
  let after = 0;
  for (const update of updates) {
    const { stopSequence, stopId, assignedStopId } = update;
    const stop = stopId === undefined ? undefined : stopOf(stopId);
    let call = -1;
    if (stopSequence !== undefined) {
      call = planned.findIndex(({ sequence }) => sequence === stopSequence);
      const isThere = () => stop !== undefined && stationOf(stop) === stationOf(planned[call]!.stop);
      if (call >= 0 && stopId !== undefined && stopId !== assignedStopId && !isThere()) call = -1;
    } else if (stop !== undefined) {
      call = planned.findIndex((one, index) => index >= after && one.stop === stop);
    }
    if (call < 0) {
      unmatched += 1;
      continue;
    }
    after = call + 1;
    if (!said.has(call)) said.set(call, update);
  }
  return { said, unmatched };
}

/** What counts for longer than times: platforms, and calls that are skipped. */
function withoutTimes(
  { stop, arrival, departure, canBoard, canAlight }: PlannedCall,
  said: StopTimeUpdate | undefined,
  { stopOf, stationOf, areTimesUsed }: PredictionContext,
): LiveCall {
  const isSkipped = said?.relationship === 'SKIPPED';
  const { assignedStopId, departureOccupancy } = said ?? {};
  const assigned = assignedStopId === undefined ? stop : stopOf(assignedStopId);
  const isPlatformUnknown = assigned === undefined || stationOf(assigned) !== stationOf(stop);
  return {
    stop: isPlatformUnknown ? stop : assigned,
    isPlatformUnknown,
    arrival,
    departure,
    canBoard: canBoard && !isSkipped,
    canAlight: canAlight && !isSkipped,
    state: isSkipped ? 'skipped' : 'timetable',
    occupancy: areTimesUsed && departureOccupancy !== undefined ? { status: departureOccupancy } : undefined,
  };
}

interface ExpectedTime {
  arrival: number;
  departure: number;
  /** Else it is the one of the timetable, or of a headway service, by its running times. */
  isKnown: boolean;
  isAbout: boolean;
  isSkipped: boolean;
}

/** By call. */
function expectTimes(
  planned: readonly PlannedCall[],
  said: ReadonlyMap<number, StopTimeUpdate>,
  update: TripUpdate,
  context: PredictionContext,
): ExpectedTime[] {
  const { isByHeadway } = context;
  let isKnown = !isByHeadway && update.delay !== undefined;
  let delay = isKnown ? update.delay! : 0;
  let isAbout = false;
  const times = planned.map((call, index): ExpectedTime => {
    const one = said.get(index);
    const isSkipped = one?.relationship === 'SKIPPED';
    if (one?.relationship === 'NO_DATA') {
      isKnown = false;
      if (!isByHeadway) delay = 0;
    }
    const own = one && timesOf(call, one, context);
    if (own) {
      isKnown = true;
      delay = own.departure - call.departure;
      isAbout = isUncertain(one.arrival) || isUncertain(one.departure);
    }
    const { arrival, departure } = own ?? {
      arrival: call.arrival + delay,
      departure: call.departure + delay,
    };
    return { arrival, departure, isKnown, isAbout, isSkipped };
  });
  const first = times.findIndex((time) => time.isKnown);
  if (isByHeadway && first > 0) {
    const shift = times[first]!.departure - planned[first]!.departure;
    for (const time of times.slice(0, first)) {
      time.arrival += shift;
      time.departure += shift;
    }
  }
  return times;
}

/** Undefined if the update has none. */
function timesOf(
  call: PlannedCall,
  { relationship, ...said }: StopTimeUpdate,
  { zero, isByHeadway }: PredictionContext,
): { arrival: number; departure: number } | undefined {
  if (relationship === 'SKIPPED' || relationship === 'NO_DATA') return undefined;
  const isDelayUsed = !isByHeadway && relationship !== 'UNSCHEDULED';
  const timeOf = (event: StopTimeEvent | undefined, scheduled: number) => {
    if (event?.time !== undefined) return event.time - zero;
    return isDelayUsed && event?.delay !== undefined ? scheduled + event.delay : undefined;
  };
  const arrival = timeOf(said.arrival, call.arrival);
  const departure = timeOf(said.departure, call.departure);
  if (departure !== undefined) {
    const sameDelay = call.arrival + departure - call.departure;
    return { arrival: arrival ?? Math.min(sameDelay, departure), departure };
  }
  if (arrival === undefined) return undefined;
  return { arrival, departure: Math.max(call.departure + arrival - call.arrival, arrival) };
}

const isUncertain = (event: StopTimeEvent | undefined): boolean => (event?.uncertainty ?? 0) > aboutSeconds;

/** Puts times in order, or finds why none of them counts. */
function findFault(times: readonly ExpectedTime[], { isPossible }: PredictionContext): TimeFault | undefined {
  const isTime = ({ arrival, departure, isKnown }: ExpectedTime) =>
    !isKnown || (isPossible(arrival) && isPossible(departure));
  if (!times.every(isTime)) return 'impossible-time';
  return putInOrder(times) ? undefined : 'backwards';
}

/**
 * Makes a predicted time that is a little before the previous one equal to it. False if one is farther back. The times of other
 * calls give way to the predicted ones on both sides.
 */
function putInOrder(times: readonly ExpectedTime[]): boolean {
  let previous = Number.NEGATIVE_INFINITY;
  for (const time of times) {
    const isPredicted = time.isKnown && !time.isSkipped;
    for (const end of ['arrival', 'departure'] as const) {
      if (isPredicted && previous - time[end] > mostSecondsBack) return false;
      time[end] = Math.max(time[end], previous);
      if (isPredicted) previous = time[end];
    }
  }
  let next = Number.POSITIVE_INFINITY;
  for (const time of times.toReversed()) {
    time.departure = Math.min(time.departure, next);
    time.arrival = Math.min(time.arrival, time.departure);
    next = time.arrival;
  }
  return true;
}

/** Whether a passenger can ride between any two of its calls. */
export function canRide(calls: readonly Pick<LiveCall, 'canBoard' | 'canAlight'>[]): boolean {
  const first = calls.findIndex(({ canBoard }) => canBoard);
  return first >= 0 && calls.some(({ canAlight }, index) => index > first && canAlight);
}
