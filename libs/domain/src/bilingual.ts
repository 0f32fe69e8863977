import { z } from 'zod';
import { type Locale, otherLocale } from './locale';

/** One text in both languages; both are required. */
export const bilingual = z.strictObject({ th: z.string().min(1), en: z.string().min(1) });

/**
 * A text as published: in Thai, in English, or in both. A text in a third language keeps its language tag (BCP 47), and
 * counts only without the other two.
 */
export const inEitherLanguage = z
  .strictObject({
    th: z.string().min(1).optional(),
    en: z.string().min(1).optional(),
    other: z.strictObject({ language: z.string().min(1), text: z.string().min(1) }).optional(),
  })
  .refine(({ th, en, other }) => th ?? en ?? other, 'must have a text in th or en');
export type InEitherLanguage = z.infer<typeof inEitherLanguage>;

/** A text in a language, else in the other one, else in a third, with the tag of the language that it is in. */
export function textIn(given: InEitherLanguage, locale: Locale): { text: string; language: string } {
  for (const language of [locale, otherLocale(locale)]) {
    const text = given[language];
    if (text !== undefined) return { text, language };
  }
  return given.other!;
}
