import { wordsOf } from '@raang/text-time';

/** In characters. PostgreSQL's tsvector accepts words of up to 2,046 bytes. */
const longestWord = 200;

/** Formats words as a PostgreSQL tsvector: every word once, quoted. */
export function toTextVector(words: readonly string[]): string {
  return [...new Set(words)].map(quote).join(' ');
}

/**
 * Formats a search text as a PostgreSQL tsquery that requires all words. The last word matches as a prefix, because the
 * visitor may still be typing it. Returns undefined for a text without words.
 * @param also an additional required word, in its stored form
 */
export function toTextQuery(text: string, also?: string): string | undefined {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  return `${[...(also ? [also] : []), ...words].map(quote).join(' & ')}:*`;
}

function quote(word: string): string {
  return `'${word.slice(0, longestWord).replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
}
