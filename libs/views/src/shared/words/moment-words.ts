import { msg } from '@lingui/core/macro';
import { formatDate, formatServiceTime } from '@raang/i18n';
import { addDays, isNight, networkTime } from '@raang/text-time';
import type { ModelContext } from '../page/model-context';

/** A time in words and in ISO format. */
export interface MomentModel {
  text: string;
  dateTime: string;
}

/** A time in the network's time zone; with its date if it is not today. */
export function toMoment(moment: Date, context: ModelContext): MomentModel {
  return {
    text:
      networkTime.dayOf(moment) === context.today ? timeWords(moment, context) : momentWords(moment, context),
    dateTime: networkTime.toIsoMinute(moment),
  };
}

/** A time with its date, for text that may be read on another day. */
export function momentWords(moment: Date, context: ModelContext): string {
  const day = formatDate(moment, context.locale);
  const time = timeWords(moment, context);
  return context.i18n._(msg`${day}, ${time}`);
}

/** A train's time in this service day or the next: without date today, else with the night or morning. */
export function toTrainTime(moment: Date, context: ModelContext): MomentModel {
  const { i18n, today } = context;
  const { text, dateTime } = toMoment(moment, context);
  if (networkTime.dayOf(moment) !== addDays(today, 1)) return { text, dateTime };
  const time = timeWords(moment, context);
  return {
    text: isNight(networkTime.secondsOf(moment))
      ? i18n._(msg`${time} after midnight`)
      : i18n._(msg`tomorrow, ${time}`),
    dateTime,
  };
}

/** A time without its date. */
export function timeWords(moment: Date, { locale }: ModelContext): string {
  return formatServiceTime(networkTime.secondsOf(moment), locale);
}
