import { soundOf } from './sound';

/**
 * Keys of a name in Latin letters: equal for spellings of the same Thai name, such as Lat Phrao, Ladprao and Lad Prao.
 * Empty for a name in Thai.
 *
 * Stricter than `soundOf`: a vowel at the end of a word and one at the beginning of the next stay two, because Si Iam is
 * not Siam.
 *
 * @param foldedWords as of `fold`
 */
export function romanKeys(foldedWords: readonly string[]): string[] {
  const words = foldedWords.map((word) => (word === 'ix' ? '9' : word));
  const name = words.join('');
  if (!/^[0-9]*[a-z][a-z0-9]*$/.test(name)) return [];
  const byWord = words.map(soundOf).join('');
  const isAmbiguous = words.some(
    (word, index) => /[aeiouy]$/.test(word) && /^[aeiouy]/.test(words[index + 1] ?? ''),
  );
  return isAmbiguous ? [byWord] : [...new Set([byWord, soundOf(name)])];
}
