import { fold, withoutMarks } from './fold';
import { normalise } from './normalise';
import { withDigitAtEnd } from './number-words';
import { romanKeys } from './romanise';
import { soundOf } from './sound';

/** Words that passengers add to a name. They name the kind of thing, not the thing itself. */
const wordsBefore =
  /^(?:สถานี(?:รถไฟฟ้า|รถไฟ)?|รถไฟฟ้า|(?:station|mrt|bts|arl|srt)(?![a-z0-9])|บีทีเอส|เอ็มอาร์ที)\s*/;
const wordsAfter = /(?:(?<![a-z0-9])(?:station|mrt|bts|arl|srt)|บีทีเอส)$/;

/** A typed text, ready to be compared with names. */
export interface Wanted {
  /** Folded and without spaces. */
  text: string;
  /** Without Thai marks. Empty for a text that consists of them. */
  plain: string;
  romanKeys: readonly string[];
  sound: string;
}

/** The text as typed, without the words around the name, and with a digit for a number in words. None if nothing is left. */
export function wantedIn(text: string): Wanted[] {
  const typed = normalise(text).trim();
  const bare = withoutWordsAround(typed);
  return fold(bare).length === 0 ? [] : [...new Set([typed, bare, withDigitAtEnd(bare)])].map(toWanted);
}

function withoutWordsAround(text: string): string {
  const shorter = text.replace(wordsBefore, '').replace(wordsAfter, '').trimEnd();
  return shorter === text ? text : withoutWordsAround(shorter);
}

function toWanted(text: string): Wanted {
  const words = fold(text);
  const joined = words.join('');
  return {
    text: joined,
    plain: withoutMarks(joined),
    romanKeys: romanKeys(words),
    sound: soundOf(joined),
  };
}
