import type { LookupOptions, Vocabulary } from './vocabulary';
import { surelyMeant } from './vocabulary';
import { inAny, inBoth, type Postings } from './postings';
import type { Query } from './read-query';
import { findSynonyms } from './find-synonyms';

/** Documents that have a word of the query in one of its spellings. */
export interface Evidence {
  postings: Postings;
  /** From 0 to 1: how surely the word is meant. */
  quality: number;
}

/** What the index knows about a query. */
export interface QueryEvidence {
  /** For each word of the query, the best first. Empty for a word without a meaning by itself. */
  ofWords: readonly (readonly Evidence[])[];
  /** Spellings in the documents, to mark in their texts. */
  spellings: ReadonlySet<string>;
  /** The query with the spelling of the documents, if a word has a typing mistake. */
  corrected: string | undefined;
}

/** Words of the query that documents may write as one word, at most. */
const longestSpan = 4;

/** Quality of a synonym. */
const synonymQuality = 0.7;

/** Lookups with typing mistakes read the whole vocabulary. */
const mostForgiving = 12;

const plainly: LookupOptions = { isPrefix: false, isPart: false, forgives: false };

/**
 * Collects the documents of each word: by itself, as a part of a word that the documents write together, and by
 * synonyms. Typing mistakes are forgiven only in words that nothing else explains.
 */
export function collectEvidence(
  query: Query,
  vocabulary: Vocabulary,
  postingsOf: (word: number) => Postings,
): QueryEvidence {
  const { words, counts } = query;
  const ofWords: Evidence[][] = words.map(() => []);
  const spellings = new Set<string>();
  const correct: { start: number; end: number; spelling: string }[] = [];

  const lookUp = (typed: string, options: LookupOptions): Evidence[] =>
    vocabulary.lookUp(typed, options).map(({ word, quality }) => {
      spellings.add(vocabulary.wordAt(word));
      return { postings: postingsOf(word), quality };
    });
  const add = (start: number, end: number, evidence: readonly Evidence[]) => {
    for (let at = start; at < end; at += 1) if (counts[at]) ofWords[at]!.push(...evidence);
  };
  const isExplained = (at: number) =>
    !counts[at] || ofWords[at]!.some(({ quality }) => quality > surelyMeant + 0.1);

  words.forEach((word, at) => {
    if (counts[at]) add(at, at + 1, lookUp(word, { ...plainly, isPrefix: at === words.length - 1, isPart: true }));
  });
  for (const { start, end } of spansOf(words.length, 2))
    add(start, end, lookUp(words.slice(start, end).join(''), { ...plainly, isPrefix: end === words.length }));
  for (const { start, end, others } of findSynonyms(words))
    for (const other of others) {
      const lists = other.map((word) => lookUp(word, plainly).map(({ postings }) => postings));
      if (lists.some((list) => list.length === 0)) continue;
      const postings = lists.map(inAny).reduce(inBoth);
      if (postings.length > 0) add(start, end, [{ postings, quality: synonymQuality }]);
    }
  let attempts = 0;
  for (const { start, end } of spansOf(words.length, 1)) {
    if (!rangeOf(start, end).some((at) => !isExplained(at)) || attempts >= mostForgiving) continue;
    attempts += 1;
    const typed = words.slice(start, end).join('');
    const [best] = vocabulary.lookUp(typed, { ...plainly, forgives: true });
    if (!best || best.quality > surelyMeant) continue;
    add(start, end, lookUp(typed, { ...plainly, forgives: true }));
    correct.push({ start, end, spelling: vocabulary.wordAt(best.word) });
  }
  for (const list of ofWords) list.sort((one, other) => other.quality - one.quality);
  return { ofWords, spellings, corrected: correct.length > 0 ? correctedText(words, correct) : undefined };
}

/** Ranges of adjacent words from a length on, the longest first. */
function spansOf(count: number, shortest: number): { start: number; end: number }[] {
  const spans = [];
  for (let length = Math.min(longestSpan, count); length >= shortest; length -= 1)
    for (let start = 0; start + length <= count; start += 1) spans.push({ start, end: start + length });
  return spans;
}

const rangeOf = (start: number, end: number) => Array.from({ length: end - start }, (_, index) => start + index);

function correctedText(
  words: readonly string[],
  corrections: readonly { start: number; end: number; spelling: string }[],
): string {
  const parts: string[] = [];
  for (let at = 0; at < words.length; ) {
    const correction = corrections.find(({ start }) => start === at);
    parts.push(correction?.spelling ?? words[at]!);
    at = correction?.end ?? at + 1;
  }
  return parts.join(' ');
}
