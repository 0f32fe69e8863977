import type { TextMarks } from '@raang/domain';
import { markText } from './mark-text';

export interface MarkedText {
  text: string;
  marks: TextMarks;
}

/** In UTF-16 units: two lines of a result. */
const excerptLength = 180;

/** Length of the text before the first match. */
const lead = 50;

export const marked = (text: string, words: ReadonlySet<string>): MarkedText => ({
  text,
  marks: markText(text, words),
});

/** The summary if it has a match or the text has none; otherwise the part of the text around its first match. */
export function excerptOf(summary: string, text: string, words: ReadonlySet<string>): MarkedText {
  const ofSummary = marked(summary, words);
  if (ofSummary.marks.length > 0 || words.size === 0) return shortened(summary, words);
  const [first] = markText(text, words);
  if (!first) return shortened(summary || text, words);
  const start = first[0] <= lead ? 0 : boundaryBefore(text, first[0] - lead);
  const part = text.slice(start, boundaryBefore(text, start + excerptLength));
  const end = start + part.length;
  return marked(`${start > 0 ? '… ' : ''}${part.trim()}${end < text.length ? ' …' : ''}`, words);
}

function shortened(text: string, words: ReadonlySet<string>): MarkedText {
  const part = text.slice(0, boundaryBefore(text, 2 * excerptLength));
  return marked(part.length < text.length ? `${part.trim()} …` : part, words);
}

/** The position after the last space before a position, or the position of a whole character. */
function boundaryBefore(text: string, position: number): number {
  if (position >= text.length) return text.length;
  const space = text.lastIndexOf(' ', position - 1);
  if (space > position - 40) return space + 1;
  for (const { index } of graphemes.segment(text.slice(position - 10, position + 10)))
    if (index >= 10) return position - 10 + index;
  return position;
}

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });
