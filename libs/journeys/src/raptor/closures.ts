import type { LiveDay } from '../timetable/live-timetable';
import type { Timetable } from '../timetable/timetable';
import { closeCalls, type OpenCalls } from './close-calls';
import { type ClosedRuns, closedOn, findClosedRuns } from './closed-runs';
import { cachedByConditions, keyOfLists } from './condition-cache';
import { closeLiveTrains, type DayClosures } from './live-closures';
import { hasLiveTrains, type SearchDay } from './search-day';
import type { ClosureConditions } from './travel-conditions';

/** What is closed, by index. */
export interface Closures extends OpenCalls {
  /** Undefined without any. */
  closedRuns: ClosedRuns | undefined;
  /** The same for live trains. */
  ofLive: (live: LiveDay) => DayClosures;
}

export const findClosures = cachedByConditions(
  closureKey,
  (timetable: Timetable, wanted: ClosureConditions): Closures => {
    const closedRuns = findClosedRuns(timetable, wanted.closedRuns);
    return {
      ...closeCalls(timetable, wanted),
      closedRuns,
      ofLive: closeLiveTrains(timetable, wanted, closedRuns),
    };
  },
);

/** What is closed of the trains of a day. */
export function closuresOn(
  { ofLive, closedRuns, canBoard, canAlight }: Closures,
  on: SearchDay,
): DayClosures {
  if (on.live && hasLiveTrains(on)) return ofLive(on.live);
  return { canBoard, canAlight, closed: closedOn(closedRuns, on.day.day) };
}

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
