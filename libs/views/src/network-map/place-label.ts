import type { Locale } from '@raang/domain';
import type { PlacedStation } from './map-layout';

/** A row of a label: where it begins, is in the middle or ends, and on which line it stands. */
export interface LabelRow {
  text: string;
  x: number;
  y: number;
}

export interface PlacedLabel {
  anchor: 'start' | 'middle' | 'end';
  code: LabelRow;
  name: LabelRow[];
}

/** From the middle of a station to its label; the marks of layers lie between. */
const gap = 16;

/** A character of a code is so wide at most, and stands so far from the name. */
const codeCharacter = 7;
const codeGap = 6;

/** From the middle of a row to the line on which its letters stand. */
const baseline = 4.5;

/** From row to row: Thai has marks above and below. */
const rowHeights: Record<Locale, number> = { th: 19, en: 15.5 };

/** The code stands next to the station, the name behind it; above and below, the code is a row of its own. */
export function placeLabel(
  { code, name, at, label, shift = [0, 0], lines }: PlacedStation & { code: string; name: string },
  locale: Locale,
): PlacedLabel {
  const [x, y] = [at[0] + shift[0], at[1] + shift[1]];
  const rows = wordsApart(lines?.[locale] ?? [name], name);
  const rowHeight = rowHeights[locale];
  const column = (column: number, firstRow: number) =>
    rows.map((text, index) => ({ text, x: column, y: firstRow + index * rowHeight }));
  if (label === 'left' || label === 'right') {
    const side = label === 'left' ? -1 : 1;
    const codeX = x + side * gap;
    const nameX = codeX + side * (code.length * codeCharacter + codeGap);
    return {
      anchor: label === 'left' ? 'end' : 'start',
      code: { text: `${code} `, x: codeX, y: y + baseline },
      name: column(nameX, y + baseline - ((rows.length - 1) * rowHeight) / 2),
    };
  }
  const codeY = label === 'above' ? y - gap - rows.length * rowHeight : y + gap + 2 * baseline;
  return {
    anchor: 'middle',
    code: { text: `${code} `, x, y: codeY },
    name: column(x, codeY + rowHeight),
  };
}

/** What is read over several rows is read as the name is written: with a space where it has one. */
function wordsApart(rows: readonly string[], name: string): string[] {
  return rows.map((row, index) => (name.includes(`${row} ${rows[index + 1]}`) ? `${row} ` : row));
}
