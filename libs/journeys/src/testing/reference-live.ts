// What live data say of single trains, read literally: every rule of record 100 by itself, on plain objects. It shares the
// types of trip updates with the planner, and nothing else.
import type { Feed } from '../feed/feed';
import type { StopTimeEvent, StopTimeUpdate, TripUpdate } from '../live/trip-update';

export interface ReferenceLive {
  updates: readonly TripUpdate[];
  /** When the feed was made, in seconds since 1970. */
  now: number;
}

/** Times in seconds since 1970. */
export interface ReportedCall {
  location: number;
  sequence: number;
  arrival: number;
  departure: number;
  canBoard: boolean;
  canAlight: boolean;
}

export interface ReportedRun {
  calls: ReportedCall[];
  isPredicted: boolean;
}

/** Predictions of headway trains that are farther ahead are not used. */
const usedAhead = 30 * 60;
const mostBackwards = 120;

type Said = StopTimeUpdate & { call: number };

/** A run of the timetable as an update says; undefined if it does not run. */
export function reportRun(
  feed: Feed,
  planned: readonly ReportedCall[],
  update: TripUpdate,
  now: number,
): ReportedRun | undefined {
  const calls = planned.map((call) => ({ ...call }));
  const said = matchCalls(feed, calls, update.stopTimeUpdates);
  movePlatforms(feed, calls, said);
  for (const { call, relationship } of said)
    if (relationship === 'SKIPPED') calls[call]!.canBoard = calls[call]!.canAlight = false;
  const isPredicted = predict(planned, calls, said, update, now);
  return canRide(calls) ? { calls, isPredicted } : undefined;
}

/** The calls that updates are about, in their order. */
function matchCalls(feed: Feed, calls: readonly ReportedCall[], updates: readonly StopTimeUpdate[]): Said[] {
  const said: Said[] = [];
  let before = -1;
  for (const update of updates) {
    const { stopSequence, stopId } = update;
    const call = calls.findIndex(({ sequence, location }, index) => {
      const isThere = stopId === undefined || isSameStation(feed, location, stopId);
      if (stopSequence !== undefined) return sequence === stopSequence && isThere;
      return index > before && feed.locations[location]!.id === stopId;
    });
    if (call < 0) continue;
    before = call;
    said.push({ ...update, call });
  }
  return said;
}

function isSameStation({ locations }: Feed, location: number, stopId: string): boolean {
  const other = locations.find(({ id }) => id === stopId);
  return other !== undefined && other.parent === locations[location]!.parent;
}

function movePlatforms(feed: Feed, calls: ReportedCall[], said: readonly Said[]): void {
  for (const { call, assignedStopId } of said) {
    if (assignedStopId === undefined || !isSameStation(feed, calls[call]!.location, assignedStopId)) continue;
    calls[call]!.location = feed.locations.findIndex(({ id }) => id === assignedStopId);
  }
}

/** Writes expected times to the calls. False if nothing is predicted: then they keep those of the timetable. */
function predict(
  planned: readonly ReportedCall[],
  calls: ReportedCall[],
  said: readonly Said[],
  update: TripUpdate,
  now: number,
): boolean {
  let delay = update.delay;
  const firstValue = said.find(({ arrival, departure }) => hasValue(arrival) || hasValue(departure));
  if (delay === undefined && !firstValue) return false;
  const times: { arrival: number; departure: number; isKnown: boolean; isCompared: boolean }[] = [];
  let latest = Number.NEGATIVE_INFINITY;
  for (const [index, { arrival, departure }] of planned.entries()) {
    const one = said.find(({ call }) => call === index);
    const isSkipped = one?.relationship === 'SKIPPED';
    let time = { arrival, departure };
    if (one?.relationship === 'NO_DATA') delay = undefined;
    else if (one && !isSkipped && (hasValue(one.arrival) || hasValue(one.departure))) {
      time = timesOf(planned[index]!, one);
      delay = time.departure - departure;
    } else if (delay !== undefined) time = { arrival: arrival + delay, departure: departure + delay };
    const isKnown = delay !== undefined;
    // after NO_DATA the timetable counts, but no train runs back in time
    if (!isKnown && latest > Number.NEGATIVE_INFINITY)
      time = { arrival: Math.max(arrival, latest), departure: Math.max(departure, latest) };
    if (isKnown && !isSkipped) latest = Math.max(latest, time.departure);
    times.push({ ...time, isKnown, isCompared: !isSkipped && latest > Number.NEGATIVE_INFINITY });
  }
  let previous = Number.NEGATIVE_INFINITY;
  for (const time of times.filter(({ isCompared }) => isCompared)) {
    for (const end of ['arrival', 'departure'] as const) {
      if (previous - time[end] > mostBackwards) return false;
      time[end] = Math.max(time[end], previous);
      previous = time[end];
    }
  }
  const first = times.findIndex(({ isKnown }) => isKnown);
  if (first < 0) return false;
  for (const [index, { arrival, departure }] of times.entries())
    Object.assign(calls[index]!, { arrival, departure });
  const firstDelay = times[first]!.departure - planned[first]!.departure;
  for (const call of calls.slice(0, first)) {
    if (Math.min(call.departure, call.departure + firstDelay) <= now) call.canBoard = call.canAlight = false;
    call.arrival = Math.min(call.arrival, times[first]!.arrival);
    call.departure = Math.min(call.departure, times[first]!.arrival);
  }
  return true;
}

