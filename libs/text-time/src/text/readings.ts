import { onLatinKeys, onThaiKeys } from './keyboard';
import { normalise } from './normalise';

/**
 * What a typed text may mean, the most literal first: as typed, then the same keys in the other keyboard layout where
 * that gives a plausible text, such as สุขุมวิท for `l6-6,;bm`. Normalised and trimmed; never empty. Use the first
 * reading that finds something.
 */
export function readingsOf(text: string): string[] {
  const trimmed = text.trim();
  const other = /\p{Script=Thai}/u.test(trimmed) ? readOnLatinKeys(trimmed) : readOnThaiKeys(trimmed);
  return [...new Set([normalise(trimmed), ...(other ? [other] : [])])];
}

function readOnThaiKeys(text: string): string | undefined {
  const thai = onThaiKeys(text);
  return thai && isThaiSpelling(normalise(thai)) ? normalise(thai) : undefined;
}

function readOnLatinKeys(text: string): string | undefined {
  const latin = onLatinKeys(text);
  return latin && isLatinSpelling(latin) ? normalise(latin) : undefined;
}

const consonant = '[ก-ฮ]';
/**
 * Thai syllables as they can be written: an optional vowel in front, a consonant, a vowel above or below, a tone mark or
 * other sign, a vowel behind. Words are separated by spaces, and digits, full stops and hyphens may follow.
 */
const thaiSpelling = new RegExp(`^(?:[เแโใไ]?${consonant}[ัิีึืฺุู]?[็่-์]?[ะาำๅ]?ะ?|[\\d .ฯๆ-])+$`);

function isThaiSpelling(text: string): boolean {
  return thaiSpelling.test(text) && new RegExp(`${consonant}.*${consonant}`).test(text);
}

/** Letters with a vowel among them, or a code of letters and digits. */
function isLatinSpelling(text: string): boolean {
  return /^[a-z\d][a-z\d '.-]*$/i.test(text) && /[aeiouy]|[a-z]{1,3}-?\d/i.test(text);
}
