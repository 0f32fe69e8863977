import { toDayNumber, type ClockTime, secondsPerDay } from '@raang/text-time';
import type { SearchDay } from '../raptor/scan';
import { serviceZero } from '../timetable/service-zero';
import type { Timetable } from '../timetable/timetable';
import { timetableDay } from '../timetable/timetable-day';

/** The calendar day of a moment, and the seconds since its service day began. */
export function toDayAndTime({ date, time }: ClockTime): { day: number; at: number } {
  const days = Math.floor(time / secondsPerDay);
  return { day: toDayNumber(date) + days, at: Math.floor(time) - days * secondsPerDay };
}

/** Service days from `first` to `last`, with times relative to the start of `base`. */
export function searchDays(timetable: Timetable, base: number, first: number, last: number): SearchDay[] {
  const zero = serviceZero(timetable.timeZone, base);
  const days: SearchDay[] = [];
  for (let day = first; day <= last; day += 1) {
    days.push({
      day: timetableDay(timetable, day),
      offset: serviceZero(timetable.timeZone, day) - zero,
    });
  }
  // days without trains cost time and change nothing
  return days.filter(({ day }) => day.firstDeparture <= day.lastArrival);
}

/** Whether the next day's trains begin before a day's have ended: then there is no last train. */
function isEndless(timetable: Timetable, day: number): boolean {
  const [today] = searchDays(timetable, day, day, day);
  const [tomorrow] = searchDays(timetable, day, day + 1, day + 1);
  if (!today || !tomorrow) return false;
  return tomorrow.day.firstDeparture + tomorrow.offset <= today.day.lastArrival;
}

/**
 * A service day with the adjacent days whose trains overlap with its own. Days separated by a night are searched one
 * by one; otherwise a journey could start in the evening and wait on a platform until morning.
 */
export function daysTogether(timetable: Timetable, base: number, day: number): SearchDay[] {
  let first = day;
  while (first > day - timetable.daysBefore && isEndless(timetable, first - 1)) first -= 1;
  return searchDays(timetable, base, first, isEndless(timetable, day) ? day + 1 : day);
}

/** Whether a time lies between the last train of a service day and the first one of the next. */
export function isNight(timetable: Timetable, day: number, at: number): boolean {
  const [today] = searchDays(timetable, day, day, day);
  const hasBegun = today !== undefined && today.day.firstDeparture <= at;
  return !hasBegun && serviceDayAt(timetable, day, at) === day;
}

/** The current service day: the previous one as long as its trains run and today's do not yet. */
export function serviceDayAt(timetable: Timetable, day: number, at: number): number {
  const [before] = searchDays(timetable, day, day - 1, day - 1);
  const [today] = searchDays(timetable, day, day, day);
  const isStillRunning = before !== undefined && before.day.lastArrival + before.offset > at;
  const hasBegun = today !== undefined && today.day.firstDeparture <= at;
  return isStillRunning && !hasBegun ? day - 1 : day;
}
