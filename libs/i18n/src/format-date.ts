import type { Locale } from '@raang/domain/locale';
import { isDay, monthNames, networkTime, writeDate, yearIn } from '@raang/text-time';
import { eraOf } from './era';
import { invalidValue } from './invalid-value';

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Day, short month and year: `20 Nov 2026`, `20 พ.ย. 2569` (specification §9).
 *
 * @param date a moment, read in the network's time zone, or a calendar day `YYYY-MM-DD`, which has no zone
 * @returns a dash for an invalid date
 */
export function formatDate(date: Date | string, locale: Locale): string {
  const day = dayOf(date);
  return day === undefined ? invalidValue : writeDate(day, monthNames[locale].short, eraOf(locale));
}

/** A day in a sentence, like `formatDate` with the month in full: `20 November 2026`, `20 พฤศจิกายน 2569`. */
export function formatLongDate(date: Date | string, locale: Locale): string {
  const day = dayOf(date);
  return day === undefined ? invalidValue : writeDate(day, monthNames[locale].long, eraOf(locale));
}

/**
 * A day in a sentence or an appointment: `Monday 23 November 2026`, `วันจันทร์ที่ 23 พฤศจิกายน 2569`.
 *
 * @param date a moment, read in the network's time zone, or a calendar day `YYYY-MM-DD`, which has no zone
 * @returns a dash for an invalid date
 */
export function formatWeekdayDate(date: Date | string, locale: Locale): string {
  const day = dayOf(date);
  if (day === undefined) return invalidValue;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day));
  return `${weekday}${locale === 'th' ? 'ที่' : ''} ${writeDate(day, monthNames[locale].long, eraOf(locale))}`;
}

function dayOf(date: Date | string): string | undefined {
  if (typeof date === 'string' && calendarDay.test(date)) return isDay(date) ? date : undefined;
  const moment = new Date(date);
  return Number.isNaN(moment.getTime()) ? undefined : networkTime.dayOf(moment);
}

/**
 * A month as `Nov 2026`, `พ.ย. 2569`, or a year as `2026`, `2569`.
 *
 * @param month `YYYY-MM` or `YYYY`, Christian era
 * @returns a dash for anything else
 */
export function formatMonth(month: string, locale: Locale): string {
  if (/^\d{4}$/.test(month)) return String(yearIn(eraOf(locale), Number(month)));
  if (!/^\d{4}-\d{2}$/.test(month)) return invalidValue;
  const day = formatDate(`${month}-01`, locale);
  return day === invalidValue ? day : day.replace(/^1 /, '');
}
