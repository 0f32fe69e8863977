import { msg, plural } from '@lingui/core/macro';
import { formatDate, formatServiceTime } from '@raang/i18n';
import { addDays, networkTime, writeTime } from '@raang/text-time';
import type { ModelContext } from '../shared/page/model-context';
import type { TypedStation } from '../shared/station-field/typed-station';
import type { MomentModel } from '../shared/words/moment-words';

const secondsPerMinute = 60;
const minuteMs = secondsPerMinute * 1000;

/** Departure time, rounded down to the minute, so that nobody is late. */
export function toLeaving(moment: string, context: ModelContext): MomentModel {
  return toClock(new Date(Math.floor(Date.parse(moment) / minuteMs) * minuteMs), context);
}

/** Arrival time, rounded up to the minute, so that it does not promise too much. */
export function toArriving(moment: string, context: ModelContext): MomentModel {
  return toClock(new Date(Math.ceil(Date.parse(moment) / minuteMs) * minuteMs), context);
}

/** Joins time and unit with a no-break space. */
function toClock(moment: Date, { locale }: ModelContext): MomentModel {
  return {
    text: formatServiceTime(networkTime.secondsOf(moment), locale).replace(' ', '\u00a0'),
    dateTime: networkTime.toIsoMinute(moment),
  };
}

/** A usual time, rounded to the minute: every second passenger is there by then. */
export function toUsual(moment: string, context: ModelContext): MomentModel {
  return toClock(new Date(Math.round(Date.parse(moment) / minuteMs) * minuteMs), context);
}

/** A usual duration, rounded to the minute: `46 min`, `1 hr 11 min`. */
export function usualDurationWords(seconds: number, context: ModelContext): string {
  return shortDurationWords(Math.max(1, Math.round(seconds / secondsPerMinute)), context);
}

/** The latest duration, rounded up to the minute: `46 min`, `1 hr 11 min`. */
export function latestDurationWords(seconds: number, context: ModelContext): string {
  return shortDurationWords(Math.max(1, Math.ceil(seconds / secondsPerMinute)), context);
}

function shortDurationWords(total: number, { i18n }: ModelContext): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours === 0) return i18n._(msg`${minutes} min`);
  return minutes === 0 ? i18n._(msg`${hours} hr`) : i18n._(msg`${hours} hr ${minutes} min`);
}

/** Duration, rounded up to the minute: `46 minutes`, `1 hr 11 min`. */
export function durationWords(seconds: number, { i18n }: ModelContext): string {
  const total = Math.max(1, Math.ceil(seconds / secondsPerMinute));
  if (total < 60) return i18n._(msg`${plural(total, { one: '# minute', other: '# minutes' })}`);
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (minutes === 0) return i18n._(msg`${plural(hours, { one: '# hour', other: '# hours' })}`);
  return i18n._(msg`${hours} hr ${minutes} min`);
}

/** A day with "today", "tomorrow" or "yesterday" if it is near. */
export function dayWords(day: string, { i18n, locale, today }: ModelContext): string {
  const date = formatDate(day, locale);
  switch (day) {
    case addDays(today, -1):
      return i18n._(msg`yesterday, ${date}`);
    case today:
      return i18n._(msg`today, ${date}`);
    case addDays(today, 1):
      return i18n._(msg`tomorrow, ${date}`);
    default:
      return date;
  }
}

/** The name of the place or station where a journey starts or ends; the text if it names none. */
export function endName({ place, station, typed }: TypedStation, { locale }: ModelContext): string {
  return (place ?? station)?.name[locale] ?? typed;
}

/** The names of both ends; codes distinguish two stations of the same name. */
export function endNames(
  { from, to }: Record<'from' | 'to', TypedStation>,
  context: ModelContext,
): [string, string] {
  const isOneName = endName(from, context) === endName(to, context);
  const nameOf = isOneName ? withCode : endName;
  return [nameOf(from, context), nameOf(to, context)];
}

function withCode(end: TypedStation, context: ModelContext): string {
  const { place, station } = end;
  const name = endName(end, context);
  return place || !station ? name : `${name} ${station.signCode ?? station.code}`;
}

/** The network's date of a moment in the timetable. */
export function dayOf(moment: string): string {
  return networkTime.dayOf(new Date(moment));
}

/** The network's date and time some minutes after a moment. */
export function momentAfter(moment: string, minutes: number): { date: string; time: string } {
  const later = new Date(Date.parse(moment) + minutes * minuteMs);
  return { date: networkTime.dayOf(later), time: writeTime(networkTime.secondsOf(later)) };
}
