import { safeLineId } from '../gtfs/safe-ids';
import type { Timetable } from '../timetable/timetable';
import type { TripDescriptor } from './trip-descriptor';

/** Whether a feed is about this timetable: at least half of its trains that name one of the lines are known. */
export function createFit({ lineIds }: Timetable) {
  const lines = new Set<string>(lineIds);
  const trains = { named: 0, known: 0 };
  return { note, isGood: () => 2 * trains.known >= trains.named };

  /** @param trip one that the timetable of the feed should have */
  function note({ routeId, isModified }: TripDescriptor, isKnown: boolean): void {
    if (isModified || !routeId || !lines.has(safeLineId(routeId))) return;
    trains.named += 1;
    if (isKnown) trains.known += 1;
  }
}
