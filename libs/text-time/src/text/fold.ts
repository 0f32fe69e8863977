import { normalise } from './normalise';

/**
 * The words of a name with all differences removed that people do not type: case, accents, apostrophes, full stops,
 * Thai digits. Split at spaces and punctuation only; `wordsOf` splits running text.
 */
export function fold(name: string): string[] {
  const plain = name.normalize('NFD').replace(/[\u0300-\u036f'’.]/g, '');
  return normalise(plain)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * The text without Thai tone marks, the vowel shortener (็) and the silencer (์): these are left out most often, or
 * typed on the wrong letter.
 */
export function withoutMarks(text: string): string {
  return text.replace(/[็-์]/g, '');
}
