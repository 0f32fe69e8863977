// Words that are given to a generator for pages, in both languages.
import { refusedWords } from '../words/house-words.mjs';

/** @typedef {{ th: string, en: string }} Bilingual */

/**
 * @param {object} given the options, with `<name>Th` and `<name>En`
 * @param {string} name
 * @returns {Bilingual}
 * @throws if a text is empty, in the other language, or has words that pages do not use
 */
export function readWords(given, name) {
  const options = new Map(Object.entries(given));
  const th = options.get(`${name}Th`) ?? '';
  const en = options.get(`${name}En`) ?? '';
  if (!/\p{Script=Thai}/u.test(th)) throw new Error(`${name}: "${th}" is not Thai.`);
  if (!/[A-Za-z]/.test(en) || /\p{Script=Thai}/u.test(en))
    throw new Error(`${name}: "${en}" is not English.`);
  for (const text of [th, en])
    for (const { word, better } of refusedWords(text, 'pages'))
      throw new Error(`${name}: instead of "${word}" write ${better}.`);
  return { th, en };
}
