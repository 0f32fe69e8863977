import { msg } from '@lingui/core/macro';
import { bangkokDay, formatDate, formatServiceTime } from '@raang/i18n';
import type { ModelContext } from './model-context';

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

function sayTime(moment: Date, { locale }: ModelContext): string {
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
