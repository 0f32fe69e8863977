import { searchKinds } from '@raang/domain';
import type { QueryEvidence } from './evidence';
import type { Names } from './names';
import { placeOf, slotOf } from './postings';
import type { Query } from './read-query';

/** What ranks a document besides its words, by slot. */
export interface Ranked {
  kinds: number[];
  days: number[];
  titleLengths: number[];
  isExample: boolean[];
  isLive: (slot: number) => boolean;
}

interface Ranking {
  query: Query;
  evidence: QueryEvidence;
  names: Names;
  facts: Ranked;
  /** Number of documents. */
  live: number;
  /** Number of slots. */
  size: number;
}

export interface RankedDocuments {
  /** Number of documents by index of the kind. */
  totals: readonly number[];
  certainty: number;
  /** The name that was meant, if it was typed with mistakes. */
  correctedName: string | undefined;
  page: (offset: number, limit: number, kind: number | undefined) => number[];
  /** Documents with all words. */
  withAll: () => number[];
}

/** Points of a document. Names have theirs in `names.ts`, and come first. */
const points = {
  allWords: 40,
  relevance: 60,
  /** A title without other words. */
  exactTitle: 6,
  example: -3,
};

/** Points of the kind, in the order of `searchKinds`: enough to decide between equal matches. */
const kindPoints = searchKinds.map((kind) => ({ station: 4, place: 2, page: 3, item: 0, document: 0, topic: 3 })[kind]);

/** A match in a text, among keywords and in the title. */
const placeWeights = [0.45, 0.75, 1] as const;

/** A document with less than this share of what the best one explains is not found. */
const leastShare = 0.5;

/** Ranks a name below a guess: a name with typing mistakes only counts if words do not find more. */
export function rankDocuments({ query, evidence, names, facts, live, size }: Ranking): RankedDocuments {
  const relevance = new Float64Array(size);
  const coverage = new Float64Array(size);
  const inTitle = new Uint8Array(size);
  const matched = new Uint8Array(size);
  const seen: number[] = [];
  const best = new Float64Array(size);
  const bestQuality = new Float64Array(size);
  let knownWeight = 0;
  let weight = 0;
  let words = 0;
  let isSure = true;

  query.words.forEach((_, at) => {
    if (!query.counts[at]) return;
    words += 1;
    const list = evidence.ofWords[at]!;
    const common = list.length === 0 ? 0 : Math.max(...list.filter(({ quality }) => quality === list[0]!.quality).map(({ postings }) => postings.length));
    const wordWeight = Math.log(1 + (live + 1) / (1 + common));
    weight += wordWeight;
    if (list.length === 0 || list[0]!.quality < 0.8) isSure = false;
    if (list.length === 0) return;
    knownWeight += wordWeight;
    const touched: number[] = [];
    for (const { postings, quality } of list)
      for (const posting of postings) {
        const slot = slotOf(posting);
        if (!facts.isLive(slot)) continue;
        const value = quality * placeWeights[placeOf(posting) as 0 | 1 | 2];
        if (best[slot] === 0) touched.push(slot);
        if (value > best[slot]!) best[slot] = value;
        if (quality > bestQuality[slot]!) bestQuality[slot] = quality;
        if (placeOf(posting) === 2) inTitle[slot]! |= 0;
      }
    for (const slot of touched) {
      if (matched[slot] === 0) seen.push(slot);
      matched[slot]! += 1;
      relevance[slot]! += wordWeight * best[slot]!;
      coverage[slot]! += wordWeight * bestQuality[slot]!;
      if (best[slot]! > placeWeights[1] * 0.95) inTitle[slot]! += 1;
      best[slot] = 0;
      bestQuality[slot] = 0;
    }
  });

  const named = names.find(query.text, { forgives: !isSure || seen.length === 0 });
  for (const slot of named.keys()) if (matched[slot] === 0 && facts.isLive(slot)) seen.push(slot);
  let mostCovered = 0;
  for (const slot of seen) mostCovered = Math.max(mostCovered, coverage[slot]!);
  const scores = new Float64Array(size);
  const totals = searchKinds.map(() => 0);
  const found: number[] = [];
  let certainty = 0;
  for (const slot of seen) {
    const name = named.get(slot) ?? 0;
    if (name === 0 && coverage[slot]! < leastShare * mostCovered) continue;
    const isComplete = words > 0 && matched[slot] === words;
    scores[slot] =
      name +
      (isComplete ? points.allWords : 0) +
      (weight > 0 ? (points.relevance * relevance[slot]!) / weight : 0) +
      points.exactTitle * Math.min(1, inTitle[slot]! / (facts.titleLengths[slot]! / 2)) +
      kindPoints[facts.kinds[slot]!]! +
      (facts.isExample[slot] ? points.example : 0) +
      // of equal matches the newer one
      facts.days[slot]! / 1e6;
    certainty = Math.max(certainty, name >= 90 ? 1 : weight > 0 ? coverage[slot]! / weight : 0, name / 140);
    totals[facts.kinds[slot]!]! += 1;
    found.push(slot);
  }
  void knownWeight;
  const byScore = (one: number, other: number) => scores[other]! - scores[one]! || one - other;
  return {
    totals,
    certainty,
    correctedName: undefined,
    page: (offset, limit, kind) => {
      const ofKind = kind === undefined ? found : found.filter((slot) => facts.kinds[slot] === kind);
      return firstOf(ofKind, scores, offset + limit).sort(byScore).slice(offset, offset + limit);
    },
    withAll: () => found.filter((slot) => matched[slot] === words || named.has(slot)),
  };
}

/** The documents with the highest scores, in no order, and others with a score as high as the last one's. */
function firstOf(slots: readonly number[], scores: Float64Array, count: number): number[] {
  if (slots.length <= count) return [...slots];
  // numbers sort much faster than objects with a comparison function
  const sorted = Float64Array.from(slots, (slot) => scores[slot]!).sort();
  const least = sorted[sorted.length - count]!;
  return slots.filter((slot) => scores[slot]! >= least);
}