const hasValue = (event: StopTimeEvent | undefined): event is StopTimeEvent =>
  event !== undefined && (event.time !== undefined || event.delay !== undefined);

function timesOf(planned: ReportedCall, { arrival, departure }: StopTimeUpdate) {
  const at = (event: StopTimeEvent, scheduled: number) => event.time ?? scheduled + event.delay!;
  const arrives = hasValue(arrival) ? at(arrival, planned.arrival) : undefined;
  const leaves = hasValue(departure) ? at(departure, planned.departure) : undefined;
  if (leaves === undefined)
    return {
      arrival: arrives!,
      departure: Math.max(planned.departure + arrives! - planned.arrival, arrives!),
    };
  return {
    arrival: arrives ?? Math.min(planned.arrival + leaves - planned.departure, leaves),
    departure: leaves,
  };
}

const canRide = (calls: readonly ReportedCall[]) =>
  calls.some(({ canBoard }, index) => canBoard && calls.slice(index + 1).some(({ canAlight }) => canAlight));

/** A live train of a headway service; `undefined` if it has no time. */
export function reportHeadwayTrain(
  feed: Feed,
  planned: readonly ReportedCall[],
  update: TripUpdate,
  now: number,
): ReportedCall[] | undefined {
  const said = matchCalls(feed, planned, update.stopTimeUpdates);
  const calls = planned.map((call) => ({ ...call }));
  movePlatforms(feed, calls, said);
  let shift: number | undefined;
  let previous = Number.NEGATIVE_INFINITY;
  for (const [index, call] of calls.entries()) {
    const { arrival, departure } = planned[index]!;
    const one = said.find((update) => update.call === index);
    const isSkipped = one?.relationship === 'SKIPPED';
    const isTimed = one?.arrival?.time !== undefined || one?.departure?.time !== undefined;
    if (one && isTimed && !isSkipped) {
      const timed = {
        ...one,
        arrival: one.arrival?.time === undefined ? undefined : { time: one.arrival.time },
        departure: one.departure?.time === undefined ? undefined : { time: one.departure.time },
      };
      Object.assign(call, timesOf(planned[index]!, timed));
      shift = call.departure - departure;
    } else if (shift !== undefined)
      Object.assign(call, { arrival: arrival + shift, departure: departure + shift });
    if (shift === undefined || isSkipped) {
      call.canBoard = call.canAlight = false;
      continue;
    }
    for (const end of ['arrival', 'departure'] as const) {
      if (previous - call[end] > mostBackwards) return undefined;
      call[end] = Math.max(call[end], previous);
      previous = call[end];
    }
  }
  if (shift === undefined) return undefined;
  return calls.map((call) => ({ ...call, canBoard: call.canBoard && call.departure <= now + usedAhead }));
}

/** By call, the last predicted departure of some headway trains that is near enough. */
export function lastPredicted(trains: readonly (readonly ReportedCall[])[], now: number): number[] {
  const calls = trains[0]?.length ?? 0;
  return Array.from({ length: calls }, (_, call) =>
    Math.max(
      Number.NEGATIVE_INFINITY,
      ...trains
        .map((train) => train[call]!)
        .filter(
          ({ canBoard, canAlight, departure }) => (canBoard || canAlight) && departure <= now + usedAhead,
        )
        .map(({ departure }) => departure),
    ),
  );
}
