import type { MatchReason } from '@raang/contract';
import type { FoundItemCategory } from '@raang/domain';
import { daysBetween } from '@raang/text-time';
import { colourLikeness } from './colours';
import { categoryNearness } from './near-categories';
import type { StationMap } from './station-map';
import { type Trait, traitsOf } from './traits';
import { wordLikeness } from './word-likeness';

/** What a lost report says. */
export interface LostThing {
  category: FoundItemCategory;
  line?: string | undefined;
  station?: string | undefined;
  /** Calendar day of the loss. */
  day: string;
  traits: readonly Trait[];
}

/** What the register says of a found item. */
export interface FoundThing {
  category: FoundItemCategory;
  foundOn: string;
  lineId: string;
  stationCode?: string | null | undefined;
  traits: readonly Trait[];
}

/** Share of the score, in points of 100. */
const points = { category: 20, colour: 15, line: 8, station: 12, time: 15, words: 30 } as const;

/** What a missing fact costs: half of its points, since it speaks neither for nor against a match. */
const shareOfUnknown = 0.5;

/** The traits of a report: its own colour field comes first, since the description may name other colours. */
export const lostTraits = ({
  colour = '',
  description,
}: {
  colour?: string | undefined;
  description: string;
}) => [...new Set([...traitsOf(colour), ...traitsOf(description)])];

/**
 * How likely it is that a found item is the lost one.
 * @returns a score from 0 to 100, and its reasons with most points first; their points add up to the score
 */
export function scoreMatch(
  lost: LostThing,
  found: FoundThing,
  stations: StationMap,
): { score: number; reasons: MatchReason[] } {
  const shares: Record<keyof typeof points, number | undefined> = {
    category: categoryNearness(lost.category, found.category),
    colour: colourShare(lost.traits, found.traits),
    line: lineShare(lost, found, stations),
    station: stationShare(lost, found, stations),
    time: timeShare(daysBetween(lost.day, found.foundOn)),
    words: wordLikeness(lost.traits, found.traits),
  };
  const kinds = Object.keys(points) as (keyof typeof points)[];
  const possible = sum(kinds.map((kind) => points[kind] * (shares[kind] === undefined ? shareOfUnknown : 1)));
  const reasons = kinds
    .map((kind) => ({ kind, points: round((100 * points[kind] * (shares[kind] ?? 0)) / possible) }))
    .filter((reason) => reason.points > 0)
    .sort((one, other) => other.points - one.points);
  return { score: Math.min(100, round(sum(reasons.map((reason) => reason.points)))), reasons };
}

function colourShare(lost: readonly Trait[], found: readonly Trait[]): number | undefined {
  const [some, others] = [lost, found].map((traits) => traits.filter((trait) => trait.startsWith('colour:')));
  if (some!.length === 0 || others!.length === 0) return undefined;
  const nameOf = (trait: Trait) => trait.slice('colour:'.length);
  return colourLikeness(some!.map(nameOf), others!.map(nameOf));
}

function lineShare(lost: LostThing, { lineId, stationCode }: FoundThing, stations: StationMap) {
  const lines = lost.line ? [lost.line] : lost.station ? stations.linesOf(lost.station) : [];
  if (lines.length === 0) return undefined;
  if (lines.includes(lineId)) return 1;
  // passengers who change lines may remember the other one
  const isInterchange = stationCode && lost.station && stations.nearness(lost.station, stationCode) >= 0.8;
  return isInterchange ? 0.7 : 0;
}

/** Things that stay on a train turn up where it ends, or the register has no station for them. */
function stationShare(lost: LostThing, { lineId, stationCode }: FoundThing, stations: StationMap) {
  const isSameLine = !lost.line || lost.line === lineId;
  const endsHere = isSameLine && stationCode ? stations.isTerminus(stationCode, lineId) : false;
  if (!lost.station) return endsHere ? 0.6 : undefined;
  if (!stationCode) return isSameLine && stations.linesOf(lost.station).includes(lineId) ? 0.5 : undefined;
  const goesThrough = endsHere && stations.linesOf(lost.station).includes(lineId);
  return Math.max(stations.nearness(lost.station, stationCode), goesThrough ? 0.5 : 0);
}

/** Half of the points are gone after four days; nothing is found before it is lost. */
function timeShare(days: number): number {
  return days < 0 ? 0 : 2 ** (-days / 4);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** To one decimal place. */
const round = (number: number) => Math.round(number * 10) / 10;
