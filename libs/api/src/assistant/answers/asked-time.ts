import { addDays, networkTime, readTime } from '@raang/text-time';
import { isAfterMidnightOf, leavingTime } from '../words/format';
import type { Asked } from './answer';

/** This long after a time today, a person who names it means tomorrow. */
const graceSeconds = 30 * 60;

export interface AskedTime {
  date: string | undefined;
  time: string | undefined;
  /** A time that has passed today, without a day: it is about tomorrow. */
  isTomorrow: boolean;
}

/** The day and time that a question is about; undefined ones are now. */
export function askedTime({ question: { date, time }, now }: Pick<Asked, 'question' | 'now'>): AskedTime {
  const { date: today, time: seconds } = networkTime.clockTimeOf(now);
  if (date || !time || readTime(time) === undefined) return { date, time, isTomorrow: false };
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  const isPast = hours * 3600 + minutes * 60 < seconds - graceSeconds;
  return { date: isPast ? addDays(today, 1) : today, time, isTomorrow: isPast };
}

/** A moment of the asked day for questions about a whole day, such as the last train. */
export function middayOf({ question: { date }, now }: Pick<Asked, 'question' | 'now'>): string {
  // today's last train may have left; after midnight the trains of the evening before still run
  return date && date !== networkTime.dayOf(now)
    ? networkTime.momentAt({ date, time: '12:00' })
    : networkTime.toIso(now);
}

/** "00:19 after midnight". */
export function nightTime(moment: string, day: string, { words, locale }: Asked): string {
  const time = leavingTime(moment, locale);
  return isAfterMidnightOf(day, moment) ? words.afterMidnight(time) : time;
}
