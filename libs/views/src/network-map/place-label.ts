import type { Locale } from '@raang/domain';
import type { LabelSide, MapPoint, PlacedStation } from './map-layout';

/** A row of a label: where its text starts, is centred or ends, and its baseline. */
interface LabelRow {
  text: string;
  x: number;
  y: number;
}

type NameRow = Pick<LabelRow, 'text'> & Partial<LabelRow>;

export interface PlacedLabel {
  anchor: 'start' | 'middle' | 'end';
  code: LabelRow;
  /** A row without a place follows the row before. */
  name: NameRow[];
  /** The pier or airport at the station, with the centre of its sign. */
  landmark?: (LabelRow & { sign: MapPoint }) | undefined;
}

/** Distance from a station's centre to its label; leaves room for the marks of layers. */
const gap = 15;

/** Maximum width of a character of a code, and its distance from the name. */
const codeCharacter = 7.9;
const codeGap = 6;

/** Distance from the middle of a row to its baseline. */
const baseline = 5;

/** Row heights: Thai has marks above and below the letters. */
const rowHeights: Record<Locale, number> = { th: 20, en: 16.5 };

/** Room for the sign before the name of a pier or an airport. */
const signRoom = 19;

interface LabelText extends PlacedStation {
  code: string;
  name: string;
  label: LabelSide;
  /** Name of the pier or airport. */
  landmarkName?: string | undefined;
}

/**
 * Places the code next to the station and the name behind it; above and below a station the code is a row of its own,
 * unless the layout asks for one row.
 */
export function placeLabel(station: LabelText, locale: Locale): PlacedLabel {
  const { code, name, at, label, shift = [0, 0], lines, isOneRow, landmarkName } = station;
  const [x, y] = [at[0] + shift[0], at[1] + shift[1]];
  const rows = wordsApart(lines?.[locale] ?? [name], name);
  const rowHeight = rowHeights[locale];
  const column = (left: number, firstRow: number) =>
    rows.map((text, index) => ({ text, x: left, y: firstRow + index * rowHeight }));
  if (label === 'left' || label === 'right') {
    const side = label === 'left' ? -1 : 1;
    const codeX = x + side * gap;
    const nameX = codeX + side * (code.length * codeCharacter + codeGap);
    const firstRow = y + baseline - ((rows.length - 1) * rowHeight) / 2;
    return {
      anchor: label === 'left' ? 'end' : 'start',
      code: { text: `${code} `, x: codeX, y: y + baseline },
      name: column(nameX, firstRow),
      landmark: landmarkRow(
        landmarkName,
        [side === 1 ? codeX : nameX, firstRow + rows.length * rowHeight],
        side,
      ),
    };
  }
  const count = (isOneRow ? 0 : rows.length) + (landmarkName ? 1 : 0);
  const codeY = label === 'above' ? y - gap - count * rowHeight : y + gap + 2 * baseline;
  const nextRow = codeY + (isOneRow ? 1 : rows.length + 1) * rowHeight;
  return {
    anchor: 'middle',
    code: { text: `${code} `, x, y: codeY },
    name: isOneRow ? [{ text: name }] : column(x, codeY + rowHeight),
    // the sign stands at the start of a centred row, whose width is not known here
    landmark: landmarkRow(landmarkName, [x, nextRow], 0),
  };
}

function landmarkRow(text: string | undefined, [x, y]: MapPoint, side: -1 | 0 | 1): PlacedLabel['landmark'] {
  if (!text) return undefined;
  return { text, x: x + side * signRoom, y, sign: [x + side * 7, y - baseline] };
}

/** Adds the spaces that the name has between its rows, for copying and reading aloud. */
function wordsApart(rows: readonly string[], name: string): string[] {
  return rows.map((row, index) => (name.includes(`${row} ${rows[index + 1]}`) ? `${row} ` : row));
}
