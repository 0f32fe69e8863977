/** Raise when the same text must give other words than before: what is stored is then made anew. */
export const wordsVersion = '1';

const thai = new Intl.Segmenter('th', { granularity: 'word' });
const runs = /\p{Script=Thai}+|(?:(?!\p{Script=Thai})[\p{L}\p{N}])+/gu;

/** Longest word that PostgreSQL's tsvector takes is 2,046 bytes; nothing anybody looks for is half as long. */
const longestWord = 200;

/** One spelling for what is written in several: composed letters, Arabic digits, small letters, one ำ. */
export function normalise(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replaceAll('ํา', 'ำ')
    .toLowerCase();
}

/**
 * The words of a text in order. Thai is parted by dictionary, because it is written without spaces; runs of another
 * script are parted from it first, else the dictionary takes `mrtสาย` for one word.
 */
export function wordsOf(text: string): string[] {
  return [...normalise(text).matchAll(runs)].flatMap(([run]) =>
    /^\p{Script=Thai}/u.test(run)
      ? [...thai.segment(run)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
      : [run.slice(0, longestWord)],
  );
}

/** Words as PostgreSQL's tsvector: every word once, quoted. */
export function toTextVector(words: readonly string[]): string {
  return [...new Set(words)].map(quote).join(' ');
}

/**
 * A question as PostgreSQL's tsquery: all of its words, the last one as the beginning of a word, because it may
 * still be being typed. Undefined when the question holds no word.
 * @param also a word that must be there besides, as it was stored
 */
export function toTextQuery(question: string, also?: string): string | undefined {
  const words = wordsOf(question);
  if (words.length === 0) return undefined;
  return `${[...(also ? [also] : []), ...words].map(quote).join(' & ')}:*`;
}

function quote(word: string): string {
  return `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
}
