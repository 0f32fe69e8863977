import { wordsOf } from '@raang/text-time';
import { type LookupOptions, mistyped, sameLetters, surelyMeant, type Vocabulary } from './vocabulary';
import { lettersNamedBy } from './letter-names';
import { inAny, inBoth, type Postings } from './postings';
import type { Names } from './names';
import type { Query } from './read-query';
import { findSynonyms } from './find-synonyms';
import { isThai } from './spelling';
import { understoodWords } from './understood-words';

/** Documents that have a word of the query in one of its spellings. */
export interface Evidence {
  postings: Postings;
  /** From 0 to 1: how surely the word is meant. */
  quality: number;
}

/** What the index knows about a query. */
export interface QueryEvidence {
  /** For each word of the query, the best first. Empty for a word without a meaning by itself, or of a piece of nonsense. */
  ofWords: readonly (readonly Evidence[])[];
  /** Whether each word is in a piece of the text that the documents explain, and no nonsense. */
  understood: readonly boolean[];
  /** Spellings in the documents, to mark in their texts. */
  spellings: ReadonlySet<string>;
  /** Other ways to say all of the query. */
  synonyms: readonly string[];
  /** The query with the spelling of the documents, if a word has a typing mistake. */
  corrected: string | undefined;
}

/** Words of the query that documents may write as one word, at most. */
const longestSpan = 4;

/** Quality of a name in another spelling. */
const nameQuality = 0.85;

/** Quality of a synonym. */
const synonymQuality = 0.7;

/** Lookups with typing mistakes read the whole vocabulary. */
const mostForgiving = 16;

const plainly: LookupOptions = { isPrefix: false, isPart: false, forgives: false };

export interface EvidenceSources {
  vocabulary: Vocabulary;
  names: Pick<Names, 'meant'>;
  postingsOf: (word: number) => Postings;
}

/**
 * Collects the documents of each word: by itself, as a part of a word that the documents write together, and by
 * synonyms. Typing mistakes are forgiven only in words that nothing else explains.
 */
export function collectEvidence(
  query: Query,
  { vocabulary, names, postingsOf }: EvidenceSources,
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
  const isKnown = (at: number, least: number) =>
    !counts[at] || ofWords[at]!.some(({ quality }) => quality >= least);

  words.forEach((word, at) => {
    if (counts[at])
      add(at, at + 1, lookUp(word, { ...plainly, isPrefix: at === words.length - 1, isPart: true }));
  });
  for (const { start, end } of spansOf(words.length, 2))
    add(start, end, lookUp(words.slice(start, end).join(''), { ...plainly, isPrefix: end === words.length }));
  /** Documents with all words of a phrase. */
  const addPhrase = (start: number, end: number, phrase: readonly string[], quality: number) => {
    const lists = phrase.map((word) => lookUp(word, plainly).map(({ postings }) => postings));
    if (lists.length === 0 || lists.some((list) => list.length === 0)) return;
    const postings = lists.map(inAny).reduce(inBoth);
    if (postings.length > 0) add(start, end, [{ postings, quality }]);
  };
  for (const { start, end } of spansOf(words.length, 1)) {
    const letters = lettersNamedBy(words.slice(start, end).join(''));
    if (letters !== undefined) add(start, end, lookUp(letters, plainly));
  }
  const synonyms: string[] = [];
  for (const { start, end, others, texts } of findSynonyms(words)) {
    for (const other of others) addPhrase(start, end, other, synonymQuality);
    const isAll = counts.every((isMeant, at) => !isMeant || (at >= start && at < end));
    if (isAll) synonyms.push(...texts);
  }
  for (const { start, end } of spansOf(words.length, 1)) {
    if (rangeOf(start, end).every((at) => isKnown(at, surelyMeant))) continue;
    const name = names.meant(words.slice(start, end).join(' '), { forgives: false });
    if (name !== undefined) addPhrase(start, end, wordsOf(name), nameQuality);
  }
  let attempts = 0;
  for (const { start, end } of spansOf(words.length, 1).reverse()) {
    if (attempts >= mostForgiving || rangeOf(start, end).every((at) => isKnown(at, sameLetters))) continue;
    attempts += 1;
    const typed = words.slice(start, end).join('');
    const name = names.meant(words.slice(start, end).join(' '), { forgives: true });
    const [best] = vocabulary.lookUp(typed, { ...plainly, forgives: true });
    const isGuess = rangeOf(start, end).some((at) => !isKnown(at, surelyMeant));
    if (name !== undefined) addPhrase(start, end, wordsOf(name), mistyped);
    if (best && best.quality <= mistyped) add(start, end, lookUp(typed, { ...plainly, forgives: true }));
    else if (name === undefined) continue;
    if (isGuess) correct.push({ start, end, spelling: name ?? vocabulary.wordAt(best!.word) });
  }
  for (const list of ofWords) list.sort((one, other) => other.quality - one.quality);
  const understood = understoodWords(query, ofWords);
  return {
    ofWords: ofWords.map((list, at) => (understood[at] ? list : [])),
    understood,
    spellings,
    synonyms,
    corrected: correct.length > 0 ? correctedText(words, correct) : undefined,
  };
}

/** Ranges of adjacent words from a length on, the longest first. */
function spansOf(count: number, shortest: number): { start: number; end: number }[] {
  const spans = [];
  for (let length = Math.min(longestSpan, count); length >= shortest; length -= 1)
    for (let start = 0; start + length <= count; start += 1) spans.push({ start, end: start + length });
  return spans;
}

const rangeOf = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, index) => start + index);

function correctedText(
  words: readonly string[],
  corrections: readonly { start: number; end: number; spelling: string }[],
): string {
  let text = '';
  for (let at = 0; at < words.length;) {
    // the longest, which came last
    const correction = corrections.findLast(({ start }) => start === at);
    const part = correction?.spelling ?? words[at]!;
    text += isThai(part) && isThai(text.at(-1) ?? '') ? part : ` ${part}`;
    at = correction?.end ?? at + 1;
  }
  return text.trim();
}
