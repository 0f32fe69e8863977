import { fold, soundOf, withoutMarks } from '@raang/text-time';

/** A word or name without case, accents, spaces and Thai marks, by which different spellings are equal. */
export function plainOf(text: string): string {
  return withoutMarks(fold(text).join(''));
}

/** Two letters sound like the beginning of nearly every name. */
const shortestSound = 3;

/** A key that is equal for Latin spellings of one sound. Undefined for Thai, for numbers and for short words. */
export function soundKeyOf(plain: string): string | undefined {
  if (!/^[a-z0-9]*[a-z][a-z0-9]*$/.test(plain)) return undefined;
  const sound = soundOf(plain);
  return sound.length < shortestSound ? undefined : sound;
}

/** Spelling in which typing mistakes are counted: by sound in Latin letters. */
export function spelledSound(plain: string): string {
  return soundKeyOf(plain) ?? plain;
}

export const isThai = (text: string): boolean => /^\p{Script=Thai}/u.test(text);

/** Whether a part of a Thai word may begin or end between two characters: never inside a syllable's cluster. */
export function isThaiBoundary(before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined) return true;
  return !/[เแโใไ]/.test(before) && !/[ะ-ฺๅ-๎]/.test(after);
}
