import { withoutOmitted } from './fold';
import { normalise } from './normalise';

/** A piece of a text that is compared as one: letters of one script, digits, or a Thai word. */
export interface Token extends Place {
  /** Folded: one or more characters. */
  text: string;
  /** The place of every UTF-16 unit of `text`. */
  places: readonly Place[];
}

/** Where something is in the text as typed, in UTF-16 units; the end is exclusive. */
export interface Place {
  start: number;
  end: number;
}

/** Characters that are normalised together. */
const units = /ํ[่-๋]?า|เเ|[^\u0e00-\u0e7f]\p{M}*|[\s\S]/gu;
const runs = /\p{Script=Thai}+|\p{N}+|(?:(?!\p{Script=Thai})[\p{L}\p{M}])+/gu;
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * Splits a text into folded tokens with their places in it. Thai is split by a dictionary, which does not know every
 * name, or only with its tone marks: a name may be part of a token, or span several.
 */
export function tokensOf(text: string): Token[] {
  const folded: string[] = [];
  const places: Place[] = [];
  for (const { 0: unit, index } of text.matchAll(units)) {
    const end = index + unit.length;
    for (const character of withoutOmitted(normalise(unit))) {
      for (let part = 0; part < character.length; part += 1) places.push({ start: index, end });
      folded.push(character);
    }
  }
  return [...folded.join('').matchAll(runs)]
    .flatMap(({ 0: run, index }) => wordsOfRun(run).map(([word, at]) => ({ word, at: index + at })))
    .map(({ word, at }) => toToken(word, places.slice(at, at + word.length)));
}

function toToken(text: string, places: readonly Place[]): Token {
  return { text, places, start: places[0]!.start, end: places.at(-1)!.end };
}

function wordsOfRun(run: string): [string, number][] {
  if (!/^\p{Script=Thai}/u.test(run)) return [[run, 0]];
  return [...thaiWords.segment(run)].map(({ segment, index }) => [segment, index]);
}
