import { type Locale, locales } from '@raang/domain/locale';
import type { ModelContext } from './model-context';

/** A page in a language, or for all other languages. */
export interface Alternate {
  hrefLang: Locale | 'x-default';
  /** Absolute. */
  href: string;
}

/** Returns a page in each language, and in the site's default language for all other languages. */
export function toAlternates(
  pathIn: (locale: Locale) => string,
  { publicUrl, defaultLocale }: Pick<ModelContext, 'publicUrl' | 'defaultLocale'>,
): Alternate[] {
  const absolute = (locale: Locale) => new URL(pathIn(locale), publicUrl).href;
  return [
    ...locales.map((hrefLang) => ({ hrefLang, href: absolute(hrefLang) })),
    { hrefLang: 'x-default' as const, href: absolute(defaultLocale) },
  ];
}
