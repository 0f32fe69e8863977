import { normalise } from './normalise';

/** Raise this when `wordsOf` starts to return other words for the same text: an index of words must then be rebuilt. */
export const wordsVersion = '1';

const thai = new Intl.Segmenter('th', { granularity: 'word' });
const runs = /\p{Script=Thai}+|(?:(?!\p{Script=Thai})[\p{L}\p{N}])+/gu;

/**
 * The normalised words of a text, in order; repeated words stay. Thai has no spaces between words, so a dictionary
 * splits it. Runs of other scripts are split off first, or the dictionary would take `mrtสาย` for one word.
 */
export function wordsOf(text: string): string[] {
  return [...normalise(text).matchAll(runs)].flatMap(([run]) =>
    /^\p{Script=Thai}/u.test(run)
      ? [...thai.segment(run)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
      : [run],
  );
}
