import type { LineId } from '@raang/domain';
import { toDayNumber } from '@raang/text-time';
import { idAt } from '../feed/id-table';
import { runsOn } from '../feed/service-day';
import { safeLineId } from '../gtfs/safe-ids';
import type { Timetable } from '../timetable/timetable';
import { departureAt, patternOf, type TimetablePatterns } from '../timetable/timetable-patterns';
import { runsOfTrip } from '../timetable/timetable-trips';
import type { TripDescriptor } from './trip-descriptor';

/** A run of a timetabled trip on the days of its service, or all trains of a trip of frequencies.txt. */
export interface AgreeingRun {
  tripId: string;
  lineId: LineId;
  /** GTFS direction_id, if the feed states it. */
  directionId?: number;
  /** A trip of frequencies.txt: its id names many trains. */
  isRepeated: boolean;
}

/**
 * Finds the runs that agree with every given field of a trip descriptor. The start of a repeated trip is not compared:
 * it is a name there. Never throws.
 * @param descriptor its `stopId` is the GTFS stop_id of a platform, where the run calls
 */
export function findAgreeingRuns(
  timetable: Timetable,
  descriptor: TripDescriptor & { stopId?: string | undefined },
): AgreeingRun[] {
  const { patterns, trips, services, lineIds, stops } = timetable;
  const { tripId, routeId, directionId, startDate, startTime, stopId } = descriptor;
  const stop = stopId === undefined ? undefined : stops.ids.indexOf(stopId);
  const day = startDate === undefined ? undefined : toDayNumber(startDate);
  const runs = tripId === undefined ? patterns.trip.keys() : (runsOfTrip(trips, tripId)?.runs ?? []);
  const found: AgreeingRun[] = [];
  for (const run of runs) {
    const pattern = patternOf(patterns, run);
    const lineId = lineIds[patterns.line[pattern]!]!;
    const direction = patterns.hasDirection[pattern] === 1 ? patterns.direction[pattern]! : undefined;
    const isRepeated = trips.isRepeated[patterns.trip[run]!] === 1;
    const begin = () => departureAt(patterns, pattern, run - patterns.tripStart[pattern]!, 0);
    if (routeId !== undefined && lineId !== safeLineId(routeId)) continue;
    if (directionId !== undefined && direction !== directionId) continue;
    if (stop !== undefined && !callsAt(patterns, pattern, stop)) continue;
    if (day !== undefined && (Number.isNaN(day) || !runsOn(services[patterns.service[run]!]!, day))) continue;
    if (startTime !== undefined && !isRepeated && begin() !== startTime) continue;
    found.push({
      tripId: idAt(trips.ids, patterns.trip[run]!),
      lineId,
      ...(direction !== undefined && { directionId: direction }),
      isRepeated,
    });
  }
  return found;
}

const callsAt = ({ callStart, stop }: TimetablePatterns, pattern: number, wanted: number): boolean =>
  stop.subarray(callStart[pattern], callStart[pattern + 1]).includes(wanted);
