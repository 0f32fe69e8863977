import { compounds, lineNames } from './compounds';
import { figurePatterns } from './figures';
import { completingWords, leadingWords } from './leading-words';
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
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** Compounds with their pieces, by how they are spelt. */
const compoundPieces = new Map(
  compounds.map((compound) => [compound.replaceAll('|', ''), compound.split('|')]),
);
const compoundPattern = new RegExp(anyPhrase(compoundPieces.keys()), 'g');

/**
 * Makes the binder for the pages of a network.
 * @param names of its stations, lines and places, in any order. Those without Thai letters are left out: the words of
 *   other languages stand apart, and break between them.
 */
export function createLineBinder(names: Iterable<string> = []): LineBinder {
  const kept = new Set([...lineNames, ...[...names].filter(isKept)]);
  const { telephone, date, amount, range, counted } = figurePatterns;
  const figures = [telephone, date, amount, range, counted].join('|');
  const pattern = new RegExp(`(?<figure>${figures})|${anyPhrase(kept)}`, 'g');
  const pieces = new Map<string, readonly string[]>();

  /** What stays on one line, in order, with its pieces: figures and names first, then compounds between them. */
  function phrasesIn(text: string): Phrase[] {
    const found: Phrase[] = [];
    let end = 0;
    const addCompounds = (until: number) => {
      for (const { 0: compound, index } of text.slice(end, until).matchAll(compoundPattern))
        found.push({ index: end + index, pieces: compoundPieces.get(compound)! });
    };
    for (const { 0: phrase, index, groups } of text.matchAll(pattern)) {
      if (!groups!['figure'] && !pieces.has(phrase)) pieces.set(phrase, piecesOf(phrase, compoundPattern));
      addCompounds(index);
      found.push({ index, pieces: groups!['figure'] ? [phrase] : pieces.get(phrase)! });
      end = index + phrase.length;
    }
    addCompounds(text.length);
    return found;
  }

  function bind(text: string): string {
    let bound = '';
    let end = 0;
    for (const { index, pieces } of phrasesIn(text)) {
      bound += text.slice(end, index) + keep(pieces);
      end = index + pieces.join('').length;
    }
    return bound + text.slice(end);
  }

  return {
    text: (typed) => bind(withoutLineMarks(typed)),
    heading: (typed) => bindHeading(withoutLineMarks(typed), phrasesIn, bind),
  };
}

interface Phrase {
  index: number;
  pieces: readonly string[];
}

/** The pattern of phrases, the longest first; none begins after a vowel of its first letter, or ends before one. */
function anyPhrase(phrases: Iterable<string>): string {
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length).map(escaped);
  return `(?<![เ-ไ])(?:${longestFirst.join('|')})(?![ะ-ฺๅ-๎]|[ก-ฮ][ิุ]?์)`;
}

/** Names with Thai letters of more than one syllable. */
const isKept = (name: string) => spelt.test(name) && name.length > 2;

const thai = new Intl.Segmenter('th', { granularity: 'word' });

/** Joins words to phrases. A phrase that is too wide for a narrow screen is marked like other text. */
function bindHeading(
  heading: string,
  phrasesIn: (text: string) => readonly Phrase[],
  text: (typed: string) => string,
): string {
  const inside = new Set<number>();
  for (const { index, pieces } of phrasesIn(heading))
    for (let at = index + 1; at < index + pieces.join('').length; at++) inside.add(at);
  const phrases: string[] = [];
  let isJoined = false;
  for (const { segment, index } of thai.segment(heading)) {
    const isSeam =
      !isJoined &&
      !inside.has(index) &&
      !completingWords.has(segment) &&
      (spelt.test(segment) || segment === ' ');
    if (phrases.length === 0 || isSeam) phrases.push(segment);
    else phrases[phrases.length - 1] += segment;
    isJoined = leadingWords.has(segment) || (!spelt.test(segment) && segment !== ' ');
  }
  return phrases
    .map((phrase) => {
      const isNarrow = widthInLetters(phrase) <= widestPiece;
      return isNarrow && spelt.test(phrase) && phrase.trim() === phrase
        ? open + phrase + close
        : text(phrase);
    })
    .join('');
}
