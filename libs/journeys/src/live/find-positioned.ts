import { toCalendarDate, toDayNumber } from '@raang/text-time';
import { safeLineId } from '../gtfs/safe-ids';
import type { Timetable } from '../timetable/timetable';
import type { ChosenUpdate } from './choose-updates';
import { resolveTrip } from './resolve-trip';
import { trainName } from './train-key';
import type { TripDescriptor, TripFound, TripNotFoundReason } from './trip-descriptor';

/** The train that a position is about. */
export interface Positioned {
  /** As `SubjectFound.name` of the same train. */
  name: string;
  /** Day number of its service day. */
  day: number;
  /** Undefined for a train that only an update has. */
  found: TripFound | undefined;
}

/**
 * Creates a function that finds the train of a position: a run of the timetable, or an extra train of the updates.
 * @param updates those that count
 */
export function createPositionedFinder(timetable: Timetable, updates: readonly ChosenUpdate[]) {
  const byId = Map.groupBy(updates, idOf);
  return find;

  /** @param headerTime when the feed was made, in seconds since 1970 */
  function find(trip: TripDescriptor, headerTime: number): Positioned | TripNotFoundReason {
    const said = byId.get(trip.tripId) ?? [];
    const answer = resolveTrip(timetable, trip, headerTime);
    if (answer.isFound) return toPositioned(answer);
    // a train that waits for a later departure: its update has the date
    const [day, ...otherDays] = new Set(said.map((one) => one.day));
    if (answer.reason === 'no-day' && day !== undefined && otherDays.length === 0) {
      const dated = resolveTrip(timetable, { ...trip, startDate: toCalendarDate(day) }, headerTime);
      if (dated.isFound) return toPositioned(dated);
    }
    const [extra, ...others] = said.filter((one) => isExtra(timetable, one, trip));
    if (!extra || others.length > 0) return answer.reason;
    return { name: extra.name, day: extra.day, found: undefined };
  }
}

const toPositioned = (found: TripFound): Positioned => ({
  name: trainName(found),
  day: toDayNumber(found.date),
  found,
});

/** A copy has an id of its own. */
const idOf = ({ update: { trip, properties }, subject }: ChosenUpdate): string | undefined =>
  subject.kind === 'copy' ? (properties?.tripId ?? trip.tripId) : trip.tripId;

/** Whether it is an extra train, and all given fields agree with it. */
function isExtra(
  { lineIds, patterns }: Timetable,
  { subject, day, update }: ChosenUpdate,
  { routeId, directionId, startDate, startTime }: TripDescriptor,
): boolean {
  if (subject.kind === 'run') return false;
  const isCopy = subject.kind === 'copy';
  const line = isCopy ? patterns.line[subject.pattern]! : subject.line;
  const start = isCopy ? subject.start : update.trip.startTime;
  const direction = update.trip.directionId;
  return (
    (!routeId || lineIds[line] === safeLineId(routeId)) &&
    (directionId === undefined || direction === undefined || directionId === direction) &&
    (!startDate || toDayNumber(startDate) === day) &&
    (startTime === undefined || start === undefined || startTime === start)
  );
}
