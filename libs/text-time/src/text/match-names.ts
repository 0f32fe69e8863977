import { formsOf, type NameForm, type Named, nameKinds, type Spelling } from './named';
import { readingsOf } from './readings';
import { slipsBetween, slipsForgiven } from './slips';
import { type Wanted, wantedIn } from './wanted';

/**
 * How a text matches a name, the surest first.
 *
 * - `spelt`: the same letters, however they are spaced
 * - `unmarked`: the same letters without Thai tone marks, shortener and silencer
 * - `romanised`: another spelling of the same Thai name in Latin letters, such as Ladprao for Lat Phrao
 * - `sound`: it only sounds alike, as Siam and Si Iam
 * - `slips`: one or two typing mistakes
 */
export const likenesses = ['spelt', 'unmarked', 'romanised', 'sound', 'slips'] as const;
export type Likeness = (typeof likenesses)[number];

/** Which part of a name a text matches, the better first. */
const extents = ['whole', 'begins', 'begins-word', 'inside'] as const;
export type Extent = (typeof extents)[number];

export interface NameMatch<T> {
  thing: T;
  how: Likeness;
  extent: Extent;
}

/** Whether the letters say what is meant. Other matches only look alike: offer them, but never take them. */
export function isSure({ how }: Pick<NameMatch<unknown>, 'how'>): boolean {
  return how === 'spelt' || how === 'unmarked' || how === 'romanised';
}

interface Ranked {
  how: Likeness;
  extent: Extent;
  /** Within all matches; smaller is better. */
  rank: number;
}

/**
 * Finds things by name in both languages, best match first, each once and with the way in which it matches. Returns
 * nothing for an empty text.
 *
 * 1. Whole names come before beginnings, beginnings of the name before those of a later word, then any other part.
 * 2. Within each of these come matches as spelt, without marks, then of another romanisation. Within those, names come
 *    before codes, and codes before aliases.
 * 3. Names that only sound the same come next.
 * 4. Names with one or two typing mistakes are returned only when nothing else matches.
 *
 * A text that is sure of nothing may be the same keys in the other keyboard layout, see `readingsOf`. Equal matches keep
 * their order.
 */
export function matchNames<T extends Named>(things: readonly T[], text: string): NameMatch<T>[] {
  const readings = readingsOf(text).map((reading) => wantedIn(reading));
  const byReading = readings.map((wanted) => ranked(things, wanted, matchOf));
  return (
    byReading.find((matches) => matches.some(isSure)) ??
    byReading.find((matches) => matches.length > 0) ??
    ranked(things, readings[0] ?? [], slipsOf)
  );
}

type Compare = (form: NameForm, wanted: Wanted) => Ranked | undefined;

function ranked<T extends Named>(
  things: readonly T[],
  wanted: readonly Wanted[],
  compare: Compare,
): NameMatch<T>[] {
  // loops without arrays of their own: this runs at every key, on phones, for every form of a thousand names
  const found: (Ranked & { thing: T })[] = [];
  for (const thing of things) {
    let best: Ranked | undefined;
    for (const form of formsOf(thing)) for (const one of wanted) best = better(best, compare(form, one));
    if (best) found.push({ thing, ...best });
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ thing, how, extent }) => ({ thing, how, extent }));
}

/** The first one, if both have the same rank. */
function better(one: Ranked | undefined, other: Ranked | undefined): Ranked | undefined {
  return !one || (other && other.rank < one.rank) ? other : one;
}

/** Two letters sound like the beginning of nearly every name. */
const shortestSound = 3;

function matchOf(form: NameForm, wanted: Wanted): Ranked | undefined {
  let best = toRanked('spelt', extentOf(form.spelling, wanted.text), form);
  for (const spelling of form.plainSpellings)
    best = better(best, toRanked('unmarked', extentOf(spelling, wanted.plain), form));
  if (wanted.sound.length < shortestSound) return best;
  best = better(best, toRanked('romanised', keyExtent(form.romanKeys, wanted.romanKeys), form));
  return better(best, toRanked('sound', keyExtent([form.sound], [wanted.sound]), form));
}

function toRanked(how: Likeness, extent: Extent | undefined, { kind }: NameForm): Ranked | undefined {
  if (!extent) return undefined;
  const [part, likeness] = [extents.indexOf(extent), likenesses.indexOf(how)];
  const order = how === 'sound' ? [likenesses.length, part] : [part, likeness];
  return { how, extent, rank: (order[0]! * likenesses.length + order[1]!) * nameKinds.length + kind };
}

function extentOf({ words, joined: name }: Spelling, wanted: string): Extent | undefined {
  // a text that consists of marks is empty without them, and an empty text is inside every name
  if (!wanted || !name.includes(wanted)) return undefined;
  if (name === wanted) return 'whole';
  if (name.startsWith(wanted)) return 'begins';
  return words.some((_, word) => words.slice(word).join('').startsWith(wanted)) ? 'begins-word' : 'inside';
}

function keyExtent(keys: readonly string[], wanted: readonly string[]): Extent | undefined {
  if (keys.some((key) => wanted.includes(key))) return 'whole';
  return keys.some((key) => wanted.some((one) => key.startsWith(one))) ? 'begins' : undefined;
}

function slipsOf(form: NameForm, wanted: Wanted): Ranked | undefined {
  if (nameKinds[form.kind] === 'code') return undefined;
  const most = slipsForgiven(Math.min(form.sound.length, wanted.sound.length));
  const count = slipsBetween(form.sound, wanted.sound, most);
  return count <= most ? { how: 'slips', extent: 'whole', rank: count } : undefined;
}
