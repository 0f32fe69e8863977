import { normalise, wordsOf } from '@raang/text-time';
import { colourWords } from './colours';
import { lexicon, plainWords, widerThings } from './lexicon';

/**
 * What a text says about a thing, such as `colour:navy`, `brand:nike` or `word:bts`. The part before the colon is a
 * {@link lexicon}'s kind, `colour`, `number`, `mark` (letters such as initials) or `word`.
 */
export type Trait = string;

/** Raise it when {@link traitsOf} starts to return other traits for the same text: stored ones are then ignored. */
export const traitsVersion = 1;

/** Thai tone marks and the like, which people leave out or mistype. Phrases are compared without them. */
const marks = /[็-์]/g;

const phrases = new Map<string, Trait[]>();
for (const [kind, members] of [...Object.entries(lexicon), ['colour', colourWords] as const])
  for (const [name, list] of Object.entries(members))
    for (const phrase of list.split(',')) {
      const key = keyOf(phrase);
      phrases.set(key, [...(phrases.get(key) ?? []), `${kind}:${name}`]);
    }

/** Shorter Thai phrases count only as whole words: `ดำ` is also the beginning of many others. */
const shortestInside = 4;
const isThai = /\p{Script=Thai}/u;
const insideThai = new RegExp(
  [...phrases.keys()]
    .filter((key) => isThai.test(key) && key.length >= shortestInside)
    .sort((one, other) => other.length - one.length)
    .map((key) => [...key].map((letter) => `${letter}[็-์]*`).join(''))
    .join('|'),
  'g',
);
/** Words of the longest phrase. */
const longestPhrase = 4;

/** The traits of a text in either language or both, each once, in order of the text. */
export function traitsOf(text: string): Trait[] {
  const found = new Set<Trait>();
  // initials: `P.K.` is one mark
  const joined = text.replace(/\b(\p{L})\.\s?(\p{L})\.?(?!\p{L})/gu, '$1$2').replaceAll('&', ' and ');
  for (const part of splitAtPhrases(joined)) {
    const known = phrases.get(keyOf(part));
    if (known && isThai.test(part)) addKnown(found, known);
    else addWords(found, wordsOf(part));
  }
  return [...found];
}

/** The text in pieces, of which every second one is a Thai phrase of the lexicon. */
function splitAtPhrases(text: string): string[] {
  const normal = normalise(text);
  const pieces: string[] = [];
  let end = 0;
  for (const match of normal.matchAll(insideThai)) {
    pieces.push(normal.slice(end, match.index), match[0]);
    end = match.index + match[0].length;
  }
  return [...pieces, normal.slice(end)];
}

function addWords(found: Set<Trait>, words: string[]): void {
  for (let from = 0; from < words.length;) {
    const length = longestKnown(words, from);
    if (length > 0) addKnown(found, phrases.get(keyOf(words.slice(from, from + length).join('')))!);
    else addPlain(found, words[from]!);
    from += Math.max(1, length);
  }
}

function longestKnown(words: string[], from: number): number {
  for (let length = Math.min(longestPhrase, words.length - from); length > 0; length -= 1)
    if (phrases.has(keyOf(words.slice(from, from + length).join('')))) return length;
  return 0;
}

function addKnown(found: Set<Trait>, traits: readonly Trait[]): void {
  for (const trait of traits) {
    found.add(trait);
    const wider = trait.startsWith('thing:') ? widerThings[trait.slice('thing:'.length)] : undefined;
    if (wider) found.add(wider in lexicon.thing ? `thing:${wider}` : `wide:${wider}`);
  }
}

function addPlain(found: Set<Trait>, word: string): void {
  if (plainWords.has(word)) return;
  if (/^\d+$/.test(word)) found.add(`number:${word}`);
  else if (isThai.test(word)) {
    if (word.length > 1) found.add(`word:${word.replace(marks, '')}`);
  } else if (word.length <= 3) found.add(`mark:${word}`);
  else found.add(`word:${singular(word)}`);
}

/** A phrase as its key: without spaces, tone marks and the English plural. */
function keyOf(phrase: string): string {
  return singular(
    normalise(phrase)
      .replace(marks, '')
      .replace(/[\s\-–'’&]/g, ''),
  );
}

function singular(word: string): string {
  return /[a-z]{3}s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
