import { between, chance } from './chance.ts';
import type { Trip } from './network.ts';
import { scenarios } from './scenario.ts';
import { keyOf, type World } from './world.ts';

/**
 * When the trains of a headway trip leave their first stop on a day: ascending, in whole seconds of the service day. Each
 * is near the place that it had if trains were even, and never reaches that of its neighbours. Some trains are missing,
 * never two in a row, and neither the first nor the last of the day.
 *
 * A trip that begins on the way of a longer one, such as a short run of the rush hours, leaves in the middle of the gaps
 * between the trains of that one.
 */
export function headwayStarts(world: World, trip: Trip, day: number): number[] {
  const host = findHost(world.network.trips, trip, day);
  const even = evenStarts(trip);
  if (!host) return vary(world, { trip, day, even });
  const { departure } = host.call;
  const passing = vary(world, { trip: host.trip, day, even: evenStarts(host.trip) }).map(
    (start) => start + departure - host.trip.calls[0]!.departure,
  );
  return [...new Set(even.map((start) => middleOfGap(passing, start)))];
}

function evenStarts({ frequencies }: Trip): number[] {
  const starts: number[] = [];
  for (const { startTime, endTime, headwaySeconds } of frequencies.filter(({ isExact }) => !isExact)) {
    for (let start = startTime; start < endTime; start += headwaySeconds) starts.push(start);
  }
  return starts.toSorted((one, other) => one - other);
}

function vary(world: World, { trip, day, even }: { trip: Trip; day: number; even: number[] }): number[] {
  const { unevenness, missing } = scenarios[world.scenario];
  const last = even.length - 1;
  return even.flatMap((start, index) => {
    const key = [keyOf(world), trip.id, day, index];
    const isInside = index > 0 && index < last;
    // every other train, so that no two are missing in a row
    if (isInside && index % 2 === 1 && chance('missing', ...key) < 2 * missing) return [];
    if (index === 0) return [start];
    const gap = Math.min(start - even[index - 1]!, index < last ? even[index + 1]! - start : Infinity);
    return [start + Math.round(gap * between(-unevenness, unevenness, 'start', ...key))];
  });
}

/** The longer trip of the same line and direction on whose way a trip begins, and its call there. */
function findHost(trips: readonly Trip[], trip: Trip, day: number) {
  const first = trip.calls[0]!.stop;
  for (const one of trips) {
    const isLike = one.routeId === trip.routeId && one.directionId === trip.directionId;
    if (!isLike || one.calls.length <= trip.calls.length || evenStarts(one).length === 0) continue;
    const call = one.calls.find(({ stop }) => stop.id === first.id);
    if (call && one.calls[0] !== call && one.runsOn(day)) return { trip: one, call };
  }
  return undefined;
}

/** The same time if no train passes before or after it. */
function middleOfGap(passing: readonly number[], time: number): number {
  const after = passing.findIndex((one) => one > time);
  if (after < 1) return time;
  return Math.round((passing[after - 1]! + passing[after]!) / 2);
}
