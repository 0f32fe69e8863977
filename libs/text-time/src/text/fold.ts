import { normalise } from './normalise';

/**
 * Splits a name into words, and removes differences that people do not type: case, accents, apostrophes, full stops,
 * Thai digits. Splits at spaces and punctuation only; `wordsOf` splits running text.
 */
export function fold(name: string): string[] {
  const plain = name.normalize('NFD').replace(/[\u0300-\u036f'’.]/g, '');
  return normalise(plain)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * Removes Thai tone marks, the vowel shortener (็) and the silencer (์). People often omit these, or type them on the
 * wrong letter.
 */
export function withoutMarks(text: string): string {
  return text.replace(/[็-์]/g, '');
}
