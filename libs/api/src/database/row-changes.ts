import { isDeepStrictEqual } from 'node:util';

/**
 * What must be written so that a table holds the wanted rows and no others: nothing when it does already.
 * Rows that name the same key twice are the caller's mistake.
 *
 * @returns `changed`: wanted rows that are new or differ; `unwanted`: stored rows that nobody wants any more
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

/** As a row comes back from the database: without keys that hold undefined, and days as text. */
function asStored(row: unknown): unknown {
  return JSON.parse(JSON.stringify(row));
}
