import type { Locale } from '@raang/domain';
import { completingWords, leadingWords } from '@raang/text-time';

const zeroWidthSpace = '\u200b';
const noBreakSpace = '\u00a0';
const wordJoiner = '\u2060';

/**
 * A Thai word may begin with a consonant or with a vowel that is written before it; marks and ๆ, ฯ belong to the
 * preceding letter.
 */
const beginsThaiWord = /^[ก-ฮเ-ไ]/;
const endsThai = /[ก-๙]$/;

/**
 * Inserts line-break opportunities. Thai has no spaces, and pango has no dictionary, so words are found here. Keeps
 * together: a number range, a number with the next word, and a leading word with the next word.
 */
export function withWordBreaks(text: string, locale: Locale): string {
  let marked = '';
  let previous = '';
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(
    text.normalize('NFC'),
  )) {
    const isBreak = endsThai.test(marked) && beginsThaiWord.test(segment);
    if (isBreak && !leadingWords.has(previous) && !completingWords.has(segment)) marked += zeroWidthSpace;
    marked += segment;
    previous = segment;
  }
  return marked
    .replace(/(\d) (?=\p{L})/gu, `$1${noBreakSpace}`)
    .replace(/(\d)([-–])(?=\d)/g, `$1${wordJoiner}$2${wordJoiner}`);
}
