import type { CallState } from './live-timetable';
import type { StopTimeEvent, StopTimeUpdate, TripUpdate } from './trip-update';

/** A call as planned. Times are seconds of the service day. */
export interface PlannedCall {
  /** Index of the timetable's stops. */
  stop: number;
  /** GTFS stop_sequence; undefined for a train that the timetable lacks. */
  sequence: number | undefined;
  arrival: number;
  departure: number;
  canBoard: boolean;
  canAlight: boolean;
}

/** The same as expected. */
export interface LiveCall {
  stop: number;
  arrival: number;
  departure: number;
  canBoard: boolean;
  canAlight: boolean;
  state: CallState;
  /** GTFS-Realtime OccupancyStatus, where it is known. */
  occupancy: number | undefined;
}

export interface PredictionContext {
  stationOf: (stop: number) => number;
  /** By GTFS stop_id. */
  stopOf: (id: string) => number | undefined;
  /** When the service day begins, and when the data were made, in seconds since 1970. */
  zero: number;
  asOf: number;
  /** Times that are too old say nothing. */
  areTimesUsed: boolean;
  /** Of a headway service: only its own times count, and without any it is no train. */
  isByHeadway: boolean;
}

export interface Prediction {
  calls: LiveCall[];
  /** Whether any time is predicted. */
  isPredicted: boolean;
  /** Its times run back: none of them counts. */
  isBackwards: boolean;
  /** Stop updates that are about no call. */
  unmatched: number;
}

/** Predictions of a train differ by their rounding: so far back, a time becomes equal to the one before. */
const mostSecondsBack = 120;
/** A time that is less certain is said with "about". */
const aboutSeconds = 180;

/**
 * What a trip update says of the calls of a train. A known delay goes on to later calls until the next known one. Never
 * throws.
 */
