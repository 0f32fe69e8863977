import { msg } from '@lingui/core/macro';
import { buddhistEraOffsetYears } from '@raang/i18n';
import type { ModelContext } from '../page/model-context';

/** A day of this month whose number can be no month's, so that the order is plain; of the language's own era. */
export function dateHint({ i18n, locale, today }: ModelContext): string {
  const [year = 0, month, day = 0] = today.split('-').map(Number);
  const example = `${day > 12 ? day : 25}/${month}/${locale === 'th' ? year + buddhistEraOffsetYears : year}`;
  return i18n._(msg`Such as ${example}`);
}
