import type { Evidence } from './evidence';
import { placeOf, places, slotOf } from './postings';

/** A match in a text, among keywords and in the title. */
const placeWeights = [0.45, 0.75, 1] as const;

interface MatchOptions {
  facts: { keyAt: (slot: number) => string | undefined };
  /** Number of documents. */
  live: number;
  /** Number of slots. */
  size: number;
}

/** What each document has of a query, by slot. */
export interface Matches {
  words: readonly { weight: number }[];
  /** Weights of its words, by spelling and place. */
  relevance: Float64Array;
  /** Weights of its words, by spelling only. */
  coverage: Float64Array;
  /** Number of its words in the title. */
  inTitle: Uint8Array;
  /** Number of its words. */
  matched: Uint8Array;
  /** Slots of all documents with a word. */
  seen: number[];
}

/** Adds up the evidence of all words. Of several spellings of one word, a document's best one counts. */
export function collectMatches(
  lists: readonly (readonly Evidence[])[],
  { facts, live, size }: MatchOptions,
): Matches {
  const relevance = new Float64Array(size);
  const coverage = new Float64Array(size);
  const inTitle = new Uint8Array(size);
  const matched = new Uint8Array(size);
  const seen: number[] = [];
  const words = lists.map((list) => ({ list, weight: weightOf(list, live) }));
  // of the current word
  const best = new Float64Array(size);
  const quality = new Float64Array(size);
  for (const { list, weight } of words) {
    const touched: number[] = [];
    for (const evidence of list)
      for (const posting of evidence.postings) {
        const slot = slotOf(posting);
        if (facts.keyAt(slot) === undefined) continue;
        const value = evidence.quality * placeWeights[placeOf(posting)];
        if (best[slot] === 0) touched.push(slot);
        if (value > best[slot]!) best[slot] = value;
        if (evidence.quality > quality[slot]!) quality[slot] = evidence.quality;
      }
    for (const slot of touched) {
      if (matched[slot] === 0) seen.push(slot);
      matched[slot]! += 1;
      relevance[slot]! += weight * best[slot]!;
      coverage[slot]! += weight * quality[slot]!;
      if (best[slot]! > placeWeights[places.keywords]) inTitle[slot]! += 1;
      best[slot] = 0;
      quality[slot] = 0;
    }
  }
  return { words, relevance, coverage, inTitle, matched, seen };
}

/** A rare word says more. */
function weightOf(list: readonly Evidence[], live: number): number {
  const best = list.filter(({ quality }) => quality === list[0]!.quality);
  const common = best.reduce((most, { postings }) => Math.max(most, postings.length), 0);
  return Math.log(1 + (live + 1) / (1 + common));
}
