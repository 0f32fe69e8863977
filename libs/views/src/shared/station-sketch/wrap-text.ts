import { widthOf } from './sketch-sizes';

const thai = new Intl.Segmenter('th', { granularity: 'word' });

/** The name of a thing with the distance to it, which stays with the last word. */
export function linesOf({ name, shortWay }: { name: string; shortWay?: string | undefined }, width: number) {
  return wrapText(shortWay ? `${name}\u00a0·\u00a0${shortWay.replaceAll(' ', '\u00a0')}` : name, width);
}

/** The lines of a text in a drawing, which cannot break its lines itself. At spaces first, else at words. */
function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<= )/).flatMap((part) => fitting(part, width))) {
    const wider = (lines.at(-1) ?? '') + word;
    if (lines.length > 0 && widthOf(wider.trimEnd()) <= width) lines[lines.length - 1] = wider;
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}

/** A part that is too wide at its words; what a space without a break joins stays together. */
function fitting(part: string, width: number): string[] {
  if (widthOf(part.trimEnd()) <= width) return [part];
  const [name = '', ...joined] = part.split(/(?=\u00a0)/);
  const words = Array.from(thai.segment(name), ({ segment }) => segment);
  return [...words.slice(0, -1), [words.at(-1), ...joined].join('')];
}
