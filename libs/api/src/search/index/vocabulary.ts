import { createNearWords, nearest } from './near-words';
import { createPrefixBuckets } from './prefix-buckets';
import { isThai, isThaiBoundary, keysOf, stemOf } from './spelling';

/** A word of the documents that a typed word may mean. */
interface WordMatch {
  word: number;
  /** From 0 to 1; 1 for the same spelling. */
  quality: number;
}

/** How well a word of the documents matches a typed one. */
const quality = {
  same: 1,
  plain: 0.95,
  stem: 0.9,
  sound: 0.85,
  prefix: 0.8,
  compound: 0.78,
  inside: 0.6,
  oneSlip: 0.5,
  twoSlips: 0.4,
};

/** From this quality on, a match is a spelling of the typed word and no guess. */
export const surelyMeant = quality.prefix;

/** From this quality on, a match has the letters of the typed word. */
export const sameLetters = quality.plain;

/** Quality of a match with a typing mistake. */
export const mistyped = quality.oneSlip;

export interface LookupOptions {
  /** The word may be incomplete. */
  isPrefix: boolean;
  /** Whether words that contain the word match too. */
  isPart: boolean;
  /** Whether typing mistakes are forgiven, if nothing else matches. */
  forgives: boolean;
}

/** Shorter words begin or fill too many others. In characters without marks. */
const shortest = { prefix: 2, part: 3 };

/** Words that begin with a text, at most: a few letters begin thousands, and none of those is meant more than others. */
const mostBeginnings = 200;

/** Maximum number of cached lookups. */
const maximumLookups = 4000;

/** All words of the documents, numbered in order of appearance. */
export interface Vocabulary {
  /** Number of the word; adds a new one. */
  numberOf: (word: string) => number;
  wordAt: (number: number) => string;
  /** Words that a typed word may mean, without repetitions. */
  lookUp: (typed: string, options: LookupOptions) => readonly WordMatch[];
  size: () => number;
}

export function createVocabulary(): Vocabulary {
  const words: string[] = [];
  const numbers = new Map<string, number>();
  const byPlain = new Map<string, number[]>();
  const bySound = new Map<string, number[]>();
  const byStem = new Map<string, number[]>();
  const beginnings = createPrefixBuckets<number>();
  const thai = createNearWords<number>();
  const near = createNearWords<number>();
  const lookups = new Map<string, readonly WordMatch[]>();

  const add = (word: string): number => {
    const number = words.push(word) - 1;
    numbers.set(word, number);
    lookups.clear();
    const { plain, sound } = keysOf(word);
    pushTo(byPlain, plain, number);
    beginnings.add(plain, number);
    // numbers have no sound: people do not mistype one for another
    if (sound === undefined) return number;
    pushTo(bySound, sound, number);
    const stem = stemOf(plain);
    if (stem !== undefined) pushTo(byStem, stem, number);
    near.add(sound, number);
    if (plain !== sound) near.add(plain, number);
    if (isThai(plain)) thai.add(plain, number);
    return number;
  };

  const search = (typed: string, { isPrefix, isPart, forgives }: LookupOptions): WordMatch[] => {
    const best = new Map<number, number>();
    const take = (number: number, value: number) => {
      if (value > (best.get(number) ?? 0)) best.set(number, value);
    };
    const { plain, sound } = keysOf(typed);
    const exact = numbers.get(typed);
    if (exact !== undefined) take(exact, quality.same);
    for (const number of byPlain.get(plain) ?? []) take(number, quality.plain);
    for (const number of (sound !== undefined && bySound.get(sound)) || []) take(number, quality.sound);
    const stem = stemOf(plain);
    for (const number of (stem !== undefined && byStem.get(stem)) || []) take(number, quality.stem);
    if (isPrefix && plain.length >= shortest.prefix)
      beginnings.beginning(plain, (_, number) => {
        if (best.size < mostBeginnings) take(number, quality.prefix);
      });
    if (isPart && plain.length >= shortest.part && isThai(plain))
      thai.around(plain, (other, number) => {
        const part = partIn(other, plain);
        if (part) take(number, quality[part]);
      });
    if (forgives && best.size === 0 && sound !== undefined) {
      const similar = nearest(near, plain, sound);
      for (const { id, slips } of similar) take(id, slips === 1 ? quality.oneSlip : quality.twoSlips);
    }
    return [...best].map(([word, value]) => ({ word, quality: value }));
  };

  return {
    numberOf: (word) => numbers.get(word) ?? add(word),
    wordAt: (number) => words[number]!,
    lookUp: (typed, options) => {
      const key = `${typed} ${Number(options.isPrefix)}${Number(options.isPart)}${Number(options.forgives)}`;
      const known = lookups.get(key);
      if (known) return known;
      const found = search(typed, options);
      if (lookups.size >= maximumLookups) lookups.delete(lookups.keys().next().value!);
      lookups.set(key, found);
      return found;
    },
    size: () => words.length,
  };
}

/** Where a Thai word has the part between two syllables: at its beginning or end, where it is a word, or inside. */
function partIn(word: string, part: string): 'compound' | 'inside' | undefined {
  let found: 'inside' | undefined;
  for (let at = word.indexOf(part); at >= 0; at = word.indexOf(part, at + 1)) {
    const end = at + part.length;
    if (!isThaiBoundary(word[at - 1], word[at]) || !isThaiBoundary(word[end - 1], word[end])) continue;
    if (at === 0 || end === word.length) return 'compound';
    found = 'inside';
  }
  return found;
}

function pushTo<Key>(map: Map<Key, number[]>, key: Key, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
