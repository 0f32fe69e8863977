import { withoutMarks, withoutOmitted } from './fold';
import { normalise } from './normalise';
import { soundOf } from './sound';

/** Keys by which an index finds a word although it is spelt differently. */
export interface WordKeys {
  /** The word without case, accents, apostrophes, full stops, Thai tone marks, shortener and silencer. */
  spelling: string;
  /** Equal for words that sound the same. The spelling where the word has no letters. */
  sound: string;
}

/** The keys of one word of `wordsOf`. An index and its queries must use the same ones. */
export function wordKeys(word: string): WordKeys {
  const folded = withoutOmitted(normalise(word));
  const spelling = withoutMarks(folded) || folded;
  return { spelling, sound: soundOf(folded) || spelling };
}

/** Splits letters from digits, so that `rama9` is found by `rama 9`: `['rama', '9']`. One part if there is one kind. */
export function partsOf(word: string): string[] {
  return word.match(/\p{N}+|[^\p{N}]+/gu) ?? [];
}
