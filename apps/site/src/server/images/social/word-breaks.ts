import type { Locale } from '@raang/domain';

const zeroWidthSpace = '\u200b';
const noBreakSpace = '\u00a0';
const wordJoiner = '\u2060';

/** A Thai word may begin with a consonant or with a vowel that is written before it; marks and ๆ, ฯ belong to what precedes. */
const beginsThaiWord = /^[ก-ฮเ-ไ]/;
const endsThai = /[ก-๙]$/;

/** Words that lead to the next one: a line that ends with them reads as if it had been cut off. */
const leading = new Set(
  'ที่ และ หรือ แต่ กับ ของ ใน จาก ถึง โดย เพื่อ ให้ ไม่ จะ ได้ ทุก การ ความ ผู้ วิธี ค่า เป็น คือ มี ก่อน หลัง สาย สถานี จอด'.split(
    ' ',
  ),
);

/** Words that complete the one before, and begin no line. */
const completing = new Set(['ละ', 'นี้', 'นั้น', 'แล้ว']);

/**
 * Text with the places where a line may end. Thai has no spaces, and pango has no dictionary: words are found here.
 * A range of numbers stays whole, a number with the word behind it, and a word that only leads on too.
 */
export function withWordBreaks(text: string, locale: Locale): string {
  let marked = '';
  let previous = '';
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(
    text.normalize('NFC'),
  )) {
    const isBreak = endsThai.test(marked) && beginsThaiWord.test(segment);
    if (isBreak && !leading.has(previous) && !completing.has(segment)) marked += zeroWidthSpace;
    marked += segment;
    previous = segment;
  }
  return marked
    .replace(/(\d) (?=\p{L})/gu, `$1${noBreakSpace}`)
    .replace(/(\d)([-–])(?=\d)/g, `$1${wordJoiner}$2${wordJoiner}`);
}
