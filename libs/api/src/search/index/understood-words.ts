import type { Query } from './read-query';
import { mistyped } from './vocabulary';

/** Share of a piece's letters that the documents have to explain. */
const leastExplained = 0.5;

/**
 * Whether the documents explain most letters of each word's piece of the text; otherwise it is nonsense. A dictionary splits
 * any Thai letters into words, and some of these are words of documents by chance.
 */
export function understoodWords(
  { words, counts, pieces }: Query,
  evidence: readonly (readonly { quality: number }[])[],
): boolean[] {
  const letters = new Map<number, { all: number; explained: number }>();
  words.forEach(({ length }, at) => {
    if (!counts[at]) return;
    const piece = letters.get(pieces[at]!) ?? { all: 0, explained: 0 };
    const quality = evidence[at]![0]?.quality ?? 0;
    piece.all += length;
    // a word with a typing mistake is meant as a whole
    piece.explained += length * (quality > 0 && quality <= mistyped ? 1 : quality);
    letters.set(pieces[at]!, piece);
  });
  return pieces.map((piece) => {
    const { all, explained } = letters.get(piece) ?? { all: 0, explained: 0 };
    return explained >= leastExplained * all;
  });
}
