import type { Locale } from '@raang/domain';

/** Number of consecutive words in the other script that make a sentence. Fewer words may be a name. */
const foreignWords = { th: 7, en: 30 } as const;

// Thai text may contain names in Latin letters: capitalised words, codes and numbers do not count.
const latinSentence = new RegExp(`(?:\\b[a-z][a-z'’-]*[ ,]+(?:[\\w'’-]+[ ,]+){0,2}?){${foreignWords.th},}`);
const thaiSentence = new RegExp(`[\\u0e01-\\u0e4e][\\u0e01-\\u0e4e ]{${foreignWords.en},79}`);

const address = /https?:\/\/\S+|(?<!\S)\S+@\S+|\]\([^)]*\)/g;

/**
 * Finds an untranslated sentence: consecutive Latin words in Thai text, or a run of Thai letters in English text.
 * Returns undefined if the text contains no more than names in the other script.
 */
export function foreignSentence(text: string, locale: Locale): string | undefined {
  const words = text.replaceAll(address, ' ');
  const match = (locale === 'th' ? latinSentence : thaiSentence).exec(words);
  return match?.[0].trim().slice(0, 80);
}
