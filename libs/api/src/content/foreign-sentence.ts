import type { Locale } from '@raang/domain';

/** So many words of the other script in a row are a sentence and no longer a name. */
const foreignWords = { th: 7, en: 30 } as const;

// A name in Latin letters may stand in Thai text: words that begin with a capital, codes and numbers do not count.
const latinSentence = new RegExp(`(?:\\b[a-z][a-z'’-]*[ ,]+(?:[\\w'’-]+[ ,]+){0,2}?){${foreignWords.th},}`);
const thaiSentence = new RegExp(`[\\u0e01-\\u0e4e][\\u0e01-\\u0e4e ]{${foreignWords.en},}`);

const address = /https?:\/\/\S+|\S+@\S+|\]\([^)]*\)/g;

/**
 * A sentence that nobody translated: Latin words in a row in Thai text, a run of Thai letters in English text.
 * Names in the other script are none.
 */
export function foreignSentence(text: string, locale: Locale): string | undefined {
  const words = text.replaceAll(address, ' ');
  const match = (locale === 'th' ? latinSentence : thaiSentence).exec(words);
  return match?.[0].trim().slice(0, 80);
}
