import { leadingWords } from './leading-words';
import { lineMarks } from './marks';
import { widestPiece, widestWhole, widthInLetters } from './width';

const { open, close } = lineMarks;
const thai = new Intl.Segmenter('th', { granularity: 'word' });

/** Marks a phrase. `seams` are its pieces, where it breaks if it is too wide for its line. */
export function keep(pieces: readonly string[]): string {
  const whole = pieces.join('');
  if (pieces.length < 2 || widthInLetters(whole) <= widestPiece) return open + whole + close;
  // a space at the end stays outside, where the line breaks
  const kept = pieces.map((piece) => piece.replace(/^(.*?)( ?)$/, `${open}$1${close}$2`)).join('');
  return widthInLetters(whole) <= widestWhole ? open + kept + close : kept;
}

/**
 * Divides a name into pieces that are narrow enough, at spaces first, else at words.
 * @param compounds which stay together as words do; global
 */
export function piecesOf(name: string, compounds: RegExp): string[] {
  if (widthInLetters(name) <= widestPiece) return [name];
  const parts = name.split(/(?<= )/).flatMap((part) => piecesOfPart(part, compounds));
  return joined(parts, (wider) => widthInLetters(wider) <= widestPiece);
}

/** The pieces of a part without spaces, as even as its words allow. */
function piecesOfPart(part: string, compounds: RegExp): string[] {
  const width = widthInLetters(part);
  if (width <= widestPiece) return [part];
  const evenly = Math.ceil(width / Math.ceil(width / widestPiece));
  return joined(wordsWithLeading(part, compounds), (wider, word) => {
    const isNarrow = widthInLetters(wider) <= widestPiece;
    return isNarrow && widthInLetters(wider) - widthInLetters(word) / 2 <= evenly;
  });
}

/** Joins neighbours as long as the result fits. */
function joined(parts: readonly string[], fits: (wider: string, part: string) => boolean): string[] {
  const pieces: string[] = [];
  for (const part of parts) {
    const wider = (pieces.at(-1) ?? '') + part;
    if (pieces.length > 0 && fits(wider.trimEnd(), part)) pieces[pieces.length - 1] = wider;
    else pieces.push(part);
  }
  return pieces;
}

/** The words of a name; one that leads to the next is part of it. */
function wordsWithLeading(name: string, compounds: RegExp): string[] {
  const inside = new Set<number>();
  for (const { index, 0: compound } of name.matchAll(compounds))
    for (let at = index + 1; at < index + compound.length; at++) inside.add(at);
  const words: string[] = [];
  let isLed = false;
  for (const { segment, isWordLike, index } of thai.segment(name)) {
    if (words.length > 0 && (isLed || !isWordLike || inside.has(index))) words[words.length - 1] += segment;
    else words.push(segment);
    isLed = leadingWords.has(segment) || segment === '(';
  }
  return words;
}
