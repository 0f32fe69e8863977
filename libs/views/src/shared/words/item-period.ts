import { msg, plural } from '@lingui/core/macro';
import type { ItemOf } from '@raang/domain';
import { formatDate } from '@raang/i18n';
import { daysBetween } from '@raang/text-time';
import type { ModelContext } from '../page/model-context';

/** Text and tone of a badge. */
export interface BadgeModel {
  tone: 'neutral' | 'accent' | 'info' | 'success' | 'warning';
  text: string;
}

/** "Closes in … days" appears this many days before the closing date. */
const closingSoonDays = 14;

/** First and last day in words; undefined if neither is known. */
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

/** Whether a call or an application is still open; undefined without a closing date. That of an example is only named. */
export function toClosing(
  { closesOn, example }: Pick<ItemOf<'document' | 'space'>, 'closesOn' | 'example'>,
  { i18n, locale, today }: ModelContext,
): BadgeModel | undefined {
  if (!closesOn) return undefined;
  const date = formatDate(closesOn, locale);
  if (example) return { tone: 'neutral', text: i18n._(msg`Closing date: ${date}`) };
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
