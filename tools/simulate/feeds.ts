import { alerts } from './alerts.ts';
import type { Entity, RealtimeFeed } from './realtime.ts';
import { trainsAt } from './trains.ts';
import { tripUpdates } from './trip-updates.ts';
import { vehiclePositions } from './vehicle-positions.ts';
import type { World } from './world.ts';

/** The feeds by the name of their file. */
export const feedNames = ['trip-updates', 'vehicle-positions', 'alerts', 'all'] as const;
export type FeedName = (typeof feedNames)[number];

/** The state changes this often. */
const stepSeconds = 15;

/** The begin of the step that has a moment. */
export const stepOf = (moment: number): number => Math.floor(moment / stepSeconds) * stepSeconds;

/** A feed at a moment, in seconds since 1970: always the same for the same world and step. */
export function feedAt(world: World, name: FeedName, moment: number): RealtimeFeed {
  const at = stepOf(moment);
  const { version } = world.network;
  return {
    header: {
      gtfsRealtimeVersion: '2.0',
      incrementality: 'FULL_DATASET',
      timestamp: String(at),
      ...(version && { feedVersion: version }),
      isSimulated: true,
    },
    entity: entitiesAt(world, name, at),
  };
}

function entitiesAt(world: World, name: FeedName, moment: number): Entity[] {
  if (name === 'alerts') return alerts(world, moment);
  const trains = trainsAt(world, moment);
  if (name === 'trip-updates') return tripUpdates(world, moment, trains);
  if (name === 'vehicle-positions') return vehiclePositions(world, moment, trains);
  return [
    ...tripUpdates(world, moment, trains),
    ...vehiclePositions(world, moment, trains),
    ...alerts(world, moment),
  ];
}
