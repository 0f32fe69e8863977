import { wordKeys } from '@raang/text-time';

/** Two letters sound like the beginning of nearly every name. */
const shortestSound = 3;

/** Endings of English words. What is left is no word, only equal for words of one stem. */
const ending = /(?:ings?|ed|ers?|ors?|es?|s)$/;

/** Shorter stems are shared by words that have nothing in common. */
const shortestStem = 4;

/** Equal for forms of an English word, such as lift, lifts and lifted. Undefined for a word without a stem. */
export function stemOf(plain: string): string | undefined {
  if (!/^[a-z]+$/.test(plain)) return undefined;
  const stem = plain.replace(ending, '');
  return stem.length < shortestStem ? undefined : stem;
}

/** How a word is spelt without marks, and how it sounds; no sound for numbers and short words. */
export function keysOf(word: string): { plain: string; sound: string | undefined } {
  const { spelling, sound } = wordKeys(word);
  const isSpoken = sound.length >= shortestSound && !/^\d+$/.test(spelling);
  return { plain: spelling, sound: isSpoken ? sound : undefined };
}

export const isThai = (text: string): boolean => /^\p{Script=Thai}/u.test(text);

/** Whether a part of a Thai word may begin or end between two characters: never inside a syllable's cluster. */
export function isThaiBoundary(before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined) return true;
  return !/[เ-ไ]/.test(before) && !/[ะ-ฺๅ-๎]/.test(after);
}
