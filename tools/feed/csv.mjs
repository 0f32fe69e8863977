// Parses and prints the tables and the feed: comma-separated, a header row, quotes only where needed, LF.
import { parse } from 'csv-parse/sync';

/** @typedef {Record<string, string>} Row */

/**
 * @typedef {object} FeedFile
 * @property {string} file its name
 * @property {string[]} columns in the order of the file
 * @property {Array<Record<string, string | number | undefined>>} rows fields without a column are ignored
 * @property {import('./translations.mjs').Translation[]} [translations] the English of its Thai fields
 */

/**
 * The tables have no line break in a field, so row n of the result is line n + 2 of the file.
 * @param {string} text
 * @param {string} file for the message
 * @returns {Row[]}
 * @throws Error with the file and the line, if a row has other fields than the header
 */
export function parseCsv(text, file) {
  try {
    return parse(text.trimEnd(), { columns: true, bom: true });
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/**
 * @param {readonly string[]} columns
 * @param {ReadonlyArray<Record<string, string | number | undefined>>} rows undefined and missing fields stay empty
 */
export function printCsv(columns, rows) {
  const lines = rows.map((row) => columns.map((column) => quoted(String(row[column] ?? ''))).join(','));
  return [columns.join(','), ...lines, ''].join('\n');
}

/** A field of a file, in quotes where it needs them (RFC 4180). @param {string} field */
export const quoted = (field) => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);
