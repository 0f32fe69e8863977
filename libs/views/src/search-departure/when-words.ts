import { msg } from '@lingui/core/macro';
import { networkTime } from '@raang/text-time';
import type { ModelContext } from '../shared/page/model-context';
import type { JourneyQuestion } from './journey-question';
import { dayWords, toLeaving } from './journey-words';

/** The requested time for a line of a phone: without the date if it is today. */
export function shortWhenWords(
  { at, mode, date, time }: Pick<JourneyQuestion, 'at' | 'mode' | 'date' | 'time'>,
  context: ModelContext,
): string | undefined {
  const { i18n } = context;
  if (!at || at.date !== context.today) return whenWords({ at, mode, date, time }, context) || undefined;
  const clock = toLeaving(networkTime.momentAt(at), context).text;
  if (mode === 'last') return i18n._(msg`Last train today`);
  if (mode === 'arrive') return i18n._(msg`Arrive by ${clock}`);
  return time.clock || date.day ? i18n._(msg`Leave at ${clock} or later`) : i18n._(msg`Leave now, ${clock}`);
}

/** Returns the requested time: `Leave at 08:00 or later, tomorrow, 24 Nov 2026`. Empty if it is invalid. */
export function whenWords(
  { at, mode, date, time }: Pick<JourneyQuestion, 'at' | 'mode' | 'date' | 'time'>,
  context: ModelContext,
): string {
  const { i18n } = context;
  if (!at) return '';
  const day = dayWords(at.date, context);
  const clock = toLeaving(networkTime.momentAt(at), context).text;
  if (mode === 'last') return i18n._(msg`Last train, ${day}`);
  if (mode === 'arrive') return i18n._(msg`Arrive by ${clock}, ${day}`);
  return time.clock || date.day
    ? i18n._(msg`Leave at ${clock} or later, ${day}`)
    : i18n._(msg`Leave now, ${clock}, ${day}`);
}
