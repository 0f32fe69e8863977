import { toCalendarDate } from './calendar-day';
import { secondsPerDay } from './service-day';
import { toEpochSeconds, toIsoMoment, toLocalSeconds } from './time-zone';

/** What clocks and calendars show at a moment. */
export interface ClockTime {
  /** `YYYY-MM-DD` */
  date: string;
  /** Whole seconds since midnight; 86,400 and more are times of the next day. */
  time: number;
}

/** Moments as people in one time zone read and write them. */
export interface LocalTime {
  /** The calendar day of a moment: `2026-11-20`. */
  dayOf: (moment: Date) => string;
  /** The time of day of a moment, in whole seconds since midnight. */
  secondsOf: (moment: Date) => number;
  clockTimeOf: (moment: Date) => ClockTime;
  /** A moment as ISO 8601 with the zone's offset, to the second: `2026-06-30T18:40:59+02:00`. */
  toIso: (moment: Date) => string;
  /** The same to the minute, for `<time datetime>` of a time without seconds: `2026-06-30T18:40+02:00`. */
  toIsoMinute: (moment: Date) => string;
  /** The moment of a day and a time, `HH:MM` or `HH:MM:SS`, in the format of `toIso`. */
  momentAt: (at: { date: string; time: string }) => string;
}

/** @param timeZone of the IANA database */
export function createLocalTime(timeZone: string): LocalTime {
  const clockTimeOf = (moment: Date): ClockTime => {
    const local = toLocalSeconds(timeZone, Math.floor(moment.getTime() / 1000));
    const day = Math.floor(local / secondsPerDay);
    return { date: toCalendarDate(day), time: local - day * secondsPerDay };
  };
  const toIso = (moment: Date) => toIsoMoment(timeZone, Math.floor(moment.getTime() / 1000));
  return {
    dayOf: (moment) => clockTimeOf(moment).date,
    secondsOf: (moment) => clockTimeOf(moment).time,
    clockTimeOf,
    toIso,
    toIsoMinute: (moment) => toIso(moment).replace(/:\d\d(?=[+-])/, ''),
    momentAt: ({ date, time }) => {
      const local = Date.parse(`${date}T${time}Z`) / 1000;
      return toIsoMoment(timeZone, toEpochSeconds(timeZone, local));
    },
  };
}
