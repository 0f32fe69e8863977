import { type ClockTime, secondsPerDay, toDayNumber } from '@raang/text-time';
import type { SearchDay } from '../raptor/scan';
import { serviceZero } from '../timetable/service-zero';
import type { Timetable } from '../timetable/timetable';
import { timetableDay } from '../timetable/timetable-day';

/** The day of a moment, and its seconds since that day's service times began. */
export function toDayAndTime({ date, time }: ClockTime): { day: number; at: number } {
  const days = Math.floor(time / secondsPerDay);
  return { day: toDayNumber(date) + days, at: Math.floor(time) - days * secondsPerDay };
}

/** Service days from `first` to `last`, with times that count from the beginning of `base`. */
export function searchDays(timetable: Timetable, base: number, first: number, last: number): SearchDay[] {
  const zero = serviceZero(timetable.timeZone, base);
  const days: SearchDay[] = [];
  for (let day = first; day <= last; day += 1) {
    days.push({
      day: timetableDay(timetable, day),
      offset: serviceZero(timetable.timeZone, day) - zero,
    });
  }
  // days without any train cost time and change nothing
  return days.filter(({ day }) => day.firstDeparture <= day.lastArrival);
}

/** Whether the trains of the next day begin before those of a day have ended: then there is no last train. */
export function isEndless(timetable: Timetable, day: number): boolean {
  const [today] = searchDays(timetable, day, day, day);
  const [tomorrow] = searchDays(timetable, day, day + 1, day + 1);
  if (!today || !tomorrow) return false;
  return tomorrow.day.firstDeparture + tomorrow.offset <= today.day.lastArrival;
}

/**
 * A service day with those that run into each other with it. Days with a night between them are searched one by one,
 * or somebody would be told to leave in the evening and to wait on a platform until the morning.
 */
export function daysTogether(timetable: Timetable, base: number, day: number): SearchDay[] {
  let first = day;
  while (first > day - timetable.daysBefore && isEndless(timetable, first - 1)) first -= 1;
  return searchDays(timetable, base, first, isEndless(timetable, day) ? day + 1 : day);
}

/**
 * The service day that a passenger is in: the one before as long as its trains run and those of the calendar day do
 * not yet.
 */
export function serviceDayAt(timetable: Timetable, day: number, at: number): number {
  const [before] = searchDays(timetable, day, day - 1, day - 1);
  const [today] = searchDays(timetable, day, day, day);
  const isStillRunning = before !== undefined && before.day.lastArrival + before.offset > at;
  const hasBegun = today !== undefined && today.day.firstDeparture <= at;
  return isStillRunning && !hasBegun ? day - 1 : day;
}
