import { createNearWords } from './near-words';
import { createPrefixBuckets } from './prefix-buckets';
import { isThai, isThaiBoundary, plainOf, soundKeyOf, spelledSound } from './spelling';

/** A word of the documents that a typed word may mean. */
export interface WordMatch {
  word: number;
  /** From 0 to 1; 1 for the same spelling. */
  quality: number;
}

/** How well a word of the documents matches a typed one. */
const quality = {
  same: 1,
  plain: 0.95,
  sound: 0.85,
  prefix: 0.8,
  inside: 0.6,
  oneSlip: 0.5,
  twoSlips: 0.4,
};

/** Above this quality, a match is a spelling of the typed word and no guess. */
export const surelyMeant = quality.oneSlip;

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
  const beginnings = createPrefixBuckets<number>();
  const thai = createNearWords<number>();
  const latin = createNearWords<number>();
  const lookups = new Map<string, readonly WordMatch[]>();

  const add = (word: string): number => {
    const number = words.push(word) - 1;
    numbers.set(word, number);
    lookups.clear();
    const plain = plainOf(word);
    if (plain === '') return number;
    pushTo(byPlain, plain, number);
    beginnings.add(plain, number);
    // people do not mistype one number for another
    if (/^\d+$/.test(plain)) return number;
    const sound = soundKeyOf(plain);
    if (sound !== undefined) pushTo(bySound, sound, number);
    (isThai(plain) ? thai : latin).add(spelledSound(plain), number);
    return number;
  };

  const search = (typed: string, { isPrefix, isPart, forgives }: LookupOptions): WordMatch[] => {
    const best = new Map<number, number>();
    const take = (number: number, value: number) => {
      if (value > (best.get(number) ?? 0)) best.set(number, value);
    };
    const plain = plainOf(typed);
    if (plain === '') return [];
    const exact = numbers.get(typed);
    if (exact !== undefined) take(exact, quality.same);
    for (const number of byPlain.get(plain) ?? []) take(number, quality.plain);
    const sound = soundKeyOf(plain);
    for (const number of (sound !== undefined && bySound.get(sound)) || []) take(number, quality.sound);
    if (isPrefix && plain.length >= shortest.prefix)
      beginnings.beginning(plain, (_, number) => {
        if (best.size < mostBeginnings) take(number, quality.prefix);
      });
    if (isPart && plain.length >= shortest.part && isThai(plain))
      thai.around(plain, (other, number) => {
        if (isPartOf(other, plain)) take(number, quality.inside);
      });
    if (forgives && best.size === 0)
      for (const { id, slips } of (isThai(plain) ? thai : latin).near(spelledSound(plain)))
        take(id, slips === 1 ? quality.oneSlip : quality.twoSlips);
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

/** Whether a Thai word has the part between two syllables. */
function isPartOf(word: string, part: string): boolean {
  for (let at = word.indexOf(part); at >= 0; at = word.indexOf(part, at + 1)) {
    const end = at + part.length;
    if (isThaiBoundary(word[at - 1], word[at]) && isThaiBoundary(word[end - 1], word[end])) return true;
  }
  return false;
}

function pushTo<Key>(map: Map<Key, number[]>, key: Key, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
