import { msg } from '@lingui/core/macro';
import { eraOf } from '@raang/i18n';
import { writeDateInDigits } from '@raang/text-time';
import type { ModelContext } from '../page/model-context';

/**
 * An example of a typed date in the language's era. Its day is above 12, so that the order of day and month is clear.
 */
export function dateHint({ i18n, locale, today }: ModelContext): string {
  const day = Number(today.slice(8)) > 12 ? today : `${today.slice(0, 8)}25`;
  const example = writeDateInDigits(day, eraOf(locale));
  return i18n._(msg`Such as ${example}`);
}
