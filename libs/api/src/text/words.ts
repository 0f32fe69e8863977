/** Increment when the same text must give different words. The next import then rebuilds the stored words. */
export const wordsVersion = '1';

const thai = new Intl.Segmenter('th', { granularity: 'word' });
const runs = /\p{Script=Thai}+|(?:(?!\p{Script=Thai})[\p{L}\p{N}])+/gu;

/** PostgreSQL's tsvector allows 2,046 bytes per word. A Unicode letter needs up to 4 bytes. */
const longestWord = 200;

/** Normalises spelling: composed letters (NFC), Arabic digits, lower case, and a single ำ. */
export function normalise(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replaceAll('ํา', 'ำ')
    .toLowerCase();
}

/**
 * Splits a text into words, in order. Thai has no spaces between words and is split by dictionary. Other scripts are
 * separated first, because the dictionary treats `mrtสาย` as one word.
 */
export function wordsOf(text: string): string[] {
  return [...normalise(text).matchAll(runs)].flatMap(([run]) =>
    /^\p{Script=Thai}/u.test(run)
      ? [...thai.segment(run)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
      : [run.slice(0, longestWord)],
  );
}

/** Formats words as a PostgreSQL tsvector: each word once, quoted. */
export function toTextVector(words: readonly string[]): string {
  return [...new Set(words)].map(quote).join(' ');
}

/**
 * Formats a search as a PostgreSQL tsquery that requires all words. The last word matches as a prefix, because the
 * visitor may still be typing it. Returns undefined if the search has no words.
 * @param also a word that must also match, exactly as stored
 */
export function toTextQuery(question: string, also?: string): string | undefined {
  const words = wordsOf(question);
  if (words.length === 0) return undefined;
  return `${[...(also ? [also] : []), ...words].map(quote).join(' & ')}:*`;
}

function quote(word: string): string {
  return `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
}
