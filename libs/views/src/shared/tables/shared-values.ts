import type { ModelContext } from '../page/model-context';
import { msg } from '@lingui/core/macro';

/** The rows of a table without the values that are the same in all of them. */
export interface TableRowsModel<Row> {
  /** The values of all rows as a sentence; absent if every column differs. */
  shared?: string | undefined;
  /** Without the shared fields. A field that no row has needs no column. */
  rows: Row[];
}

/** Fewer rows are no table whose columns repeat themselves. */
const fewestRows = 3;

/**
 * Takes the fields with the same text in every row out of the rows, into one sentence above the table. `terms` are the
 * names of the fields that may be shared, in the order of the columns. A row without the field is unknown, not equal.
 */
export function liftSharedValues<Row extends object>(
  rows: readonly Row[],
  terms: Partial<Record<keyof Row, string>>,
  { i18n }: Pick<ModelContext, 'i18n'>,
): TableRowsModel<Row> {
  if (rows.length < fewestRows) return { rows: [...rows] };
  const fields = (Object.keys(terms) as (keyof Row)[]).filter((field) => {
    const value = textOf(rows[0]?.[field]);
    return value !== '' && rows.every((row) => textOf(row[field]) === value);
  });
  if (fields.length === 0) return { rows: [...rows] };
  const values = fields.map((field) => `${terms[field]}: ${textOf(rows[0]?.[field])}`).join(' · ');
  return {
    shared: i18n._(msg`The same in every row – ${values}`),
    rows: rows.map((row) => without(row, fields)),
  };
}

/** The text of a field: a string, or several that stand below each other. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? value.join(', ') : '';
  return typeof value === 'string' ? value : '';
}

/** The row with `undefined`, or nothing in a list, in place of the fields. */
function without<Row extends object>(row: Row, fields: readonly (keyof Row)[]): Row {
  const emptied = fields.map((field) => [field, Array.isArray(row[field]) ? [] : undefined]);
  return { ...row, ...(Object.fromEntries(emptied) as Partial<Row>) };
}
