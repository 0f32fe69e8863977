import { z } from 'zod';
import { type Locale, otherLocale } from './locale';

/** One text in both languages; both are required. */
export const bilingual = z.strictObject({ th: z.string().min(1), en: z.string().min(1) });

/** A text that may have been published in one language only. */
export const inEitherLanguage = z
  .strictObject({ th: z.string().min(1).optional(), en: z.string().min(1).optional() })
  .refine(({ th, en }) => th ?? en, 'must have a text in th or en');
export type InEitherLanguage = z.infer<typeof inEitherLanguage>;

/** A text in a language, else in the other one, with the language that it is in. */
export function textIn(given: InEitherLanguage, locale: Locale): { text: string; locale: Locale } {
  const text = given[locale];
  return text === undefined
    ? { text: given[otherLocale(locale)]!, locale: otherLocale(locale) }
    : { text, locale };
}
