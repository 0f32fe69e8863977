import { partsOf, wordsOf } from '@raang/text-time';
import { isFunctionWord } from './function-words';

/** A typed text as the index searches it. */
export interface Query {
  text: string;
  /** Its words in order. Latin letters and digits that are written together are separate words. */
  words: readonly string[];
  /** Whether each word has a meaning by itself. All of them, if none has. */
  counts: readonly boolean[];
}

/** In code points. The rest of a longer text is ignored. */
const longestText = 200;

/** A person asks in fewer words; each further one costs a lookup. */
const mostWords = 24;

/** Invisible characters that keyboards and web pages put between letters. */
const invisible = /[\p{Cf}\u034f]/gu;

export function readQuery(typed: string): Query {
  const text = [...typed.slice(0, 2 * longestText).replace(invisible, '')].slice(0, longestText).join('');
  const words = wordsOf(text)
    .flatMap(partsOf)
    // a mark without a letter
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords);
  const counts = words.map((word) => !isFunctionWord(word));
  return { text, words, counts: counts.includes(true) ? counts : words.map(() => true) };
}
