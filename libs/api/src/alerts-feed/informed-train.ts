import type { InformedEntity, LineId } from '@raang/domain';
import { findAgreeingRuns, type Planner } from '@raang/journeys';
import { safeLineId } from '@raang/journeys/gtfs';
import { readServiceDate, readServiceTime } from '../realtime/service-texts';
import type { EntitySelector } from './realtime-alert';

type TripSelector = NonNullable<EntitySelector['trip']>;

export interface FoundTrain {
  lineId: LineId;
  direction?: number | undefined;
  /** With `tripId` only if it is one run of the timetable a day. */
  said: NonNullable<InformedEntity['train']>;
}

/**
 * Finds the train that a trip descriptor names. All its fields must agree with the timetable. A train of a headway line, or
 * one that cannot be told from others, has no `tripId`: it is known by its words only.
 * @param stopId of a platform, where the train calls
 * @returns `none` if the descriptor names nothing, an unknown trip, or contradicts the timetable
 */
export function findTrain(
  given: TripSelector,
  { timetable }: Pick<Planner, 'timetable'>,
  stopId?: string,
): FoundTrain | 'none' {
  const { tripId, routeId, directionId } = given;
  const [startDate, startTime] = [readServiceDate(given.startDate), readServiceTime(given.startTime)];
  if (startDate === 'none' || startTime === 'none') return 'none';
  const lineId = routeId === undefined ? undefined : (safeLineId(routeId) as LineId);
  const when = { ...(startDate && { date: startDate }), ...(given.startTime && { time: given.startTime }) };
  const isWhole = lineId && directionId !== undefined && startDate && startTime !== undefined;
  const runs =
    tripId !== undefined || isWhole
      ? findAgreeingRuns(timetable, { tripId, routeId, directionId, startDate, startTime, stopId })
      : [];
  const [run, ...others] = runs;
  if (run && (tripId !== undefined || others.length === 0))
    return {
      lineId: run.lineId,
      direction: run.directionId,
      said: run.isRepeated || others.length > 0 ? when : { tripId: run.tripId, ...when },
    };
  return tripId === undefined && lineId ? { lineId, direction: directionId, said: when } : 'none';
}
