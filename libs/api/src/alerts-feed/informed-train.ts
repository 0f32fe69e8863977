import type { InformedEntity, LineId } from '@raang/domain';
import { safeLineId } from '@raang/journeys/gtfs';
import { toDayNumber } from '@raang/text-time';
import type { FeedIds } from '../network/loaded-feed';
import { findTrip, tripId as idOf, tripRunsOn } from '../network/trip-index';
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
 * @returns `none` if the descriptor names nothing, an unknown trip, or contradicts the timetable
 */
export function findTrain(given: TripSelector, { trips }: Pick<FeedIds, 'trips'>): FoundTrain | 'none' {
  const { startDate, startTime, directionId: direction } = given;
  const [day, begin] = [readDay(startDate), readTime(startTime)];
  if (day === 'none' || begin === 'none') return 'none';
  const lineId = given.routeId === undefined ? undefined : (safeLineId(given.routeId) as LineId);
  const when = { ...(day && { date: day.date }), ...(startTime && { time: startTime }) };
  const agrees = (trip: number) =>
    (!lineId || trips.lineIds[trips.line[trip]!] === lineId) &&
    (direction === undefined || trips.direction[trip] === direction) &&
    (!day || tripRunsOn(trips, trip, day.number)) &&
    (begin === undefined || trips.repeats[trip] === 1 || trips.begin[trip] === begin);
  const toRun = (trip: number): FoundTrain => ({
    lineId: trips.lineIds[trips.line[trip]!]!,
    direction: trips.direction[trip],
    said: trips.repeats[trip] === 1 ? when : { tripId: idOf(trips, trip), ...when },
  });
  if (given.tripId !== undefined) {
    const trip = findTrip(trips, given.tripId);
    return trip === undefined || !agrees(trip) ? 'none' : toRun(trip);
  }
  if (!lineId) return 'none';
  const isWhole = direction !== undefined && day && begin !== undefined;
  const runs = isWhole ? Array.from(trips.line.keys()).filter(agrees) : [];
  if (runs.length === 1) return toRun(runs[0]!);
  return { lineId, direction, said: when };
}

/** The service date of a descriptor, such as `20261128`. */
function readDay(given: string | undefined): { date: string; number: number } | 'none' | undefined {
  if (given === undefined) return undefined;
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(given) ?? [];
  const date = `${year}-${month}-${day}`;
  const isDay = year && !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);
  return isDay ? { date, number: toDayNumber(date) } : 'none';
}

/** A service time such as `25:10:00`, in seconds. */
function readTime(given: string | undefined): number | 'none' | undefined {
  if (given === undefined) return undefined;
  const [, hours, minutes, seconds] = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/.exec(given) ?? [];
  return hours ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : 'none';
}
