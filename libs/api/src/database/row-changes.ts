import { isDeepStrictEqual } from 'node:util';

/**
 * Compares the wanted rows of a table with the stored ones. Keys must be unique.
 *
 * @returns `changed`: wanted rows that are new or differ; `unwanted`: stored rows without a wanted one
 */
export function rowChanges<Row>(
  wanted: readonly Row[],
  stored: readonly Row[],
  keyOf: (row: Row) => string,
): { changed: Row[]; unwanted: Row[] } {
  const known = new Map(stored.map((row) => [keyOf(row), asStored(row)]));
  const keys = new Set(wanted.map(keyOf));
  return {
    changed: wanted.filter((row) => !isDeepStrictEqual(asStored(row), known.get(keyOf(row)))),
    unwanted: stored.filter((row) => !keys.has(keyOf(row))),
  };
}

/** Converts a row to the form that the database returns: without undefined values, and with dates as text. */
function asStored(row: unknown): unknown {
  return JSON.parse(JSON.stringify(row));
}
