import { widthInLetters } from '@raang/text-time';

/** A phone of 360 px shows it at its own size. */
export const sketchWidth = 328;

/** A Thai line of 13 units with marks above and below. */
export const lineHeight = 21;

/** The average letters of a text of 13 units: rather too wide than too narrow. */
const letterWidth = { thai: 8, other: 7 };

const thaiLetters = /[\u0e00-\u0e7f]+/g;

/** About how wide a text is. */
export function widthOf(text: string): number {
  const thai = widthInLetters((text.match(thaiLetters) ?? []).join(''));
  return thai * letterWidth.thai + (widthInLetters(text) - thai) * letterWidth.other;
}
