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

/** One name, ready to be compared. */
export interface NameForm {
  /** Index in `nameKinds`. */
  kind: number;
  /** Folded. */
  words: readonly string[];
  /** Without Thai marks, and without the letters that they silence. */
  plainSpellings: readonly (readonly string[])[];
  /** Spellings in Latin letters of one Thai name; none for a code. */
  romanKeys: readonly string[];
  /** Empty for a code, which nobody pronounces. */
  sound: string;
}

const known = new WeakMap<Named, readonly NameForm[]>();

/** Every name of a thing. Computed once per object. */
export function formsOf(thing: Named): readonly NameForm[] {
  const forms = known.get(thing) ?? toForms(thing);
  known.set(thing, forms);
  return forms;
}

function toForms({ names, code, aliases = [] }: Named): NameForm[] {
  const byKind = [[names.th, names.en], code === undefined ? [] : [code], aliases];
  return byKind.flatMap((sameKind, kind) => sameKind.map((name) => toForm(fold(name), kind)));
}

/** One name by itself. */
export function formOfName(name: string): NameForm {
  return toForm(fold(name), 0);
}

function toForm(words: readonly string[], kind: number): NameForm {
  const isCode = nameKinds[kind] === 'code';
  return {
    kind,
    words,
    plainSpellings: [words.map(withoutMarks), words.map((word) => withoutMarks(withoutSilent(word)))],
    romanKeys: isCode ? [] : romanKeys(words),
    sound: isCode ? '' : soundOf(words.join('')),
  };
}
