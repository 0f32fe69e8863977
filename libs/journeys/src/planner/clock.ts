import { toDayNumber, type ClockTime, secondsPerDay } from '@raang/text-time';
import { type SearchDay, searchDay } from '../raptor/search-day';
import { serviceZero } from '../timetable/service-zero';
import type { Timetable } from '../timetable/timetable';

/** The calendar day of a moment, and the seconds since its service day began. */
export function toDayAndTime({ date, time }: ClockTime): { day: number; at: number } {
  const days = Math.floor(time / secondsPerDay);
  return { day: toDayNumber(date) + days, at: Math.floor(time) - days * secondsPerDay };
}

/** Service days from `first` to `last` and their live trains, with times relative to the start of `base`. */
export function searchDays(timetable: Timetable, base: number, first: number, last: number): SearchDay[] {
  const zero = serviceZero(timetable.timeZone, base);
  const days: SearchDay[] = [];
  for (let day = first; day <= last; day += 1) {
    days.push(...searchDay(timetable, day, serviceZero(timetable.timeZone, day) - zero));
  }
  // days without trains cost time and change nothing
  return days.filter(({ day }) => day.firstDeparture <= day.lastArrival);
}

/** The first departure and the last arrival of a service day, relative to the start of `base`; infinite without trains. */
export function spanOf(timetable: Timetable, base: number, day: number): { first: number; last: number } {
  const days = searchDays(timetable, base, day, day);
  return {
    first: Math.min(...days.map((on) => on.day.firstDeparture + on.offset)),
    last: Math.max(...days.map((on) => on.day.lastArrival + on.offset)),
  };
}

/** Whether the next day's trains begin before a day's have ended: then there is no last train. */
function isEndless(timetable: Timetable, day: number): boolean {
  return spanOf(timetable, day, day + 1).first <= spanOf(timetable, day, day).last;
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
  const hasBegun = spanOf(timetable, day, day).first <= at;
  return !hasBegun && serviceDayAt(timetable, day, at) === day;
}

/** The current service day: the previous one as long as its trains run and today's do not yet. */
export function serviceDayAt(timetable: Timetable, day: number, at: number): number {
  const isStillRunning = spanOf(timetable, day, day - 1).last > at;
  const hasBegun = spanOf(timetable, day, day).first <= at;
  return isStillRunning && !hasBegun ? day - 1 : day;
}
