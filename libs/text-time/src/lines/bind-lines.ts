import { compounds } from './compounds';
import { figurePatterns } from './figures';
import { completing, leading } from './leading-words';
import { lineMarks, withoutLineMarks } from './marks';
import { keep, piecesOf } from './pieces';
import { widestPiece, widthInLetters } from './width';

export interface LineBinder {
  /** Marks what stays on one line. */
  text(text: string): string;
  /** Marks the phrases of a heading, which breaks nowhere else. */
  heading(text: string): string;
}

const spelt = /[ก-๙]/;
const { open, close } = lineMarks;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Makes the binder for the pages of a network.
 * @param names of its stations, lines and places, in any order. Those without Thai letters are left out: the words of
 *   other languages stand apart, and break between them.
 */
export function createLineBinder(names: Iterable<string> = []): LineBinder {
  const pieces = new Map<string, readonly string[]>();
  for (const compound of compounds) pieces.set(compound.replaceAll('|', ''), compound.split('|'));
  for (const name of names) if (isKept(name)) pieces.set(name, piecesOf(name));
  const phrases = [...pieces.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const { telephone, date, amount, range, counted } = figurePatterns;
  const figures = [telephone, date, amount, range, counted].join('|');
  // a phrase neither begins after a vowel that belongs to its first letter nor ends before one
  const pattern = new RegExp(`(${figures})|(?<![เ-ไ])(?:${phrases.join('|')})(?![ะ-ฺๅ-๎])`, 'g');
  const mark = (found: string, figure: string | undefined) =>
    figure ? keep([figure]) : keep(pieces.get(found)!);

  const text = (typed: string) => withoutLineMarks(typed).replace(pattern, mark);
  return { text, heading: (typed) => bindHeading(withoutLineMarks(typed), pattern, text) };
}

/** Names with Thai letters of more than one syllable. */
const isKept = (name: string) => spelt.test(name) && name.length > 2;

const thai = new Intl.Segmenter('th', { granularity: 'word' });

/** Joins words to phrases. A phrase that is too wide for a narrow screen is marked like other text. */
function bindHeading(heading: string, pattern: RegExp, text: (typed: string) => string): string {
  const inside = new Set<number>();
  for (const { index, 0: found } of heading.matchAll(pattern))
    for (let at = index + 1; at < index + found.length; at++) inside.add(at);
  const phrases: string[] = [];
  let isJoined = false;
  for (const { segment, index } of thai.segment(heading)) {
    const isSeam =
      !isJoined && !inside.has(index) && !completing.has(segment) && (spelt.test(segment) || segment === ' ');
    if (phrases.length === 0 || isSeam) phrases.push(segment);
    else phrases[phrases.length - 1] += segment;
    isJoined = leading.has(segment) || (!spelt.test(segment) && segment !== ' ');
  }
  return phrases
    .map((phrase) => {
      const isNarrow = widthInLetters(phrase) <= widestPiece;
      return isNarrow && spelt.test(phrase) && phrase.trim() === phrase ? open + phrase + close : text(phrase);
    })
    .join('');
}
