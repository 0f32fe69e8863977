import type { Locale } from '@raang/domain/locale';
import type { Era } from '@raang/text-time';

/** The era in which a language counts years (specification §9). */
export function eraOf(locale: Locale): Era {
  return locale === 'th' ? 'buddhist' : 'gregorian';
}
