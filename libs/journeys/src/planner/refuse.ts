import { toCalendarDate } from '@raang/text-time';
import type { Timetable } from '../timetable/timetable';
import { isSameStation } from './access';
import type { JourneyEnds } from './create-journey';
import type { NoJourney } from './journey-answer';

/** Refuses a query without a search; undefined if a search is needed. */
export function refuse(
  { stations, validity }: Timetable,
  { from, to }: JourneyEnds,
  day: number,
): NoJourney<never> | undefined {
  const codes = [...from, ...to].map(({ station }) => station);
  const unknown = codes.filter((code) => !stations.index.has(code));
  if (unknown.length > 0) return { isFound: false, reason: 'unknown-station', stations: unknown };
  if (isSameStation(from, to)) return { isFound: false, reason: 'same-station' };
  if (!validity) return { isFound: false, reason: 'no-service' };
  if (day >= validity.first && day <= validity.last) return undefined;
  const [validFrom, validTo] = [toCalendarDate(validity.first), toCalendarDate(validity.last)];
  // an invalid day has no nearest day
  const nearestDate = Number.isNaN(day) ? undefined : day < validity.first ? validFrom : validTo;
  return {
    isFound: false,
    reason: 'outside-validity',
    validFrom,
    validTo,
    ...(nearestDate && { nearestDate }),
  };
}
