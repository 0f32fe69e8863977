import { type Named, normalise } from '@raang/text-time';

/** A name within a text, and the things that it may mean. */
export interface FoundName<T> {
  things: readonly T[];
  /** In the normalised text; the end is exclusive. */
  start: number;
  end: number;
}

const marks = '[็-์]*';

/** Finds whole names within a text, the longest where they overlap. */
export function findNames<T extends Named>(things: readonly T[], text: string): FoundName<T>[] {
  const plain = normalise(text);
  const found = things.flatMap((thing) =>
    namesOf(thing).flatMap((name) =>
      [...plain.matchAll(patternOf(name))].map((match) => ({
        thing,
        start: match.index,
        end: match.index + match[0].length,
      })),
    ),
  );
  const byLength = found.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const kept: (FoundName<T> & { things: T[] })[] = [];
  for (const { thing, start, end } of byLength) {
    const same = kept.find((one) => one.start === start && one.end === end);
    if (same) {
      if (!same.things.includes(thing)) same.things.push(thing);
    } else if (!kept.some((one) => start < one.end && one.start < end)) kept.push({ things: [thing], start, end });
  }
  return kept.toSorted((a, b) => a.start - b.start);
}

function namesOf({ names, code, aliases = [] }: Named): string[] {
  return [names.th, names.en, ...(code === undefined ? [] : [code]), ...aliases];
}

const patterns = new Map<string, RegExp>();

function patternOf(name: string): RegExp {
  let pattern = patterns.get(name);
  if (!pattern) {
    const letters = [...normalise(name).replace(/[็-์\s.’'-]/g, '')];
    const source = letters.map((letter) => letter.replace(/[^\p{L}\p{M}\p{N}]/u, '\\$&')).join(`${marks}[\\s.’'-]*`);
    const edge = (side: '<!' | '!') => `(?${side}[a-z0-9])`;
    pattern = /[a-z]/.test(source)
      ? new RegExp(`${edge('<!')}${source}${edge('!')}`, 'gu')
      : new RegExp(`${source}${marks}`, 'gu');
    patterns.set(name, pattern);
  }
  return pattern;
}
