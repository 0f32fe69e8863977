import { withoutMarks } from './fold';
import { type NameIndex, indexOf } from './name-index';
import { likenesses, type NameMatch } from './match-names';
import type { Named } from './named';
import { withDigitAtEnd } from './number-words';
import { romanKeys } from './romanise';
import { insideThai } from './thai-inside';
import { type Token, tokensOf } from './tokens';

/** A name within a text. */
export interface NameFound<T> {
  /** Several if things share the name: ask which one. */
  things: readonly T[];
  how: NameMatch<T>['how'];
  /** Where it is in the text as typed, in UTF-16 units; the end is exclusive. */
  start: number;
  end: number;
}

/**
 * Finds the names that an utterance mentions, such as `จากสยามไปดอนเมืองยังไง`, in the order of the text. Where names
 * overlap, the longest is taken. Names may be written together or apart, in another romanisation or without tone marks;
 * names that only sound alike or have typing mistakes are not found. Short names are not found inside other words.
 *
 * @param things the same list each time: its names are indexed once
 */
export function findNamesIn<T extends Named>(things: readonly T[], text: string): NameFound<T>[] {
  const index = indexOf(things);
  const tokens = tokensOf(text).slice(0, mostTokens);
  const inside = insideThai(tokens, (name) => lookUp([name], index));
  const found = [...ofTokens(tokens, text, index), ...inside].sort(
    (a, b) => b.end - b.start - (a.end - a.start) || likenesses.indexOf(a.how) - likenesses.indexOf(b.how),
  );
  const taken: NameFound<T>[] = [];
  for (const one of found)
    if (taken.every(({ start, end }) => one.end <= start || end <= one.start)) taken.push(one);
  return taken.sort((a, b) => a.start - b.start);
}

/** A longer text is read by its beginning. */
const mostTokens = 200;
/** The longest names have this many words; Thai ones are split more finely. */
const mostWords = 16;
const mostLatinWords = 6;

function ofTokens<T>(tokens: readonly Token[], text: string, index: NameIndex<T>): NameFound<T>[] {
  return tokens.flatMap((first, from) => {
    const words: string[] = [];
    const most = isArticle(first, text) ? 1 : mostWords;
    return tokens.slice(from, from + most).flatMap((last) => {
      words.push(last.text);
      const found = lookUp(words, index);
      return found ? [{ ...found, start: first.start, end: last.end }] : [];
    });
  });
}

/** "a 7" is no code of a station, as "a7" and "A 7" are. */
function isArticle({ start, end }: Token, text: string): boolean {
  return text.slice(start, end + 1) === 'a ';
}

type Found<T> = Pick<NameFound<T>, 'things' | 'how'>;

function lookUp<T>(words: readonly string[], index: NameIndex<T>): Found<T> | undefined {
  const found = lookUpSpelling(words, index);
  if (found) return found;
  const spaced = words.join(' ');
  const counted = withDigitAtEnd(spaced);
  return counted === spaced ? undefined : lookUpSpelling(counted.split(' '), index);
}

function lookUpSpelling<T>(words: readonly string[], index: NameIndex<T>): Found<T> | undefined {
  const name = words.join('');
  const plain = withoutMarks(name);
  const spelt = index.spelt.get(name);
  if (spelt) return { things: spelt, how: 'spelt' };
  const unmarked = index.unmarked.get(plain);
  if (unmarked) return { things: unmarked, how: 'unmarked' };
  if (words.length > mostLatinWords) return undefined;
  const romanised = romanKeys(words).flatMap((key) => index.romanised.get(key) ?? []);
  return romanised.length > 0 ? { things: [...new Set(romanised)], how: 'romanised' } : undefined;
}
