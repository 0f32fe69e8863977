import { wordsOf } from '@raang/text-time';
import { keysOf } from './spelling';
import { synonyms } from './synonyms';

/** Words of a query that have synonyms. */
export interface FoundSynonyms {
  start: number;
  end: number;
  /** The other ways to say it, as words. */
  others: readonly (readonly string[])[];
  /** The other ways to say it, as texts. */
  texts: readonly string[];
}

const plainOf = (word: string) => keysOf(word).plain;

interface Phrase {
  /** Words without marks. */
  key: string;
  length: number;
  others: string[][];
  texts: string[];
}

const phrases: readonly Phrase[] = synonyms
  .flatMap((group) => {
    const split = group.map((phrase) => wordsOf(phrase));
    return split.map((words, index) => ({
      key: words.map(plainOf).join(' '),
      length: words.length,
      others: split.filter((other) => other !== words),
      texts: group.filter((_, other) => other !== index),
    }));
  })
  .toSorted((one, other) => other.length - one.length);

const byKey = Map.groupBy(phrases, ({ key }) => key);
const longest = phrases[0]?.length ?? 0;

/** Finds the longest phrases with synonyms; no word is in two of them. */
export function findSynonyms(words: readonly string[]): FoundSynonyms[] {
  const plain = words.map(plainOf);
  const found: FoundSynonyms[] = [];
  for (let start = 0; start < words.length;) {
    let end = Math.min(words.length, start + longest);
    while (end > start && !byKey.has(plain.slice(start, end).join(' '))) end -= 1;
    for (const { others, texts } of byKey.get(plain.slice(start, end).join(' ')) ?? [])
      if (end > start) found.push({ start, end, others, texts });
    start = Math.max(end, start + 1);
  }
  return found;
}
