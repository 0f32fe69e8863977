import { partsOf, wordsOf } from '@raang/text-time';
import { isFunctionWord } from './function-words';

/** A typed text as the index searches it. */
export interface Query {
  text: string;
  /** Its words in order. Latin letters and digits that are written together are separate words. */
  words: readonly string[];
  /** Whether each word has a meaning by itself. All of them, if none has. */
  counts: readonly boolean[];
  /** For each word, the number of its piece of the text. Pieces are what spaces separate. */
  pieces: readonly number[];
}

/** In code points. The rest of a longer text is ignored. */
const longestText = 200;

/** A person asks in fewer words; each further one costs a lookup. */
const mostWords = 24;

/** Invisible characters that keyboards and web pages put between letters. */
const invisible = /[\p{Cf}\u034f]/gu;

export function readQuery(typed: string): Query {
  const text = [...typed.slice(0, 2 * longestText).replace(invisible, '')].slice(0, longestText).join('');
  const placed = text
    .split(/\s+/)
    .flatMap((part, piece) =>
      wordsOf(part)
        .flatMap(partsOf)
        .map((word) => ({ word, piece })),
    )
    // a mark without a letter
    .filter(({ word }) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords);
  const words = placed.map(({ word }) => word);
  const counts = words.map((word) => !isFunctionWord(word));
  return {
    text,
    words,
    counts: counts.includes(true) ? counts : words.map(() => true),
    pieces: placed.map(({ piece }) => piece),
  };
}
