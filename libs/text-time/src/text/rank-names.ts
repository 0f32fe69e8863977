import { codeIn } from './code-in';
import { isSure, likenesses, matchNames, type NameMatch } from './match-names';
import { formsOf, type Named } from './named';
import { readingsOf } from './readings';
import { wantedIn } from './wanted';

/** Finds things by name as `matchNames` does. An empty text finds all of them. */
export function rankByName<T extends Named>(things: readonly T[], text: string): T[] {
  if (wantedIn(text).length === 0) return [...things];
  return matchNames(things, text).map(({ thing }) => thing);
}

/** What a text means among things with names. */
export interface NameMeaning<T> {
  /** Things of which the text is a whole name; several if they share it: ask which one. */
  named: T[];
  /** Without any of these, things with a similar name, the best first: offer them, but never take them. */
  similar: T[];
}

/**
 * Finds things whose whole name, code or alias a text is: as spelt, or else without marks, or else in another
 * romanisation; or whose code is in the text beside its name. Else those with a similar name; a code beside the name of
 * something else is one of them. A name as it is spelt is found without ranking all names, which takes ten times as
 * long.
 */
export function meaningOf<T extends Named>(things: readonly T[], text: string): NameMeaning<T> {
  const spelt = findSpelt(things, text);
  if (spelt.length > 0) return { named: spelt, similar: [] };
  const matches = matchNames(things, text);
  const named = surestWhole(matches);
  if (named.length > 0) return { named, similar: [] };
  const similar = matches.map(({ thing }) => thing);
  const coded = codeIn(things, text);
  if (!coded) return { named, similar };
  const { thing, rest } = coded;
  const saysMore = /[\p{L}\p{N}]/u.test(rest);
  if (!saysMore || findByName([thing], rest).length > 0) return { named: [thing], similar: [] };
  return { named, similar: [...new Set([thing, ...findByName(things, rest), ...similar])] };
}

/** The `named` things of `meaningOf`. */
export function findByName<T extends Named>(things: readonly T[], text: string): T[] {
  return meaningOf(things, text).named;
}

/** Things with a name that has the letters of the text, however they are spaced. Names come before codes and aliases. */
function findSpelt<T extends Named>(things: readonly T[], text: string): T[] {
  const [asTyped = ''] = readingsOf(text);
  const wanted = new Set(wantedIn(asTyped).map((one) => one.text));
  if (wanted.size === 0) return [];
  return things
    .flatMap((thing) => {
      const kinds = formsOf(thing).flatMap(({ kind, spelling }) =>
        wanted.has(spelling.joined) ? [kind] : [],
      );
      return kinds.length > 0 ? [{ thing, kind: Math.min(...kinds) }] : [];
    })
    .sort((a, b) => a.kind - b.kind)
    .map(({ thing }) => thing);
}

function surestWhole<T>(matches: readonly NameMatch<T>[]): T[] {
  const whole = matches.filter((match) => match.extent === 'whole' && isSure(match));
  const surest = likenesses.find((how) => whole.some((one) => one.how === how));
  return whole.filter(({ how }) => how === surest).map(({ thing }) => thing);
}
