import { normalise } from './normalise';

/** Accents, apostrophes, full stops and the Thai sign of abbreviation: people leave them out. */
const omitted = /[\u0300-\u036f'’.ฯ]/g;

/**
 * Splits a name into words, and removes differences that people do not type: case, accents, apostrophes, full stops,
 * the Thai sign of abbreviation (ฯ), Thai digits. Splits at spaces and punctuation only; `wordsOf` splits running text.
 */
export function fold(name: string): string[] {
  return withoutOmitted(normalise(name))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** Removes the signs that people leave out: accents, apostrophes, full stops, ฯ. */
export function withoutOmitted(text: string): string {
  return text.normalize('NFD').replace(omitted, '').normalize('NFC');
}

/**
 * Removes Thai tone marks, the vowel shortener (็) and the silencer (์). People often omit these, or type them on the
 * wrong letter.
 */
export function withoutMarks(text: string): string {
  return text.replace(/[็-์]/g, '');
}

/** Removes silenced Thai letters: อารี of อารีย์, which people type as they hear it. */
export function withoutSilent(text: string): string {
  return text.replace(/[ก-ฮ][ิุ]?์/g, '');
}
