import { msg } from '@lingui/core/macro';
import { eraOf } from '@raang/i18n';
import { writeDateInDigits } from '@raang/text-time';
import type { ModelContext } from '../page/model-context';

/** An example of a typed date. Its day is no month's number, so that the order is plain; in the language's era. */
export function dateHint({ i18n, locale, today }: ModelContext): string {
  const day = Number(today.slice(8)) > 12 ? today : `${today.slice(0, 8)}25`;
  const example = writeDateInDigits(day, eraOf(locale));
  return i18n._(msg`Such as ${example}`);
}
