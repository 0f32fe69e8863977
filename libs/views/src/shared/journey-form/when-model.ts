import { msg } from '@lingui/core/macro';
import type { JourneyMode, Locale } from '@raang/domain';
import { formatDate } from '@raang/i18n';
import { dateError, dateHint } from '../fields/date-hint';
import type { ModelContext } from '../page/model-context';

/** What the choice of time sends; `now` ignores the day and the time. */
type WhenChoice = 'now' | JourneyMode;

/** When to travel: a choice, and the day and time that some choices need. */
export interface WhenModel {
  value: WhenChoice;
  options: { value: WhenChoice; label: string }[];
  date: { label: string; value: string; hint: string; today: string; error?: string | undefined };
  time: { label: string; value: string; hint: string; error?: string | undefined };
}

/** A time of travel as typed. */
export interface TypedWhen {
  mode: JourneyMode;
  date: { typed: string; day?: string | undefined };
  time: { typed: string; clock?: string | undefined };
}

/** After noon, so that it shows the 24-hour clock. */
const examples: Readonly<Record<Locale, string>> = { th: '18.30', en: '18:30' };

/** Today, now: what an empty form asks for. */
export const nowTyped: TypedWhen = { mode: 'depart', date: { typed: '' }, time: { typed: '' } };

export function toWhen({ mode, date, time }: TypedWhen, context: ModelContext): WhenModel {
  const { i18n, locale, today } = context;
  const example = examples[locale];
  const isNow = mode === 'depart' && date.typed === '' && time.typed === '';
  return {
    value: isNow ? 'now' : mode,
    options: [
      { value: 'now', label: i18n._(msg`Now`) },
      { value: 'depart', label: i18n._(msg`Depart at`) },
      { value: 'arrive', label: i18n._(msg`Arrive by`) },
      { value: 'last', label: i18n._(msg`Last train`) },
    ],
    date: {
      label: i18n._(msg`Day (today if empty)`),
      value: date.day ? formatDate(date.day, locale) : date.typed,
      hint: dateHint(context),
      today,
      error: date.typed !== '' && !date.day ? dateError(context) : undefined,
    },
    time: {
      label: i18n._(msg`Time (now if empty)`),
      value: time.clock ?? time.typed,
      hint: i18n._(msg`Such as ${example}`),
      error: time.typed !== '' && !time.clock ? i18n._(msg`Enter a valid time, such as 08:30`) : undefined,
    },
  };
}
