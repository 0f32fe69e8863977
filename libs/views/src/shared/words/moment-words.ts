import { msg } from '@lingui/core/macro';
import { formatDate, formatServiceTime } from '@raang/i18n';
import { addDays, isNight, networkTime } from '@raang/text-time';
import type { ModelContext } from '../page/model-context';

/** A moment to read and the same moment for machines. */
export interface MomentModel {
  text: string;
  dateTime: string;
}

/** A moment as the network's clocks show it; of another day than today with its date. */
export function toMoment(moment: Date, context: ModelContext): MomentModel {
  return {
    text: networkTime.dayOf(moment) === context.today ? sayTime(moment, context) : sayMoment(moment, context),
    dateTime: networkTime.toIsoMinute(moment),
  };
}

/** A moment with its date, for what may be read on another day. */
export function sayMoment(moment: Date, context: ModelContext): string {
  const day = formatDate(moment, context.locale);
  const time = sayTime(moment, context);
  return context.i18n._(msg`${day}, ${time}`);
}

/** A train of this service day or the next: the time alone today, and which night or morning it is otherwise. */
export function toTrainTime(moment: Date, context: ModelContext): MomentModel {
  const { i18n, today } = context;
  const { text, dateTime } = toMoment(moment, context);
  if (networkTime.dayOf(moment) !== addDays(today, 1)) return { text, dateTime };
  const time = sayTime(moment, context);
  return {
    text: isNight(networkTime.secondsOf(moment))
      ? i18n._(msg`${time} after midnight`)
      : i18n._(msg`tomorrow, ${time}`),
    dateTime,
  };
}

/** The time alone, where the day is said. */
export function sayTime(moment: Date, { locale }: ModelContext): string {
  return formatServiceTime(networkTime.secondsOf(moment), locale);
}
