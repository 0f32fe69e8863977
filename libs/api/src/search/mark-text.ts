import type { TextMarks } from '@raang/domain';
import { isThai, isThaiBoundary } from './index/spelling';

/** A text in which words are found by position. Has the same length as the text. */
function comparable(text: string): string {
  const lower = text.toLowerCase();
  // a few letters have a longer lower case, and would move all positions
  return lower.length === text.length ? lower : text;
}

/**
 * Finds words in a text. Latin words match as wholes or, with the last typed one, as beginnings; Thai words also inside
 * longer ones, since they are not separated. No mark ends inside a letter with its vowel and tone marks.
 */
export function markText(text: string, words: Iterable<string>): TextMarks {
  const searched = comparable(text);
  const found: [number, number][] = [];
  for (const word of words) {
    if (word === '') continue;
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1)) {
      const end = at + word.length;
      if (isMatch(searched, at, end, isThai(word))) found.push([at, end]);
    }
  }
  return joined(
    found.sort(([one], [other]) => one - other),
    text,
  );
}

const wordCharacter = /[\p{L}\p{M}\p{N}]/u;

function isMatch(text: string, start: number, end: number, isThaiWord: boolean): boolean {
  const [before, first, last, after] = [text[start - 1], text[start], text[end - 1], text[end]];
  if (isThaiWord) return isThaiBoundary(before, first) && isThaiBoundary(last, after);
  const touches = (character: string | undefined) =>
    character !== undefined && wordCharacter.test(character) && !isThai(character);
  return !touches(before) && !touches(after);
}

/** Joins marks that overlap, and those with only spaces between them. */
function joined(ranges: readonly [number, number][], text: string): TextMarks {
  const marks: [number, number][] = [];
  for (const [start, end] of ranges) {
    const last = marks.at(-1);
    if (last && (start <= last[1] || text.slice(last[1], start).trim() === ''))
      last[1] = Math.max(last[1], end);
    else marks.push([start, end]);
  }
  return marks;
}
