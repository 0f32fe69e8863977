// Parses and prints the tables and the feed: comma-separated, a header row, quotes only where needed, LF.

/** @typedef {Record<string, string>} Row */

/**
 * @typedef {object} FeedFile
 * @property {string} file its name
 * @property {string[]} columns in the order of the file
 * @property {Array<Record<string, string | number | undefined>>} rows fields without a column are ignored
 * @property {import('./translations.mjs').Translation[]} [translations] the English of its Thai fields
 */

/**
 * A field cannot contain a line break, so row n of the result is line n + 2 of the file.
 * @param {string} text
 * @param {string} file for the message
 * @returns {Row[]}
 */
export function parseCsv(text, file) {
  const [header, ...lines] = text.trimEnd().split('\n');
  const columns = fieldsOf(header);
  return lines.map((line, index) => {
    const fields = fieldsOf(line);
    if (fields.length !== columns.length)
      throw new Error(`${file}:${index + 2}: ${fields.length} fields under ${columns.length} columns`);
    return Object.fromEntries(columns.map((column, position) => [column, fields[position]]));
  });
}

/** @param {string} line */
const fieldsOf = (line) =>
  [...`${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*)),/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
  );

/**
 * @param {readonly string[]} columns
 * @param {ReadonlyArray<Record<string, string | number | undefined>>} rows undefined and missing fields stay empty
 */
export function printCsv(columns, rows) {
  const lines = rows.map((row) => columns.map((column) => quoted(String(row[column] ?? ''))).join(','));
  return [columns.join(','), ...lines, ''].join('\n');
}

/** @param {string} field */
const quoted = (field) => (/[",\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);
