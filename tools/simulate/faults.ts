import type { Entity, RealtimeFeed } from './realtime.ts';

/** How a producer of live data fails. */
export const faults = {
  hang: 'accepts requests and never answers',
  garbage: 'answers with bytes that are no feed',
  huge: 'answers with a valid feed of more than 64 MB',
  old: 'its data are 10 minutes old',
  ahead: 'its clock is an hour ahead',
  flap: 'answers in every other minute, and with 503 in between',
  empty: 'has no entities',
  'wrong-ids': 'names trips and stops that the feed does not have, as with another timetable',
  '429': 'answers that there are too many requests',
} as const;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];

/** The moment of the data, for the moment of the request. */
export function shiftMoment(fault: FaultName | undefined, moment: number): number {
  if (fault === 'old') return moment - 10 * 60;
  return fault === 'ahead' ? moment + 60 * 60 : moment;
}

/** The feed with the fault, if it is one of the content. */
export function spoil(fault: FaultName | undefined, feed: RealtimeFeed): RealtimeFeed {
  if (fault === 'empty') return { ...feed, entity: [] };
  if (fault === 'wrong-ids') return { ...feed, entity: feed.entity.map(withWrongIds) };
  return feed;
}

/** Whether a flapping producer fails at a moment. */
export const isDown = (fault: FaultName | undefined, moment: number): boolean =>
  fault === 'flap' && Math.floor(moment / 60) % 2 === 1;

/** Renames every trip and stop; lines keep their ids. */
function withWrongIds(entity: Entity): Entity {
  return JSON.parse(JSON.stringify(entity), (key, value) =>
    ['tripId', 'stopId', 'assignedStopId'].includes(key) ? `other-${value}` : value,
  );
}
