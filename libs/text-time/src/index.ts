export { fold, withoutMarks } from './text/fold';
export { normalise, withArabicDigits } from './text/normalise';
export { findByName, type Named, rankByName } from './text/rank-names';
export { slipsBetween, slipsForgiven } from './text/slips';
export { soundOf } from './text/sound';
export { wordsOf, wordsVersion } from './text/words';
export {
  addDays,
  daysBetween,
  daysOf,
  isDay,
  toCalendarDate,
  toDayNumber,
  weekdayOf,
} from './time/calendar-day';
export { type Era, yearIn } from './time/era';
export type { ClockTime } from './time/local-time';
export { monthNames } from './time/month-names';
export { networkTime } from './time/network-time';
export { readDate } from './time/read-date';
export { isAfterMidnight, isNight, secondsPerDay, serviceTimesAt } from './time/service-day';
export { readTime, writeTime } from './time/time-of-day';
export { isTimeZone, toEpochSeconds, toIsoMoment, toLocalSeconds } from './time/time-zone';
export { writeDate, writeDateInDigits } from './time/write-date';
