import type { Crowding, CrowdingLevel } from '@raang/domain';

/** How full a train is. */
export interface Occupancy {
  /** OccupancyStatus of GTFS-Realtime by number. */
  status: number;
  /** The same by carriage in driving direction, where it is known. */
  carriages?: readonly (number | undefined)[] | undefined;
}

/** By OccupancyStatus; an empty train has many seats. */
const levels: readonly CrowdingLevel[] = [
  'many-seats',
  'many-seats',
  'few-seats',
  'standing-room',
  'crowded',
  'full',
  'not-boarding',
];

/** The same for passengers; undefined if the status says nothing. Unknown carriages are null. */
export function crowdingOf(occupancy: Occupancy | undefined): Crowding | undefined {
  const level = occupancy && levels[occupancy.status];
  if (!level) return undefined;
  const cars = (occupancy.carriages ?? []).map((status) => levels[status ?? -1] ?? null);
  return { level, ...(cars.some((car) => car !== null) && { cars }) };
}
