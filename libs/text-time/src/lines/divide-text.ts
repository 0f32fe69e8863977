import { lineMarks } from './marks';
import { widthInLetters } from './width';

/** How much longer than asked a text may be and still stay whole, in letters. */
const tolerance = 12;

/**
 * Divides a text after about a number of letters, at a space or beside a marked phrase. `rest` is empty if the text is
 * hardly longer. Both parts keep their marks.
 */
export function divideText(text: string, letters: number): { start: string; rest: string } {
  if (widthInLetters(text) <= letters + tolerance) return { start: text, rest: '' };
  const at = lineEnds(text).findLast((end) => end > 0 && widthInLetters(text.slice(0, end)) <= letters);
  return at ? { start: text.slice(0, at), rest: text.slice(at) } : { start: text, rest: '' };
}

/** The start of a longer text, with an ellipsis. */
export function shortenText(text: string, letters: number): string {
  const { start, rest } = divideText(text, letters);
  return rest ? `${start.trimEnd()}…` : text;
}

/** The positions in a text where its line may end: no phrase is open there. */
function lineEnds(text: string): number[] {
  const ends: number[] = [];
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const letter = text[index];
    if (depth === 0 && (letter === ' ' || letter === lineMarks.open)) ends.push(index);
    if (letter === lineMarks.open) depth++;
    if (letter === lineMarks.close && --depth === 0) ends.push(index + 1);
  }
  return ends;
}
