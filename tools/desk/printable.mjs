// What passengers typed, safe for a terminal and for a spreadsheet.

/** Without control characters, which could move the cursor, and without those that turn the direction of text. */
export function printable(/** @type {string} */ text) {
  return text.replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    '\uFFFD',
  );
}

/** One line of at most so many characters. @param {unknown} value @param {number} most */
function brief(value, most) {
  const line = String(value ?? '').replace(/\s+/g, ' ');
  const letters = [...graphemes.segment(line)].map(({ segment }) => segment);
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : line;
}

/** Characters as they are seen: Thai marks take no column. @param {string} text */
const widthOf = (text) => [...graphemes.segment(text)].length;
const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

/**
 * Rows as CSV. A cell that a spreadsheet would take for a formula begins with an apostrophe.
 * @param {string[]} columns @param {Record<string, unknown>[]} rows
 */
export function toCsv(columns, rows) {
  const cell = (/** @type {unknown} */ value) => {
    const text = String(value ?? '');
    const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return [columns.join(','), ...rows.map((row) => columns.map((column) => cell(row[column])).join(','))].join(
    '\r\n',
  );
}

/**
 * Rows under their columns' names.
 * @param {Record<string, unknown>[]} rows @param {Record<string, number>} columns the most characters of each
 */
export function toTable(rows, columns) {
  const names = Object.keys(columns);
  const cells = [names, ...rows.map((row) => names.map((name) => brief(row[name], columns[name])))];
  const widths = names.map((_, index) => Math.max(...cells.map((row) => widthOf(row[index]))));
  return cells
    .map((row) =>
      row
        .map((text, index) => text + ' '.repeat(widths[index] - widthOf(text)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** @param {{ items: Record<string, unknown>[], total: number, page: number, pageSize: number }} page @param {Record<string, number>} columns */
export function toPage({ items, total, page, pageSize }, columns) {
  if (total === 0) return 'none';
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return `${toTable(items, columns)}\n\n${total} in all, page ${page} of ${pages}`;
}
