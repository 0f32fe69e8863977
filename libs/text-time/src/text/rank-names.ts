import { likenesses, matchNames } from './match-names';
import type { Named } from './named';
import { wantedIn } from './wanted';

/** Finds things by name as `matchNames` does. An empty text finds all of them. */
export function rankByName<T extends Named>(things: readonly T[], text: string): T[] {
  if (wantedIn(text).length === 0) return [...things];
  return matchNames(things, text).map(({ thing }) => thing);
}

/**
 * Finds things whose whole name, code or alias a text is: as spelt, or else without marks, or else in another
 * romanisation. Returns several if things share a name: ask which one. Returns none for a part of a name, an empty text,
 * and for a text that only looks or sounds like a name.
 */
export function findByName<T extends Named>(things: readonly T[], text: string): T[] {
  const whole = matchNames(things, text).filter(({ extent }) => extent === 'whole');
  const surest = likenesses
    .slice(0, likenesses.indexOf('sound'))
    .find((how) => whole.some((one) => one.how === how));
  return whole.filter(({ how }) => how === surest).map(({ thing }) => thing);
}
