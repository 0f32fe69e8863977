import { searchKinds } from '@raang/domain';
import type { QueryEvidence } from './evidence';
import { collectMatches } from './collect-matches';
import { namePoints, type Names } from './names';
import type { Query } from './read-query';
import { sameLetters, surelyMeant } from './vocabulary';

/** What ranks a document besides its words, by slot. */
export interface DocumentFacts {
  /** Index in `searchKinds`. */
  kinds: number[];
  days: number[];
  /** Number of words of title and names. */
  titleLengths: number[];
  example: boolean[];
  isConnecting: boolean[];
  /** Undefined for a removed document. */
  keyAt: (slot: number) => string | undefined;
}

export interface Ranking {
  query: Query;
  evidence: QueryEvidence;
  names: Names;
  facts: DocumentFacts;
  /** Number of documents. */
  live: number;
  /** Number of slots, with those of removed documents. */
  size: number;
}

export interface RankedDocuments {
  /** Number of documents by index of the kind. */
  totals: readonly number[];
  /** How much of the query the best document explains, from 0 to 1. */
  certainty: number;
  /** The query as the documents spell it, if it was typed with mistakes. */
  corrected: string | undefined;
  page: (offset: number, limit: number, kind: number | undefined) => number[];
  /** Documents with all words. */
  withAll: () => number[];
}

/** Points of a document, besides those of its name. */
const points = {
  allWords: 40,
  relevance: 60,
  /** A title with few other words. */
  shortTitle: 6,
  example: -3,
  /** Of two stations of one name, the own one comes first, however many other names it has. */
  connecting: -7,
};

/** Points of the kinds: enough to decide between equal matches. */
const kindPoints = searchKinds.map(
  (kind) => ({ station: 6, place: 3, page: 4, item: 0, document: 0, topic: 4 })[kind],
);

/** A document that explains less than this share of what the best one explains is no result. */
const leastShare = 0.3;

/** Documents by how much of the query they explain and where; names come first. */
export function rankDocuments({ query, evidence, names, facts, live, size }: Ranking): RankedDocuments {
  const lists = evidence.ofWords.filter((_, at) => query.counts[at]);
  const { words, relevance, coverage, inTitle, matched, seen } = collectMatches(lists, { facts, live, size });
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const isAllOf = (least: number) => lists.every(([best]) => (best?.quality ?? 0) >= least);
  const named = names.find(query.text, { forgives: !isAllOf(sameLetters) });
  addNamesWithin(query, evidence, names, named.points);
  for (const synonym of evidence.synonyms)
    for (const [slot, value] of names.find(synonym, { forgives: false }).points)
      if (value >= namePoints.whole && !named.points.has(slot)) named.points.set(slot, namePoints.synonym);
  for (const slot of named.points.keys())
    if (matched[slot] === 0 && facts.keyAt(slot) !== undefined) seen.push(slot);
  const mostCovered = seen.reduce((most, slot) => Math.max(most, coverage[slot]!), 0);
  const scores = new Float64Array(size);
  const totals = searchKinds.map(() => 0);
  const found: number[] = [];
  let certainty = 0;
  for (const slot of seen) {
    const name = named.points.get(slot) ?? 0;
    if (name < namePoints.begins && coverage[slot]! < leastShare * mostCovered) continue;
    const isAll = words.length > 0 && matched[slot] === words.length;
    scores[slot] =
      name +
      (isAll ? points.allWords : 0) +
      (total > 0 ? (points.relevance * relevance[slot]!) / total : 0) +
      points.shortTitle * Math.min(1, (2 * inTitle[slot]!) / facts.titleLengths[slot]!) +
      kindPoints[facts.kinds[slot]!]! +
      (facts.example[slot] ? points.example : 0) +
      (facts.isConnecting[slot] ? points.connecting : 0) +
      // of equal matches the newer one
      facts.days[slot]! / 1e6;
    certainty = Math.max(
      certainty,
      name >= namePoints.romanised ? 1 : name >= namePoints.twoSlips ? name / (2 * namePoints.whole) : 0,
      total > 0 ? coverage[slot]! / total : 0,
    );
    totals[facts.kinds[slot]!]! += 1;
    found.push(slot);
  }
  const byScore = (one: number, other: number) =>
    scores[other]! - scores[one]! || (facts.keyAt(one)! < facts.keyAt(other)! ? -1 : 1);
  return {
    totals,
    certainty,
    corrected: (isAllOf(surelyMeant) ? undefined : named.corrected) ?? evidence.corrected,
    page: (offset, limit, kind) => {
      const ofKind = kind === undefined ? found : found.filter((slot) => facts.kinds[slot] === kind);
      return firstOf(ofKind, scores, offset + limit)
        .sort(byScore)
        .slice(offset, offset + limit);
    },
    withAll: () =>
      found.filter(
        (slot) => matched[slot] === words.length || (named.points.get(slot) ?? 0) >= namePoints.begins,
      ),
  };
}

/** Adds documents whose whole name is a part of the query. */
function addNamesWithin(
  { words, counts }: Query,
  { understood }: QueryEvidence,
  names: Names,
  points: Map<number, number>,
): void {
  for (let start = 0; start < words.length; start += 1)
    for (let end = start + 1; end <= Math.min(words.length, start + longestName); end += 1) {
      const isMeant = words.some((_, at) => at >= start && at < end && counts[at] && understood[at]);
      if (end - start === words.length || !isMeant) continue;
      const value = namePoints.within + (namePoints.withinMore * (end - start)) / words.length;
      for (const slot of names.slotsOf(words.slice(start, end).join(' ')))
        points.set(slot, Math.max(value, points.get(slot) ?? 0));
    }
}

/** In words. */
const longestName = 6;

/** The documents with the highest scores in no order, with all that have the last one's score. */
function firstOf(slots: readonly number[], scores: Float64Array, count: number): number[] {
  if (count === 0) return [];
  if (slots.length <= count) return [...slots];
  // numbers sort much faster by themselves than slots with a comparison
  const sorted = Float64Array.from(slots, (slot) => scores[slot]!).sort();
  const least = sorted[sorted.length - count]!;
  return slots.filter((slot) => scores[slot]! >= least);
}
