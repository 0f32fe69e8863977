import { fallbackLanguageTag, type Locale } from '@raang/domain/locale';
import { invalidValue } from './invalid-value';

/** Bangkok is UTC+7 all year; the network's times are in this zone. */
export const timeZone = 'Asia/Bangkok';

/** Offset of the Buddhist era from the Gregorian one, in years (specification §9). */
export const buddhistEraOffsetYears = 543;

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;
const partsFormats = new Map<string, Intl.DateTimeFormat>();

function partsFormat(locale: Locale, zone: string): Intl.DateTimeFormat {
  const key = `${locale} ${zone}`;
  let format = partsFormats.get(key);
  if (!format) {
    // en-GB formats "Sept"; the fallback tag has three-letter months
    const tag = locale === 'th' ? 'th-TH-u-ca-gregory-nu-latn' : `${fallbackLanguageTag}-u-ca-gregory`;
    format = new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: zone,
    });
    partsFormats.set(key, format);
  }
  return format;
}

/**
 * Day, short month and year: `20 Nov 2026`, `20 พ.ย. 2569` (specification §9).
 *
 * @param date a moment, read in Bangkok time, or a calendar day `YYYY-MM-DD`, which has no zone
 * @returns a dash for an invalid date
 */
export function formatDate(date: Date | string, locale: Locale): string {
  const isCalendarDay = typeof date === 'string' && calendarDay.test(date);
  const moment = typeof date === 'string' ? new Date(date) : date;
  if (Number.isNaN(moment.getTime()) || (isCalendarDay && moment.toISOString().slice(0, 10) !== date))
    return invalidValue;
  const parts = Object.fromEntries(
    partsFormat(locale, isCalendarDay ? 'UTC' : timeZone)
      .formatToParts(moment)
      .map((part) => [part.type, part.value]),
  );
  const year = Number(parts['year']) + (locale === 'th' ? buddhistEraOffsetYears : 0);
  return `${parts['day']} ${parts['month']} ${year}`;
}

/**
 * A month as `Nov 2026`, `พ.ย. 2569`, or a year as `2026`, `2569`.
 *
 * @param month `YYYY-MM` or `YYYY`, Christian era
 * @returns a dash for anything else
 */
export function formatMonth(month: string, locale: Locale): string {
  if (/^\d{4}$/.test(month)) return String(Number(month) + (locale === 'th' ? buddhistEraOffsetYears : 0));
  if (!/^\d{4}-\d{2}$/.test(month)) return invalidValue;
  const day = formatDate(`${month}-01`, locale);
  return day === invalidValue ? day : day.replace(/^1 /, '');
}
