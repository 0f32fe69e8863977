import { headwayStarts } from './headway-starts.ts';
import type { Trip } from './network.ts';
import type { World } from './world.ts';

/** A train of one day: a trip of the feed, and when it leaves its first stop. */
export interface Run {
  trip: Trip;
  day: number;
  /** Seconds of the service day. */
  start: number;
  kind: 'headway' | 'timetable';
  /** Not in the feed: a train on the way of the trip, or a copy of the trip at another time. */
  extra?: 'new' | 'copy';
}

/** Names a run in keys of chance and in ids of entities. */
export const idOf = ({ trip, day, start, extra }: Run): string =>
  [trip.id, day, start, ...(extra ? [extra] : [])].join(':');

/** Trains are known so many seconds before they leave their first stop. */
const secondsBefore = { headway: 30 * 60, timetable: 60 * 60 };

/** A late train is known so many seconds after it should have ended. */
const secondsAfter = 30 * 60;

/** Whether a run is known at a time of its service day. */
export function isNear({ trip, start, kind }: Run, time: number): boolean {
  const length = trip.calls.at(-1)!.arrival - trip.calls[0]!.departure;
  return start - secondsBefore[kind] <= time && start + length + secondsAfter >= time;
}

/** The trains of the feed that run at a moment or soon after it, in the order of the feed. */
export function runsAt(world: World, moment: number): Run[] {
  const { network } = world;
  const today = network.dayAt(moment);
  return network.trips.flatMap((trip) =>
    // trains of yesterday run past midnight, those of tomorrow begin just after it
    [today - 1, today, today + 1].flatMap((day) => {
      if (!trip.runsOn(day)) return [];
      const time = moment - network.startOf(day);
      return runsOf(world, trip, day).filter((run) => isNear(run, time));
    }),
  );
}

function runsOf(world: World, trip: Trip, day: number): Run[] {
  const toRuns = (kind: Run['kind'], starts: readonly number[]): Run[] =>
    starts.map((start) => ({ trip, day, start, kind }));
  if (trip.frequencies.length === 0) return toRuns('timetable', [trip.calls[0]!.departure]);
  return [...toRuns('headway', headwayStarts(world, trip, day)), ...toRuns('timetable', exactStarts(trip))];
}

function exactStarts({ frequencies }: Trip): number[] {
  return frequencies
    .filter(({ isExact }) => isExact)
    .flatMap(({ startTime, endTime, headwaySeconds }) =>
      Array.from(
        { length: Math.ceil((endTime - startTime) / headwaySeconds) },
        (_, index) => startTime + index * headwaySeconds,
      ),
    );
}
