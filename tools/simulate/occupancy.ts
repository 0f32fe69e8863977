import { between, chance } from './chance.ts';
import type { Run } from './runs.ts';
import { keyOf, type World } from './world.ts';

/** OccupancyStatus of GTFS-Realtime, emptiest first. */
export const occupancyStatuses = [
  'EMPTY',
  'MANY_SEATS_AVAILABLE',
  'FEW_SEATS_AVAILABLE',
  'STANDING_ROOM_ONLY',
  'CRUSHED_STANDING_ROOM_ONLY',
  'FULL',
] as const;
export type OccupancyStatus = (typeof occupancyStatuses)[number];

const carriages = 3;

/**
 * How full a train is when it leaves a call: by hour, direction and distance. It is fullest half way, in the rush hours,
 * towards the centre in the morning and away from it in the evening.
 * @param call index of the call
 */
export function occupancyAfter(world: World, run: Run, call: number): OccupancyStatus {
  return toStatus(loadAfter(world, run, call));
}

/** The same by carriage, in driving direction. */
export function carriagesAfter(world: World, run: Run, call: number): OccupancyStatus[] {
  const load = loadAfter(world, run, call);
  return Array.from({ length: carriages }, (_, index) =>
    toStatus(load + between(-0.15, 0.15, 'carriage', keyOf(world), run.trip.id, run.start, index)),
  );
}

const toStatus = (load: number): OccupancyStatus =>
  occupancyStatuses[Math.min(5, Math.max(0, Math.floor(load * 6)))]!;

/** From 0 to 1. */
function loadAfter(world: World, { trip, start }: Run, call: number): number {
  const first = trip.calls[0]!.departure;
  const hour = ((start + trip.calls[call]!.departure - first) / 3600) % 24;
  const isMorningWay = chance('morning', keyOf(world), trip.routeId) < 0.5 === (trip.directionId !== 1);
  const morning = hill(hour, 8) * (isMorningWay ? 1 : 0.6);
  const evening = hill(hour, 18) * (isMorningWay ? 0.6 : 1);
  const byHour = 0.2 + 0.8 * Math.max(morning, evening);
  const byDistance = Math.sin((Math.PI * (call + 1)) / (trip.calls.length + 1));
  const quiet = world.scenario === 'night' ? 0.4 : 1;
  return quiet * byHour * byDistance * between(0.85, 1.15, 'load', keyOf(world), trip.id, start);
}

/** 1 at its top, and 0 three hours away from it. */
const hill = (hour: number, top: number): number => Math.max(0, 1 - Math.abs(hour - top) / 3);
