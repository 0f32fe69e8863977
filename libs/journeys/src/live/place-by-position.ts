import type { Position } from '@raang/domain';
import { isNearCall, nearestStretch, reach, type StretchPlace } from './nearest-stretch';
import { progressByTimes } from './place-by-times';
import type { NotPlacedReason } from './positions-report';
import { type CallPlace, standingAt, type TrainWay } from './train-way';
import type { VehiclePosition } from './vehicle-position';

/** Coordinates within so many metres of a station, or this share of the stretch from it, mean that the train is there. */
const platform = { metres: 150, share: 0.25 };

/** No train leaves its first call so long before its time. */
const mostSecondsEarly = 60;

export interface PlaceContext {
  /** When the position was known, in seconds since 1970. */
  asOf: number;
  /** Where a position had the train before. */
  previous: CallPlace | undefined;
  /** The position is for another version of the timetable: its stop has to be one of the train. */
  isOtherVersion: boolean;
}

/** Where a train is by its position: by the stop that it names, else by coordinates. Never throws. */
export function placeByPosition(
  way: TrainWay,
  said: VehiclePosition,
  context: PlaceContext,
): CallPlace | NotPlacedReason {
  const { currentStopSequence, stopId, status, position } = said;
  const isStopNamed = currentStopSequence !== undefined || stopId !== undefined;
  const call = isStopNamed ? findCall(way, said, context.previous) : undefined;
  if (isStopNamed && call === undefined && context.isOtherVersion) return 'other-stops';
  // a status is about the stop, and says nothing without one
  if (call !== undefined && status)
    return isTooEarly(way, call, context) ? 'not-begun' : placeByStop(way, call, said, context);
  if (position) return placeByCoordinates(way, position, context);
  return isStopNamed && call === undefined ? 'unknown-stop' : 'no-place';
}

/** The call that a position names: by sequence, else as the next one at that station. */
function findCall(
  { timetable: { stops }, stopOf, draft }: TrainWay,
  { currentStopSequence, stopId }: VehiclePosition,
  previous: CallPlace | undefined,
): number | undefined {
  const { calls, planned, trip } = draft;
  const stop = stopId === undefined ? undefined : stopOf(stopId);
  const isThere = (call: number) =>
    stop !== undefined && stops.station[calls[call]!.stop] === stops.station[stop];
  // a train with stops of its own has no sequences of the timetable
  if (currentStopSequence === undefined || trip === undefined)
    return [...calls.keys()].find((call) => call >= (previous?.call ?? 0) && isThere(call));
  const found = planned.findIndex(({ sequence }) => sequence === currentStopSequence);
  return found >= 0 && (stopId === undefined || isThere(found)) ? found : undefined;
}

/** A feed may have the next trip of a train on the calls of its last one. */
function isTooEarly(
  { draft: { planned, hasSchedule }, stretches, zero }: TrainWay,
  call: number,
  { asOf }: PlaceContext,
): boolean {
  const first = stretches[0]!.from;
  return hasSchedule && call > first && asOf < zero + planned[first]!.departure - mostSecondsEarly;
}

/** At a call, or on the way to it. */
function placeByStop(
  way: TrainWay,
  call: number,
  { status, position }: VehiclePosition,
  { asOf, previous }: PlaceContext,
): CallPlace | NotPlacedReason {
  if (status === 'STOPPED_AT') return standingAt(call);
  const first = way.stretches[0]!.from;
  if (call <= first) return position && isNearCall(way, first, position) ? standingAt(first) : 'not-begun';
  const stretch = way.stretches.find(({ from, to }) => from < to && to >= call);
  // it stops nowhere any more
  if (!stretch) return standingAt(way.stretches.at(-1)!.from);
  const place = position && nearestStretch(way, [stretch], position);
  const progress = place?.progress ?? progressByTimes(way, stretch, asOf);
  return notBehind(way, { call: stretch.from, progress }, previous);
}

function placeByCoordinates(
  way: TrainWay,
  position: Position,
  { asOf, previous }: PlaceContext,
): CallPlace | NotPlacedReason {
  const { stretches, draft, zero, isTimed } = way;
  const first = stretches[0]!.from;
  const hasMoved = previous !== undefined && (previous.call > first || previous.progress !== undefined);
  // no train leaves its first call early: until then it waits there, or comes from elsewhere
  if (isTimed && !hasMoved && asOf < zero + draft.calls[first]!.departure)
    return isNearCall(way, first, position) ? standingAt(first) : 'not-begun';
  const ahead = stretches.filter(({ from }) => from >= (previous?.call ?? 0));
  const place = nearestStretch(way, ahead, position);
  if (place) return notBehind(way, toCallPlace(place), previous);
  return nearestStretch(way, stretches, position) ? 'behind' : 'off-route';
}

/** At the station that is near, or nearest of all places on the way: a train may wait before its first or after its last one. */
function toCallPlace({ stretch, progress, fromStart, fromEnd, length }: StretchPlace): CallPlace {
  const { from, to } = stretch;
  const near = Math.min(platform.metres, platform.share * length);
  const reachOf = (end: 0 | 1) => (progress === end ? reach.metres : near);
  if (fromStart <= reachOf(0)) return standingAt(from);
  return fromEnd <= reachOf(1) ? standingAt(to) : { call: from, progress };
}

/** Coordinates vary by some metres, but no train runs back on its stretch. */
function notBehind({ stretches }: TrainWay, place: CallPlace, previous: CallPlace | undefined): CallPlace {
  if (previous?.progress === undefined || place.call !== previous.call) return place;
  // where its way ends now it had a stretch before
  if (stretches.at(-1)!.from === place.call) return place;
  return { ...place, progress: Math.max(previous.progress, place.progress ?? 0) };
}
