import { type Likeness } from './match-names';
import { formsOf, type Named } from './named';

type SureLikeness = Exclude<Likeness, 'sound' | 'slips'>;

/** Whole names by key. */
export type NameIndex<T> = Readonly<Record<SureLikeness, ReadonlyMap<string, readonly T[]>>>;

/** Shorter keys in Latin letters are also ordinary words. */
const shortestRomanKey = 5;

const known = new WeakMap<readonly Named[], NameIndex<Named>>();

/** The whole names of things by key. Computed once per list, so pass the same list again. */
export function indexOf<T extends Named>(things: readonly T[]): NameIndex<T> {
  const index = known.get(things) ?? toIndex(things);
  known.set(things, index);
  return index as NameIndex<T>;
}

function toIndex(things: readonly Named[]): NameIndex<Named> {
  const index = { spelt: keyMap(), unmarked: keyMap(), romanised: keyMap() };
  for (const thing of things)
    for (const { spelling, plainSpellings, romanKeys } of formsOf(thing)) {
      add(index.spelt, spelling.joined, thing);
      for (const plain of plainSpellings) add(index.unmarked, plain.joined, thing);
      for (const key of romanKeys) if (key.length >= shortestRomanKey) add(index.romanised, key, thing);
    }
  return index;
}

const keyMap = () => new Map<string, Named[]>();

function add(map: Map<string, Named[]>, key: string, thing: Named): void {
  const same = map.get(key) ?? [];
  if (!same.includes(thing)) map.set(key, [...same, thing]);
}
