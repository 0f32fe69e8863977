import { fold, withoutMarks, withoutSilent } from './fold';
import { romanKeys } from './romanise';
import { soundOf } from './sound';

/** Names by which people search for a thing. */
export interface Named {
  names: { th: string; en: string };
  /** As printed on signs, such as BL22. */
  code?: string;
  /** Old, short and misspelt names, and further codes. */
  aliases?: readonly string[];
}

/** The kinds of names of a thing, the most telling first. */
export const nameKinds = ['name', 'code', 'alias'] as const;

/** Folded words of a name, and the same without spaces. */
export interface Spelling {
  words: readonly string[];
  joined: string;
}

/** One name, ready to be compared. */
export interface NameForm {
  /** Index in `nameKinds`. */
  kind: number;
  spelling: Spelling;
  /** Without Thai marks, and without the letters that they silence. */
  plainSpellings: readonly Spelling[];
  /** Spellings in Latin letters of one Thai name; none for a code. */
  romanKeys: readonly string[];
  /** Empty for a code, which nobody pronounces. */
  sound: string;
}

/** Names of a network are few, and the same again in the next request: they are folded once. */
const known = new Map<string, NameForm>();
const mostKnown = 20_000;

/** Prepares a thing to be found by name, which takes longer than to find it. Without this, the first search does it. */
export function prepareNames(thing: Named): void {
  formsOf(thing);
}

/** The forms of things that stay in memory, as the stations of a page do. */
const formsOfThing = new WeakMap<Named, readonly NameForm[]>();

/** Every name of a thing. */
export function formsOf(thing: Named): readonly NameForm[] {
  const forms = formsOfThing.get(thing) ?? toForms(thing);
  formsOfThing.set(thing, forms);
  return forms;
}

function toForms({ names, code, aliases = [] }: Named): NameForm[] {
  const byKind = [[names.th, names.en], code === undefined ? [] : [code], aliases];
  return byKind.flatMap((sameKind, kind) => sameKind.map((name) => formOf(name, kind)));
}

function formOf(name: string, kind: number): NameForm {
  const key = `${kind}${name}`;
  const form = known.get(key) ?? toForm(fold(name), kind);
  if (known.size >= mostKnown) known.clear();
  known.set(key, form);
  return form;
}

/** One name by itself. */
export function formOfName(name: string): NameForm {
  return toForm(fold(name), 0);
}

function toForm(words: readonly string[], kind: number): NameForm {
  const isCode = nameKinds[kind] === 'code';
  return {
    kind,
    spelling: toSpelling(words),
    plainSpellings: plainSpellings(words),
    romanKeys: isCode ? [] : romanKeys(words),
    sound: isCode ? '' : soundOf(words.join('')),
  };
}

function plainSpellings(words: readonly string[]): Spelling[] {
  const [unmarked, unsilent] = [
    toSpelling(words.map(withoutMarks)),
    toSpelling(words.map((word) => withoutMarks(withoutSilent(word)))),
  ];
  return unmarked.joined === unsilent.joined ? [unmarked] : [unmarked, unsilent];
}

function toSpelling(words: readonly string[]): Spelling {
  return { words, joined: words.join('') };
}
