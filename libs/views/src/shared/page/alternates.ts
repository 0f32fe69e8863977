import { type Locale, locales } from '@raang/domain/locale';

/** A page in a language, or for all other languages. */
export interface Alternate {
  hrefLang: Locale | 'x-default';
  /** Absolute. */
  href: string;
}

/** Returns a page in each language, and in Thai for all other languages. */
export function toAlternates(pathIn: (locale: Locale) => string, publicUrl: string): Alternate[] {
  const absolute = (locale: Locale) => new URL(pathIn(locale), publicUrl).href;
  return [
    ...locales.map((hrefLang) => ({ hrefLang, href: absolute(hrefLang) })),
    { hrefLang: 'x-default' as const, href: absolute('th') },
  ];
}
