import { wordsOf } from '@raang/text-time';

/** PostgreSQL's tsvector takes words of up to 2,046 bytes; nobody looks for a word half as long. */
const longestWord = 200;

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
  return `'${word.slice(0, longestWord).replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
}
