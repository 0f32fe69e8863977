import type { Locale } from '@raang/domain/locale';
import { secondsPerDay, writeTime } from '@raang/text-time';
import { invalidValue } from './invalid-value';

/**
 * Formats a time of a service day as clock time: `05:30`, `05.30 น.`; hour 25 is `01:00`. Drops the seconds, so that
 * passengers arrive early rather than late.
 *
 * @param seconds since the start of the service day (GTFS Time)
 * @returns a dash for an invalid time
 */
export function formatServiceTime(seconds: number, locale: Locale): string {
  if (!isServiceTime(seconds)) return invalidValue;
  return withUnit(clock(seconds % secondsPerDay, locale), locale);
}

/** Formats a period: `05:30–07:00`, `05.30–07.00 น.` The end at midnight is `24:00`. */
export function formatServiceTimes(start: number, end: number, locale: Locale): string {
  if (!isServiceTime(start) || !isServiceTime(end)) return invalidValue;
  const last = Math.floor(end / 60) * 60 === secondsPerDay ? secondsPerDay : end % secondsPerDay;
  return withUnit(`${clock(start % secondsPerDay, locale)}–${clock(last, locale)}`, locale);
}

function isServiceTime(seconds: number): boolean {
  return Number.isFinite(seconds) && seconds >= 0;
}

function clock(seconds: number, locale: Locale): string {
  const time = writeTime(seconds);
  return locale === 'th' ? time.replace(':', '.') : time;
}

function withUnit(text: string, locale: Locale): string {
  return locale === 'th' ? `${text} น.` : text;
}
