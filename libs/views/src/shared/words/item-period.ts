import { msg, plural } from '@lingui/core/macro';
import { formatDate } from '@raang/i18n';
import { daysBetween } from '@raang/text-time';
import type { ModelContext } from '../page/model-context';

/** A short fact about the thing beside it, and how it is meant. */
export interface BadgeModel {
  tone: 'neutral' | 'accent' | 'info' | 'success' | 'warning';
  text: string;
}

/** How long before its last day a call is told to be closing, in days. */
const closingSoonDays = 14;

/** First and last day in words; undefined when neither is known. */
export function toPeriod(
  { validFrom, validTo }: { validFrom?: string | undefined; validTo?: string | undefined },
  { i18n, locale }: ModelContext,
): string | undefined {
  const first = validFrom && formatDate(validFrom, locale);
  const last = validTo && formatDate(validTo, locale);
  if (first && last) return first === last ? first : `${first} – ${last}`;
  if (first) return i18n._(msg`From ${first}`);
  return last ? i18n._(msg`Until ${last}`) : undefined;
}

/** Whether an answer or an application is still taken; undefined when there is no last day. */
export function toClosing(
  closesOn: string | undefined,
  { i18n, locale, today }: ModelContext,
): BadgeModel | undefined {
  if (!closesOn) return undefined;
  const date = formatDate(closesOn, locale);
  const days = daysBetween(today, closesOn);
  if (days < 0) return { tone: 'neutral', text: i18n._(msg`Closed ${date}`) };
  if (days === 0) return { tone: 'warning', text: i18n._(msg`Closes today`) };
  if (days <= closingSoonDays)
    return {
      tone: 'warning',
      text: i18n._(msg`${plural(days, { one: 'Closes tomorrow', other: 'Closes in # days' })}`),
    };
  return { tone: 'success', text: i18n._(msg`Open until ${date}`) };
}
