import type { Locale } from '@raang/domain';
import { formatDate, formatNumber, formatServiceTime } from '@raang/i18n';
import { addDays, isNight, networkTime } from '@raang/text-time';

const minuteMs = 60_000;

/** A departure, rounded down to the minute, so that nobody is late. */
export const leavingTime = (moment: string, locale: Locale): string =>
  clock(Math.floor(Date.parse(moment) / minuteMs) * minuteMs, locale);

/** An arrival, rounded up to the minute, so that it does not promise too much. */
export const arrivingTime = (moment: string, locale: Locale): string =>
  clock(Math.ceil(Date.parse(moment) / minuteMs) * minuteMs, locale);

function clock(at: number, locale: Locale): string {
  return formatServiceTime(networkTime.secondsOf(new Date(at)), locale).replace(' ', '\u00A0');
}

/** Minutes, rounded up. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));

/** The network's day of a moment in the timetable. */
export const dayOf = (moment: string): string => networkTime.dayOf(new Date(moment));

/** Whether a moment is on the morning after a day, before the first trains. */
export function isAfterMidnightOf(day: string, moment: string): boolean {
  return dayOf(moment) === addDays(day, 1) && isNight(networkTime.secondsOf(new Date(moment)));
}

export const baht = (satang: number): string => formatNumber(satang / 100);

export { formatDate };
