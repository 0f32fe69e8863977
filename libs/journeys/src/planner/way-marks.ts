import type { Journey, WayMark } from '@raang/domain';
import { type ComparedWay, isCheaper } from './choose-ways';

/** Differences below a minute do not show. */
const minute = 60;

/** What is true of a way against every other one that was compared, also those that are left out. */
export function marksOf(one: ComparedWay, compared: readonly ComparedWay[]): WayMark[] {
  const others = compared.filter((other) => other !== one);
  if (others.length === 0) return one.way.marks;
  const { way } = one;
  const against: [WayMark, (other: ComparedWay) => boolean][] = [
    [
      'fastest',
      (other) =>
        one.usual + minute <= other.usual &&
        // also by the figures that pages show
        way.usualDurationSeconds + minute <= other.way.usualDurationSeconds,
    ],
    ['fewest-changes', (other) => way.transfers < other.way.transfers],
    ['least-walking', (other) => way.walkSeconds + minute <= other.way.walkSeconds],
    ['cheapest', (other) => isCheaper(way, other.way)],
  ];
  return [...against.flatMap(([mark, isTrue]) => (others.every(isTrue) ? [mark] : [])), ...way.marks];
}

/** Whether all trains, platforms and walks between stations are known to be step-free. */
export function isKnownStepFree({ legs }: Journey): boolean {
  return legs.every((leg) => {
    if (leg.kind === 'ride') return leg.isStepFree === true;
    if (leg.kind !== 'walk') return true;
    return leg.from === leg.to ? leg.isStepFree !== false : leg.isStepFree === true;
  });
}
