import { between, pick } from './chance.ts';
import type { Trip } from './network.ts';
import { isNear, type Run } from './runs.ts';
import { scenarios } from './scenario.ts';
import { keyOf, type World } from './world.ts';

const secondsPerHour = 3600;

/** An extra train is searched so many hours back: longer trips than that have no extra train at their end. */
const hoursBack = 3;

/**
 * Trains beside those of the feed, at a moment or soon after it: each hour one that the feed lacks, on the way of a trip
 * that runs then, and one that copies a timetabled trip a few minutes later.
 */
export function extrasAt(world: World, moment: number): Run[] {
  const { network, scenario } = world;
  if (!scenarios[scenario].hasExtras) return [];
  const today = network.dayAt(moment);
  return [today - 1, today, today + 1].flatMap((day) => {
    const time = moment - network.startOf(day);
    const hour = Math.floor(time / secondsPerHour);
    const hours = Array.from({ length: hoursBack + 2 }, (_, index) => hour - hoursBack + index);
    return hours.flatMap((one) => extrasOfHour(world, day, one)).filter((run) => isNear(run, time));
  });
}

function extrasOfHour(world: World, day: number, hour: number): Run[] {
  const key = [keyOf(world), day, hour];
  const running = world.network.trips.filter((trip) => trip.runsOn(day));
  const start = Math.floor(secondsPerHour * (hour + between(0.1, 0.9, 'extra', ...key)));
  const way = pick(
    running.filter((trip) => beginsIn(trip, hour) || isServed(trip, start)),
    'way',
    ...key,
  );
  const original = pick(
    running.filter((trip) => beginsIn(trip, hour)),
    'copy',
    ...key,
  );
  const later = Math.floor(between(120, 600, 'later', ...key));
  const common = { day, kind: 'timetable' } as const;
  return [
    ...(way ? [{ ...common, trip: way, start, extra: 'new' } as const] : []),
    ...(original
      ? [{ ...common, trip: original, start: original.calls[0]!.departure + later, extra: 'copy' } as const]
      : []),
  ];
}

const beginsIn = ({ frequencies, calls }: Trip, hour: number): boolean =>
  frequencies.length === 0 && Math.floor(calls[0]!.departure / secondsPerHour) === hour;

const isServed = ({ frequencies }: Trip, time: number): boolean =>
  frequencies.some(({ startTime, endTime }) => time >= startTime && time < endTime);
