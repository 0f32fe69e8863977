import type { Locale } from '@raang/domain';
import type { LabelSide, PlacedStation } from './map-layout';

/** A row of a label: where its text starts, is centred or ends, and its baseline. */
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

/** Distance from a station's centre to its label; leaves room for the marks of layers. */
const gap = 16;

/** Maximum width of a character of a code, and its distance from the name. */
const codeCharacter = 7;
const codeGap = 6;

/** Distance from the middle of a row to its baseline. */
const baseline = 4.5;

/** Row heights: Thai has marks above and below the letters. */
const rowHeights: Record<Locale, number> = { th: 19, en: 15.5 };

/**
 * Places the code next to the station and the name behind it; above and below a station the code is a row of its own.
 */
export function placeLabel(
  {
    code,
    name,
    at,
    label,
    shift = [0, 0],
    lines,
  }: PlacedStation & { code: string; name: string; label: LabelSide },
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

/** Adds the spaces that the name has between its rows, for copying and reading aloud. */
function wordsApart(rows: readonly string[], name: string): string[] {
  return rows.map((row, index) => (name.includes(`${row} ${rows[index + 1]}`) ? `${row} ` : row));
}
