import { secondsPerDay, toDayNumber, toLocalSeconds } from '@raang/text-time';
import { safeLineId } from '../gtfs/safe-ids';
import type { Timetable } from '../timetable/timetable';
import { departureAt } from '../timetable/timetable-patterns';
import type { LeftOutReason } from './updates-report';
import { resolveTrip, runsById } from './resolve-trip';
import { trainName } from './train-key';
import type { TripFound, TripNotFoundReason } from './trip-descriptor';
import type { StopTimeEvent, TripUpdate } from './trip-update';

/** The train that an update is about. */
export type Subject =
  | { kind: 'run'; found: TripFound }
  /** Like a run of the timetable, but with another departure from the first call, in seconds of its service day. */
  | { kind: 'copy'; pattern: number; trip: number; start: number }
  /** With stops of its own; `line` is an index of the timetable. */
  | { kind: 'extra'; line: number };

export interface SubjectFound {
  subject: Subject;
  /** Day number of its service day. */
  day: number;
  /** Names the train, in one feed and in others. */
  name: string;
  /** When it begins, in seconds of the service day or since 1970; undefined if nobody knows. */
  begins: { time: number } | { moment: number } | undefined;
}

export type NoSubject = { notFound: TripNotFoundReason } | { leftOut: LeftOutReason };

/** @param headerTime when the feed was made, in seconds since 1970 */
export function findSubject(
  timetable: Timetable,
  update: TripUpdate,
  headerTime: number,
): SubjectFound | NoSubject {
  switch (update.relationship) {
    case 'unknown':
      return { leftOut: 'unknown-relationship' };
    case 'NEW':
      return findExtra(timetable, update);
    case 'ADDED':
      // deprecated: some feeds mean a new train, and others a copy
      return update.stopTimeUpdates.length > 0
        ? findExtra(timetable, update)
        : findCopy(timetable, update, update.trip);
    case 'DUPLICATED':
      return findCopy(timetable, update, {});
    default:
      return findRun(timetable, update, headerTime);
  }
}

function findRun(timetable: Timetable, update: TripUpdate, headerTime: number): SubjectFound | NoSubject {
  const found = resolveTrip(timetable, update.trip, headerTime);
  if (!found.isFound) return { notFound: found.reason };
  const { date, pattern, trip, isHeadway } = found;
  return {
    subject: { kind: 'run', found },
    day: toDayNumber(date),
    name: trainName(found),
    begins: isHeadway ? firstMoment(update) : { time: departureAt(timetable.patterns, pattern, trip, 0) },
  };
}

function findExtra(timetable: Timetable, update: TripUpdate): SubjectFound | NoSubject {
  const { tripId, routeId, startDate } = update.trip;
  if (!tripId || !routeId) return { notFound: 'incomplete' };
  const line = timetable.lineIds.indexOf(safeLineId(routeId));
  if (line < 0) return { notFound: 'unknown-route' };
  const begins = firstMoment(update);
  if (!begins) return { leftOut: 'no-times' };
  const local = toLocalSeconds(timetable.timeZone, begins.moment);
  const day = startDate ? toDayNumber(startDate) : Math.floor(local / secondsPerDay);
  if (Number.isNaN(day)) return { notFound: 'not-that-day' };
  return { subject: { kind: 'extra', line }, day, name: `${tripId} ${startDate ?? ''} extra`, begins };
}

/** @param start when it runs, unless the properties say it */
function findCopy(
  timetable: Timetable,
  { trip: original, properties = {} }: TripUpdate,
  start: { startDate?: string | undefined; startTime?: number | undefined },
): SubjectFound | NoSubject {
  const { tripId = original.tripId, startDate = start.startDate, startTime = start.startTime } = properties;
  if (!startDate || startTime === undefined) return { notFound: 'incomplete' };
  const runs = runsById(timetable, original);
  if (typeof runs === 'string') return { notFound: runs };
  const [{ pattern, trip, isHeadway }] = runs;
  if (isHeadway) return { leftOut: 'by-headway' };
  const day = toDayNumber(startDate);
  if (Number.isNaN(day)) return { notFound: 'not-that-day' };
  return {
    subject: { kind: 'copy', pattern, trip, start: startTime },
    day,
    name: `${tripId} ${startDate} ${startTime} copy`,
    begins: { time: startTime },
  };
}

/** The first of its times. */
function firstMoment({ stopTimeUpdates }: TripUpdate): { moment: number } | undefined {
  let moment = Number.POSITIVE_INFINITY;
  for (const { arrival, departure } of stopTimeUpdates)
    moment = Math.min(moment, momentOf(arrival), momentOf(departure));
  return Number.isFinite(moment) ? { moment } : undefined;
}

const momentOf = (event: StopTimeEvent | undefined) =>
  event?.time ?? event?.scheduledTime ?? Number.POSITIVE_INFINITY;
