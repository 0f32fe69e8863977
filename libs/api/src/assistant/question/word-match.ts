import { normalise } from '@raang/text-time';

/** A text in which words are looked for: lower case, without Thai tone marks, one kind of apostrophe. */
export function comparable(text: string): string {
  return normalise(text).replace(/[็-์]/g, '').replaceAll(/['`´]/g, '’').replaceAll(/\s+/g, ' ');
}

const patterns = new Map<string, RegExp>();

/**
 * The words of a list, separated by commas, as one pattern for {@link comparable} texts. Latin words match as whole
 * words; `*` stands for up to five words. The longest match comes first.
 */
function patternOf(words: string): RegExp {
  let pattern = patterns.get(words);
  if (!pattern) {
    const list = words.split(',').map(comparable);
    const byLength = list.toSorted((one, other) => other.length - one.length).map(toSource);
    pattern = new RegExp(byLength.join('|'), 'g');
    patterns.set(words, pattern);
  }
  return pattern;
}

const isThai = /\p{Script=Thai}/u;

function toSource(word: string): string {
  const source = word
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(' * ', String.raw`(?: \S+){1,5} `)
    .replaceAll('’', '’?');
  if (isThai.test(word) || !/[a-z]/.test(word)) return source;
  return `(?<![a-z0-9])${source}(?![a-z0-9])`;
}

export function has(text: string, words: string): boolean {
  return matchesOf(text, words).length > 0;
}

/** Every match in a {@link comparable} text, in order. */
export function matchesOf(text: string, words: string): RegExpExecArray[] {
  return [...text.matchAll(patternOf(words))];
}

/** A {@link comparable} text with a mark in place of every match. */
export function without(text: string, words: string): string {
  return text.replace(patternOf(words), ' § ');
}
