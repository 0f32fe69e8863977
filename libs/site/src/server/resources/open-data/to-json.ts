import type { OpenTable } from '@raang/views';

/** Writes a table as a list of objects, each with every column; an unknown value is null. */
export function toJson({ columns, rows }: Pick<OpenTable, 'columns' | 'rows'>): string {
  return JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, row[index] ?? null]))),
  );
}
