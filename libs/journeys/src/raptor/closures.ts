import type { Timetable } from '../timetable/timetable';
import { closeCalls, type OpenCalls } from './close-calls';
import { type ClosedRuns, findClosedRuns } from './closed-runs';
import { cachedByConditions, keyOfLists } from './condition-cache';
import type { ClosureConditions } from './travel-conditions';

/** What is closed, by index. */
export interface Closures extends OpenCalls {
  /** Undefined without any. */
  closedRuns: ClosedRuns | undefined;
}

export const findClosures = cachedByConditions(
  closureKey,
  (timetable: Timetable, wanted: ClosureConditions): Closures => ({
    ...closeCalls(timetable, wanted),
    closedRuns: findClosedRuns(timetable, wanted.closedRuns),
  }),
);

/** Equal for equal closures. */
export function closureKey(wanted: ClosureConditions): string {
  return keyOfLists([
    wanted.closedStations,
    wanted.closedLines,
    wanted.closedStops,
    wanted.closedCalls?.map(({ lineId, station }) => [lineId, station]),
    wanted.closedDirections?.map(({ lineId, directionId, station }) => [lineId, directionId, station]),
    wanted.closedRuns?.map(({ tripId, date, startTime, station }) => [
      tripId,
      date,
      String(startTime),
      station,
    ]),
  ]);
}
