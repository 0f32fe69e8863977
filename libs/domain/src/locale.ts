/**
 * The two languages of the site. Without zod, because the browser imports this module.
 * @see specification §1 and §9
 */
export const locales = ['th', 'en'] as const;

export type Locale = (typeof locales)[number];

/** Used if neither the path, the cookie nor the browser names one of our locales. */
export const defaultLocale: Locale = 'th';

/** Whether a value, such as a path segment, is one of our locales. */
export function isLocale(value: unknown): value is Locale {
  return value === 'th' || value === 'en';
}

/** The fallback for a missing translation. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'th' ? 'en' : 'th';
}

/** One text in both languages. */
export type Bilingual = Record<Locale, string>;
