import { type SearchKind, searchKinds } from '@raang/domain';
import { collectEvidence } from './evidence';
import { createNames } from './names';
import { type Postings, places, toPosting } from './postings';
import { type DocumentFacts, rankDocuments } from './rank-documents';
import { readQuery } from './read-query';
import { createVocabulary } from './vocabulary';

/** What the index holds of a document: enough to find and rank it. */
export interface IndexedDocument {
  key: string;
  kind: SearchKind;
  /** Titles in both languages, other names and codes. */
  names: readonly string[];
  /** Words without repetitions, each in one place only. */
  words: { title: readonly string[]; keywords: readonly string[]; text: readonly string[] };
  /** Day as a number; 0 without one. */
  day: number;
  example: boolean;
  /** A station of another system. */
  isConnecting: boolean;
}

export interface Found {
  /** Keys of one page, best first. */
  keys: string[];
  /** Number of documents of every kind. */
  totals: ReadonlyMap<SearchKind, number>;
  /** How much of the query the best document explains, from 0 to 1. */
  certainty: number;
  /** Spellings of the query's words in the documents. */
  spellings: ReadonlySet<string>;
  /** The query in the spelling of the documents, if it has typing mistakes. */
  corrected: string | undefined;
}

export interface FindOptions {
  kind?: SearchKind | undefined;
  offset: number;
  limit: number;
}

/** Words of documents in memory. It changes by one document at a time, so that it is always complete. */
export interface SearchIndex {
  /** Adds or replaces a document. */
  put: (document: IndexedDocument) => void;
  remove: (key: string) => void;
  find: (text: string, options: FindOptions) => Found;
  /** Keys of all documents with every word of a text, in no order. Undefined for a text without words. */
  keysWithAll: (text: string) => string[] | undefined;
  /** Names that are spelled like a text. */
  nearest: (text: string) => string[];
  size: () => number;
  /** Number of replaced and removed documents, which still need memory. */
  wasted: () => number;
}

export function createSearchIndex(): SearchIndex {
  const vocabulary = createVocabulary();
  const names = createNames();
  const postings: number[][] = [];
  const keys: (string | undefined)[] = [];
  const slots = new Map<string, number>();
  const facts: DocumentFacts = {
    kinds: [],
    days: [],
    titleLengths: [],
    example: [],
    isConnecting: [],
    keyAt: (slot) => keys[slot],
  };

  const postingsOf = (word: number): Postings => postings[word]!;
  const remove = (key: string) => {
    const slot = slots.get(key);
    if (slot === undefined) return;
    keys[slot] = undefined;
    slots.delete(key);
  };
  const evaluate = (text: string) => {
    const query = readQuery(text);
    const evidence = collectEvidence(query, { vocabulary, names, postingsOf });
    return {
      query,
      evidence,
      ranked: rankDocuments({ query, evidence, names, facts, live: slots.size, size: keys.length }),
    };
  };

  return {
    put: ({ key, kind, names: own, words, day, example, isConnecting }) => {
      remove(key);
      const slot = keys.push(key) - 1;
      slots.set(key, slot);
      facts.kinds.push(searchKinds.indexOf(kind));
      facts.days.push(day);
      facts.example.push(example);
      facts.isConnecting.push(isConnecting);
      facts.titleLengths.push(Math.max(1, words.title.length));
      const isSpoken = kind !== 'item' && kind !== 'document';
      for (const name of own) names.add(name, slot, { isSpoken });
      for (const place of ['title', 'keywords', 'text'] as const)
        for (const word of words[place])
          (postings[vocabulary.numberOf(word)] ??= []).push(toPosting(slot, places[place]));
    },
    remove,
    find: (text, { kind, offset, limit }) => {
      const { evidence, ranked } = evaluate(text);
      const { spellings } = evidence;
      const wanted = kind === undefined ? undefined : searchKinds.indexOf(kind);
      return {
        keys: ranked.page(offset, limit, wanted).map((slot) => keys[slot]!),
        totals: new Map(searchKinds.map((name, index) => [name, ranked.totals[index]!])),
        certainty: ranked.certainty,
        spellings,
        corrected: ranked.corrected,
      };
    },
    keysWithAll: (text) => {
      const { query, ranked } = evaluate(text);
      return query.words.length === 0 ? undefined : ranked.withAll().map((slot) => keys[slot]!);
    },
    nearest: names.nearest,
    size: () => slots.size,
    wasted: () => keys.length - slots.size,
  };
}
