import { wordKeys } from '@raang/text-time';

/** Two letters sound like the beginning of nearly every name. */
const shortestSound = 3;

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
