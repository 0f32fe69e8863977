import type { Way } from '@raang/domain';

/** A way with what it is compared by. */
export interface ComparedWay {
  way: Way;
  /** As in `CandidateWay`. */
  interchanges: string;
  usual: number;
  latest: number;
}

export interface ChosenWays {
  /** The preferred one first. */
  ways: ComparedWay[];
  /** The quickest one of those left out. */
  next: ComparedWay | undefined;
}

const mostWays = 4;

/** A change has to save that much: it is a risk, and an effort. */
const secondsPerChange = 180;

/** Seconds that a sensible way may usually take if the quickest takes so many. */
const sensible = (quickest: number) => 1.35 * quickest + 300;

/**
 * The ways to choose from: none that is worse than another in every respect, then the best by each interchange that is
 * left.
 *
 * @param order negative if the first one is preferred
 */
export function chooseWays(
  compared: readonly ComparedWay[],
  order: (one: ComparedWay, other: ComparedWay) => number,
): ChosenWays {
  const quickest = compared.toSorted(byUsual)[0];
  if (!quickest) return { ways: [], next: undefined };
  const left = compared.filter(
    (way) => isSensible(way, quickest, compared) && !compared.some((other) => isChangeInVain(way, other)),
  );
  const best = left.filter((way) => !left.some((other) => isWorse(way, other))).toSorted(byUsual);
  // it is never cut off
  const [fewest] = best.toSorted(
    (one, other) => one.way.transfers - other.way.transfers || byUsual(one, other),
  );
  const chosen = new Set([fewest!, ...best].slice(0, mostWays));
  for (const way of left.toSorted(byUsual)) {
    const isKnown = [...chosen].some(({ interchanges }) => interchanges === way.interchanges);
    if (!isKnown && chosen.size < mostWays) chosen.add(way);
  }
  const others = compared.filter((way) => !chosen.has(way)).toSorted(byUsual);
  return { ways: [...chosen].toSorted(order), next: others[0] };
}

export const byUsual = (one: ComparedWay, other: ComparedWay) =>
  one.usual - other.usual || one.latest - other.latest;

export const byLatest = (one: ComparedWay, other: ComparedWay) =>
  one.latest - other.latest || one.usual - other.usual;

/** Not much slower than the quickest, or the quickest with so few changes, or the quickest that is known to be step-free. */
function isSensible(way: ComparedWay, quickest: ComparedWay, all: readonly ComparedWay[]): boolean {
  if (way.usual <= sensible(quickest.usual)) return true;
  const quicker = all.filter((other) => byUsual(other, way) < 0);
  if (quicker.every((other) => way.way.transfers < other.way.transfers)) return true;
  return isStepFree(way) && !quicker.some(isStepFree);
}

const isStepFree = ({ way: { marks } }: ComparedWay) => marks.includes('step-free');

/** More changes than another way, and neither quick enough nor provably cheaper. */
function isChangeInVain({ way, usual }: ComparedWay, other: ComparedWay): boolean {
  const more = way.transfers - other.way.transfers;
  if (more <= 0 || usual <= other.usual - more * secondsPerChange) return false;
  return !isCheaper(way, other.way);
}

/** Whatever both cost exactly. */
export function isCheaper({ price: one }: Way, { price: other }: Way): boolean {
  return one !== undefined && other !== undefined && one.highestSatang < other.lowestSatang;
}

/** In no respect better than another way, and worse in one. A price that is not known is neither. */
function isWorse(one: ComparedWay, other: ComparedWay): boolean {
  const pairs = [
    [one.usual, other.usual],
    [one.latest, other.latest],
    [one.way.transfers, other.way.transfers],
    [one.way.walkSeconds, other.way.walkSeconds],
  ];
  if (one.way.price && other.way.price)
    pairs.push([one.way.price.highestSatang, other.way.price.highestSatang]);
  return pairs.every(([a, b]) => a! >= b!) && pairs.some(([a, b]) => a! > b!);
}
