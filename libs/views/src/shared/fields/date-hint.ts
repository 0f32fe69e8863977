import { msg } from '@lingui/core/macro';
import { eraOf } from '@raang/i18n';
import { writeDateInDigits } from '@raang/text-time';
import type { ModelContext } from '../page/model-context';

/** How to type a date, with an example. */
export function dateHint(context: ModelContext): string {
  const example = dateExample(context);
  return context.i18n._(msg`Such as ${example}`);
}

/** The error of a field whose text is not a date. */
export function dateError(context: ModelContext): string {
  const example = dateExample(context);
  return context.i18n._(msg`Enter a valid date, such as ${example}`);
}

/** A date in the language's era. Its day is above 12, so that the order of day and month is clear. */
function dateExample({ locale, today }: ModelContext): string {
  const day = Number(today.slice(8)) > 12 ? today : `${today.slice(0, 8)}25`;
  return writeDateInDigits(day, eraOf(locale));
}
