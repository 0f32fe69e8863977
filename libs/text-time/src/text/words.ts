import { normalise } from './normalise';

/** Increment when `wordsOf` returns different words for the same text, so that indexes of words are rebuilt. */
export const wordsVersion = '3';

const thai = new Intl.Segmenter('th', { granularity: 'word' });
const runs = /\p{Script=Thai}+|(?:(?!\p{Script=Thai})[\p{L}\p{N}])+/gu;

/**
 * Splits a text into normalised words, in order and with repetitions. Thai has no spaces between words, so a dictionary
 * splits it. Runs of other scripts are split off first, or the dictionary would take `mrtสาย` for one word.
 */
export function wordsOf(text: string): string[] {
  return [...normalise(text).matchAll(runs)].flatMap(([run]) =>
    /^\p{Script=Thai}/u.test(run)
      ? [...thai.segment(run)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
      : [run],
  );
}
