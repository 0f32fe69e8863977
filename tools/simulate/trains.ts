import { chance } from './chance.ts';
import { extrasAt } from './extras.ts';
import { isCancelled, type PredictedCall, predictCalls } from './predict.ts';
import type { TripDescriptor, Vehicle } from './realtime.ts';
import { idOf, type Run, runsAt } from './runs.ts';
import { keyOf, type World } from './world.ts';

/** A train at a moment. */
export interface Train {
  id: string;
  run: Run;
  isCancelled: boolean;
  calls: PredictedCall[];
}

/** The trains at a moment and soon after it. */
export const trainsAt = (world: World, moment: number): Train[] =>
  [...runsAt(world, moment), ...extrasAt(world, moment)].map((run) => ({
    id: idOf(run),
    run,
    isCancelled: isCancelled(world, run),
    calls: predictCalls(world, run),
  }));

const relationships = { headway: 'UNSCHEDULED', timetable: 'SCHEDULED' } as const;

/** How the feed names a train: a new one, and a copy, by an id of their own. */
export function describeTrain({ run, isCancelled }: Train): TripDescriptor & { tripId: string } {
  const { trip, day, start, kind, extra } = run;
  return {
    tripId: extra ? `${extra}-${trip.id}-${toDate(day)}-${start}` : trip.id,
    routeId: trip.routeId,
    ...(trip.directionId !== undefined && { directionId: trip.directionId }),
    startDate: toDate(day),
    startTime: toClock(start),
    scheduleRelationship: isCancelled ? 'CANCELED' : extra === 'new' ? 'NEW' : relationships[kind],
  };
}

/** What is written on a train. */
export const vehicleOf = (world: World, { id }: Train): Vehicle => ({
  id: `vehicle-${id}`,
  label: String(1 + Math.floor(99 * chance('label', keyOf(world), id))),
});

/** `YYYYMMDD` */
export const toDate = (day: number): string =>
  new Date(day * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');

/** `HH:MM:SS`, past 24 hours for trains after midnight. */
export const toClock = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
