import { fold, withoutMarks } from './fold';
import { slipsBetween, slipsForgiven } from './slips';
import { soundOf } from './sound';

/** Names by which people search for a thing. */
export interface Named {
  names: { th: string; en: string };
  /** As printed on signs, such as BL22. */
  code?: string;
  /** Old, short and misspelt names, and further codes. */
  aliases?: readonly string[];
}

/** How well a text matches a name; smaller is better. */
const level = { whole: 0, begins: 1, beginsWord: 2, inside: 3, none: Number.POSITIVE_INFINITY };

/** Words that passengers add to a name. They name the kind of thing, not the thing itself. */
const wordsAround = /^(?:สถานี|mrt\s|station\s)\s*|\s(?:mrt|station)$/g;

/**
 * Finds things by name in both languages, best match first. An empty text finds all of them.
 *
 * 1. Whole names come before beginnings, beginnings of the name before those of a later word, then any other part.
 * 2. Within each of these, matches with Thai marks as typed come before matches without marks. Within those, names come
 *    before codes, and codes before aliases.
 * 3. Names that only sound the same come next.
 * 4. Names with one or two typing mistakes are returned only when nothing else matches.
 *
 * Equal matches keep their order.
 */
export function rankByName<T extends Named>(things: readonly T[], text: string): T[] {
  const wanted = wantedIn(text);
  if (!wanted) return [...things];
  const found = sortedBy(things, (thing) => rankOf(thing, wanted));
  return found.length > 0 ? found : sortedBy(things, (thing) => slipsIn(thing, wanted));
}

/**
 * Finds things whose whole name, code or alias equals a text by spelling, or else by sound. Returns several if things
 * share a name, and none for a part of a name or an empty text.
 */
export function findByName<T extends Named>(things: readonly T[], text: string): T[] {
  const wanted = wantedIn(text);
  if (!wanted) return [];
  const ranked = things.map((thing) => ({ thing, rank: rankOf(thing, wanted) }));
  const spelt = ranked.filter(({ rank }) => rank < level.begins * rankStep);
  const meant = spelt.length > 0 ? spelt : ranked.filter(({ rank }) => rank === soundRank);
  return meant.map(({ thing }) => thing);
}

function sortedBy<T>(things: readonly T[], rank: (thing: T) => number): T[] {
  return things
    .map((thing) => ({ thing, rank: rank(thing) }))
    .filter((one) => one.rank < level.none)
    .sort((a, b) => a.rank - b.rank)
    .map(({ thing }) => thing);
}

/** Ranks within a level: three kinds of names, each with marks as typed and without marks. */
const rankStep = 6;

/** Ranks after every match by spelling. */
const soundRank = level.inside * rankStep + rankStep;

function rankOf(thing: Named, wanted: string): number {
  const { code, names, aliases = [] } = thing;
  const byKind = [[names.th, names.en], code === undefined ? [] : [code], aliases];
  const ranks = byKind.flatMap((sameKind, kind) =>
    sameKind.flatMap((name) => [
      levelOf(fold(name), wanted) * rankStep + kind,
      levelOf(fold(name).map(withoutMarks), withoutMarks(wanted)) * rankStep + byKind.length + kind,
    ]),
  );
  return Math.min(...ranks, soundRank + soundLevel(thing, wanted));
}

/** Two letters sound like the beginning of nearly every name. */
const shortestSound = 3;

/** Whether the text sounds like a name in Latin letters or its beginning; codes are not pronounced. */
function soundLevel({ names, aliases = [] }: Named, wanted: string): number {
  const sound = soundOf(wanted);
  if (sound.length < shortestSound) return level.none;
  const levels = [names.en, ...aliases].map((name) => levelOf([soundOf(fold(name).join(''))], sound));
  return Math.min(...levels.filter((one) => one <= level.begins), level.none);
}

function slipsIn({ names, aliases = [] }: Named, wanted: string): number {
  const slips = [names.th, names.en, ...aliases].map((name) => {
    const [one, other] = [fold(name).join(''), wanted].map((text) => soundOf(text) || withoutMarks(text));
    const most = slipsForgiven(Math.min(one!.length, other!.length));
    const count = slipsBetween(one!, other!, most);
    return count <= most ? count : level.none;
  });
  return Math.min(...slips);
}

function levelOf(words: readonly string[], wanted: string): number {
  const name = words.join('');
  // a text that consists of marks is empty without them, and an empty text is inside every name
  if (!wanted || !name.includes(wanted)) return level.none;
  if (name === wanted) return level.whole;
  if (name.startsWith(wanted)) return level.begins;
  return words.some((_, word) => words.slice(word).join('').startsWith(wanted))
    ? level.beginsWord
    : level.inside;
}

function wantedIn(text: string): string {
  return fold(text.toLowerCase().replace(wordsAround, '')).join('');
}
