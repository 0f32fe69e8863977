import { destinationName, ownHeadsign } from '../timetable/headsign';
import type { PlacedTrain, TrainPlace } from '../timetable/placed-train';
import type { RunDraft } from './live-run';
import { occupancyOf } from './occupancy-of';
import { type CallPlace, isPredicted, type TrainWay } from './train-way';
import type { VehiclePosition } from './vehicle-position';

/** A train at its place. */
export interface OnWay {
  way: TrainWay;
  /** Day number of its service day. */
  day: number;
  place: CallPlace;
  /** When it was known, in seconds since 1970. */
  asOf: number;
}

/** @param position undefined for a train that is there by its times */
export function describeTrain({ way, day, place, asOf }: OnWay, position?: VehiclePosition): PlacedTrain {
  const { timetable, draft, stretches } = way;
  const { calls, facts, line, direction, hasDirection, trip } = draft;
  const { call, progress } = place;
  const isStanding = progress === undefined;
  const next = isStanding ? call : stretches.find(({ from }) => from > call)!.from;
  // the timetable gives a direction to each of its trains
  const isDirected = hasDirection || trip !== undefined || facts.base !== undefined;
  const own = trip === undefined ? undefined : ownHeadsign(timetable, trip, call);
  return {
    key: facts.key,
    day,
    line,
    direction: isDirected ? direction : undefined,
    base: facts.base,
    headsign: own ?? destinationName(timetable, calls.at(-1)!.stop),
    place: isStanding ? { at: stationOf(call) } : { from: stationOf(call), to: stationOf(next), progress },
    call,
    status: isStanding ? 'standing' : 'moving',
    isComputed: !position,
    delaySeconds: delayAt(draft, next, isStanding ? 'departure' : 'arrival'),
    label: position?.label,
    occupancy: (position && occupancyOf(position)) ?? calls[call]!.occupancy,
    asOf,
  };

  function stationOf(one: number): number {
    return timetable.stops.station[calls[one]!.stop]!;
  }
}

/** Where a placed train is among its calls. */
export const callPlaceOf = ({ call, place }: { call: number; place: TrainPlace }): CallPlace => ({
  call,
  progress: 'at' in place ? undefined : place.progress,
});

function delayAt(
  { calls, planned, hasSchedule }: RunDraft,
  call: number,
  end: 'arrival' | 'departure',
): number | undefined {
  const { state, [end]: time } = calls[call]!;
  return hasSchedule && isPredicted(state) ? time - planned[call]![end] : undefined;
}
