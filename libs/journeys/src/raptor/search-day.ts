import type { LiveDay } from '../timetable/live-timetable';
import type { Timetable } from '../timetable/timetable';
import type { TimetableDay } from '../timetable/timetable-day';
import { timetableDay } from '../timetable/days';
import type { TimetablePatterns } from '../timetable/timetable-patterns';

/** Trains of a service day, and the offset of their times, in seconds from the origin of the search. */
export interface SearchDay {
  day: TimetableDay;
  offset: number;
  /** Those of the timetable, or of the live trains of the day. */
  patterns: TimetablePatterns;
  /** What live data say of the day; undefined without any. */
  live: LiveDay | undefined;
}

/** The trains of a service day: those of the timetable, and those that live data add. */
export function searchDay(timetable: Timetable, day: number, offset: number): SearchDay[] {
  const { patterns } = timetable;
  const live = timetable.live?.days.get(day);
  const planned = { day: timetableDay(timetable, day), offset, patterns, live };
  return live ? [planned, { day: live.day, offset, patterns: live.patterns, live }] : [planned];
}

/** Whether its trains are those that live data add to the timetable's. */
export function hasLiveTrains({ live, patterns }: SearchDay): boolean {
  return live?.patterns === patterns;
}

/** The same days by the timetable alone. */
export function asPlanned(days: readonly SearchDay[]): SearchDay[] {
  return days.flatMap((day) => (hasLiveTrains(day) ? [] : [{ ...day, live: undefined }]));
}