export function predictCalls(
  planned: readonly PlannedCall[],
  update: TripUpdate,
  context: PredictionContext,
): Prediction {
  const { said, unmatched } = matchCalls(planned, update.stopTimeUpdates, context);
  const calls = planned.map(({ stop, arrival, departure, canBoard, canAlight }, index): LiveCall => {
    const one = said.get(index);
    const isSkipped = one?.relationship === 'SKIPPED';
    return {
      stop: assignedStop(stop, one, context),
      arrival,
      departure,
      canBoard: canBoard && !isSkipped,
      canAlight: canAlight && !isSkipped,
      state: isSkipped ? 'skipped' : 'timetable',
      occupancy: one?.departureOccupancy,
    };
  });
  const times = context.areTimesUsed ? expectTimes(planned, said, update, context) : undefined;
  const first = times?.findIndex((time) => time !== undefined && time.isKnown) ?? -1;
  if (!times || first < 0) return { calls, isPredicted: false, isBackwards: false, unmatched };
  if (!putInOrder(times, said)) return { calls, isPredicted: false, isBackwards: true, unmatched };
  const delay = times[first]!.departure - planned[first]!.departure;
  for (const [index, call] of calls.entries()) {
    const time = times[index];
    if (time) {
      call.arrival = time.arrival;
      call.departure = time.departure;
      if (time.isKnown && call.state !== 'skipped') call.state = time.isAbout ? 'about' : 'predicted';
      continue;
    }
    // before the first known time: no train runs back in time
    const soonest = context.zero + Math.min(call.departure, call.departure + delay);
    call.arrival = Math.min(call.arrival, times[first]!.arrival);
    call.departure = Math.min(call.departure, times[first]!.arrival);
    if (!context.isByHeadway && soonest > context.asOf) continue;
    call.canBoard = call.canAlight = false;
    call.state = 'past';
  }
  return { calls, isPredicted: true, isBackwards: false, unmatched };
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
    const { stopSequence, stopId } = update;
    const stop = stopId === undefined ? undefined : stopOf(stopId);
    let call = -1;
    if (stopSequence !== undefined) {
      call = planned.findIndex(({ sequence }) => sequence === stopSequence);
      const isThere = () => stop !== undefined && stationOf(stop) === stationOf(planned[call]!.stop);
      if (call >= 0 && stopId !== undefined && !isThere()) call = -1;
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

/** Only a platform of the same station. */
function assignedStop(
  stop: number,
  said: StopTimeUpdate | undefined,
  { stopOf, stationOf }: PredictionContext,
): number {
  const assigned = said?.assignedStopId === undefined ? undefined : stopOf(said.assignedStopId);
  return assigned !== undefined && stationOf(assigned) === stationOf(stop) ? assigned : stop;
}

interface ExpectedTime {
  arrival: number;
  departure: number;
  /** Else it is the one of the timetable. */
  isKnown: boolean;
  isAbout: boolean;
}

/** By call; undefined before the first known time. */
function expectTimes(
  planned: readonly PlannedCall[],
  said: ReadonlyMap<number, StopTimeUpdate>,
  update: TripUpdate,
  { zero, isByHeadway }: PredictionContext,
): (ExpectedTime | undefined)[] {
  let delay = isByHeadway ? undefined : update.delay;
  let isAbout = false;
  let hasBegun = false;
  let latest = Number.NEGATIVE_INFINITY;
  return planned.map((call, index) => {
    const one = said.get(index);
    if (one?.relationship === 'NO_DATA' && !isByHeadway) delay = undefined;
    const own = one && isTimed(one) ? timesOf(call, one) : undefined;
    if (own) {
      delay = own.departure - call.departure;
      isAbout = Math.max(one!.arrival?.uncertainty ?? 0, one!.departure?.uncertainty ?? 0) > aboutSeconds;
    }
    const { arrival, departure } = own ?? {
      arrival: call.arrival + (delay ?? 0),
      departure: call.departure + (delay ?? 0),
    };
    if (delay !== undefined) {
      hasBegun = true;
      if (one?.relationship !== 'SKIPPED') latest = Math.max(latest, departure);
      return { arrival, departure, isKnown: true, isAbout };
    }
    if (!hasBegun) return undefined;
    return {
      arrival: Math.max(arrival, latest),
      departure: Math.max(departure, latest),
      isKnown: false,
      isAbout: false,
    };
  });

  function isTimed({ relationship, arrival, departure }: StopTimeUpdate): boolean {
    if (relationship === 'SKIPPED' || (relationship === 'NO_DATA' && !isByHeadway)) return false;
    return valueOf(arrival, 0) !== undefined || valueOf(departure, 0) !== undefined;
  }

  function valueOf(event: StopTimeEvent | undefined, scheduled: number): number | undefined {
    if (event?.time !== undefined) return event.time - zero;
    return isByHeadway || event?.delay === undefined ? undefined : scheduled + event.delay;
  }

  function timesOf(call: PlannedCall, one: StopTimeUpdate): { arrival: number; departure: number } {
    const arrival = valueOf(one.arrival, call.arrival);
    const departure = valueOf(one.departure, call.departure);
    if (departure !== undefined)
      return {
        arrival: arrival ?? Math.min(call.arrival + departure - call.departure, departure),
        departure,
      };
    return { arrival: arrival!, departure: Math.max(call.departure + arrival! - call.arrival, arrival!) };
  }
}

/**
 * Makes a time that is a little before the previous one equal to it. False if one is farther back. Skipped calls are not
 * compared: their times are put between those of the others.
 */
function putInOrder(
  times: readonly (ExpectedTime | undefined)[],
  said: ReadonlyMap<number, StopTimeUpdate>,
): boolean {
  const isSkipped = (index: number) => said.get(index)?.relationship === 'SKIPPED';
  let previous = Number.NEGATIVE_INFINITY;
  for (const [index, time] of times.entries()) {
    if (!time) continue;
    for (const end of ['arrival', 'departure'] as const) {
      if (!isSkipped(index) && previous - time[end] > mostSecondsBack) return false;
      time[end] = Math.max(time[end], previous);
      if (!isSkipped(index)) previous = time[end];
    }
  }
  let next = Number.POSITIVE_INFINITY;
  for (const [index, time] of [...times.entries()].reverse()) {
    if (!time) continue;
    if (isSkipped(index)) {
      time.departure = Math.min(time.departure, next);
      time.arrival = Math.min(time.arrival, time.departure);
    }
    next = time.arrival;
  }
  return true;
}

/** Whether a passenger can ride between any two of its calls. */
export function canRide(calls: readonly Pick<LiveCall, 'canBoard' | 'canAlight'>[]): boolean {
  const first = calls.findIndex(({ canBoard }) => canBoard);
  return first >= 0 && calls.some(({ canAlight }, index) => index > first && canAlight);
}
