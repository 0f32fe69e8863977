import type { Position } from '@raang/domain';
import { offsetMetres } from '../timetable/offset-metres';
import type { Stretch, TrainWay } from './train-way';

/** A place on a stretch. Distances are in metres. */
export interface StretchPlace {
  stretch: Stretch;
  /** From 0 to 1. */
  progress: number;
  /** From the position to its nearest place on the stretch, and to the ends. */
  away: number;
  fromStart: number;
  fromEnd: number;
  length: number;
}

/** A position counts within so many metres of a stretch, or this share of its length: tracks are no straight lines. */
export const reach = { metres: 300, share: 0.25 };

/** The place on the nearest stretch, the earlier one of equals. Undefined if all of them are too far away. */
export function nearestStretch(
  way: TrainWay,
  stretches: readonly Stretch[],
  position: Position,
): StretchPlace | undefined {
  let nearest: StretchPlace | undefined;
  for (const stretch of stretches) {
    const place = placeOn(way, stretch, position);
    // false where the position of a stop is unknown
    const isWithin = place.away <= Math.max(reach.metres, reach.share * place.length);
    if (isWithin && (!nearest || place.away < nearest.away)) nearest = place;
  }
  return nearest;
}

function placeOn(way: TrainWay, stretch: Stretch, position: Position): StretchPlace {
  const [start, end] = [stretch.from, stretch.to].map((call) => offsetOf(way, call, position)) as [
    ReturnType<typeof offsetMetres>,
    ReturnType<typeof offsetMetres>,
  ];
  const [north, east] = [end.north - start.north, end.east - start.east];
  const length = Math.hypot(north, east);
  const along = length > 0 ? -(start.north * north + start.east * east) / length ** 2 : 0;
  const progress = Math.min(1, Math.max(0, along));
  const fromEnd = Math.hypot(end.north, end.east);
  return {
    stretch,
    progress,
    // exactly as far as from the next stretch, so that the earlier one of equals counts
    away: progress === 1 ? fromEnd : Math.hypot(start.north + progress * north, start.east + progress * east),
    fromStart: Math.hypot(start.north, start.east),
    fromEnd,
    length,
  };
}

function offsetOf({ timetable: { stops }, draft }: TrainWay, call: number, from: Position) {
  const { stop } = draft.calls[call]!;
  return offsetMetres(from, { latitude: stops.latitude[stop]!, longitude: stops.longitude[stop]! });
}

/** Whether a position is near enough to a call to mean its station. */
export function isNearCall(way: TrainWay, call: number, position: Position): boolean {
  return nearestStretch(way, [{ from: call, to: call }], position) !== undefined;
}
