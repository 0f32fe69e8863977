import { msg } from '@lingui/core/macro';
import { bangkokDay, formatDate, formatServiceTime } from '@raang/i18n';
import type { ModelContext } from '../page/model-context';

/** A moment to read and the same moment for machines. */
export interface MomentModel {
  text: string;
  dateTime: string;
}

/** Thailand keeps UTC+7 all year, and people there read times of the railway in it. */
const bangkokOffsetMs = 7 * 60 * 60 * 1000;

/** A moment on the clock of Bangkok; of another day than today with its date. */
export function toMoment(moment: Date, context: ModelContext): MomentModel {
  return {
    text: bangkokDay(moment) === context.today ? sayTime(moment, context) : sayMoment(moment, context),
    dateTime: `${inBangkok(moment).toISOString().slice(0, 16)}+07:00`,
  };
}

/** A moment with its date, for what may be read on another day. */
export function sayMoment(moment: Date, context: ModelContext): string {
  const day = formatDate(moment, context.locale);
  const time = sayTime(moment, context);
  return context.i18n._(msg`${day}, ${time}`);
}

/** Later than this a train of the night before runs no more. */
const endOfNightSeconds = 4 * 60 * 60;

/** A train of this service day or the next: the time alone today, and which night or morning it is otherwise. */
export function toTrainTime(moment: Date, context: ModelContext): MomentModel {
  const { i18n, today } = context;
  const { text, dateTime } = toMoment(moment, context);
  if (bangkokDay(moment) !== dayAfter(today)) return { text, dateTime };
  const time = sayTime(moment, context);
  return {
    text:
      bangkokSeconds(moment) < endOfNightSeconds
        ? i18n._(msg`${time} after midnight`)
        : i18n._(msg`tomorrow, ${time}`),
    dateTime,
  };
}

function dayAfter(day: string): string {
  return bangkokDay(new Date(Date.parse(day) + 24 * 60 * 60 * 1000));
}

/** The time alone, where the day is said. */
export function sayTime(moment: Date, { locale }: ModelContext): string {
  return formatServiceTime(bangkokSeconds(moment), locale);
}

/** Time of day in Bangkok, in seconds. */
export function bangkokSeconds(moment: Date): number {
  const bangkok = inBangkok(moment);
  return (bangkok.getUTCHours() * 60 + bangkok.getUTCMinutes()) * 60 + bangkok.getUTCSeconds();
}

/** A date whose UTC fields say what clocks and calendars in Bangkok say. */
function inBangkok(moment: Date): Date {
  return new Date(moment.getTime() + bangkokOffsetMs);
}
