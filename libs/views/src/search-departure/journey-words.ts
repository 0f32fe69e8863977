import { msg, plural } from '@lingui/core/macro';
import { formatDate, formatServiceTime } from '@raang/i18n';
import { addDays, networkTime, writeTime } from '@raang/text-time';
import type { ModelContext } from '../shared/page/model-context';
import type { MomentModel } from '../shared/words/moment-words';

const secondsPerMinute = 60;
const minuteMs = secondsPerMinute * 1000;

/** A time of leaving: its seconds are left out, so that nobody comes late. */
export function toLeaving(moment: string, context: ModelContext): MomentModel {
  return toClock(new Date(Math.floor(Date.parse(moment) / minuteMs) * minuteMs), context);
}

/** A time of arriving: a minute that has begun counts, so that nobody is promised too much. */
export function toArriving(moment: string, context: ModelContext): MomentModel {
  return toClock(new Date(Math.ceil(Date.parse(moment) / minuteMs) * minuteMs), context);
}

/** A time and its unit stay in one line, also within a sentence. */
function toClock(moment: Date, { locale }: ModelContext): MomentModel {
  return {
    text: formatServiceTime(networkTime.secondsOf(moment), locale).replace(' ', '\u00a0'),
    dateTime: networkTime.toIsoMinute(moment),
  };
}

/** How long it takes, a minute that has begun counts: `46 minutes`, `1 hr 11 min`. */
export function durationWords(seconds: number, { i18n }: ModelContext): string {
  const total = Math.max(1, Math.ceil(seconds / secondsPerMinute));
  if (total < 60) return i18n._(msg`${plural(total, { one: '# minute', other: '# minutes' })}`);
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (minutes === 0) return i18n._(msg`${plural(hours, { one: '# hour', other: '# hours' })}`);
  return i18n._(msg`${hours} hr ${minutes} min`);
}

/** A day with how near it is, where it is near. */
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

/** The day, where the network is, of a moment as the timetable writes it. */
export function dayOf(moment: string): string {
  return networkTime.dayOf(new Date(moment));
}

/** Day and time, where the network is, so many minutes after a moment. */
export function momentAfter(moment: string, minutes: number): { date: string; time: string } {
  const later = new Date(Date.parse(moment) + minutes * minuteMs);
  return { date: networkTime.dayOf(later), time: writeTime(networkTime.secondsOf(later)) };
}
