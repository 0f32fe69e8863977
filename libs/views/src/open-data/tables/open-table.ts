import type { MessageDescriptor } from '@lingui/core';
import type { Locale } from '@raang/domain';

/** Names of the tables, which their files have too: `stations.csv`. */
export const openTableNames = ['stations', 'lines', 'fares', 'fare-rules', 'facilities', 'parking'] as const;
type OpenTableName = (typeof openTableNames)[number];

/** How a value is written. A list is written with semicolons in CSV, and as a list in JSON. */
export type OpenType = 'text' | 'integer' | 'decimal' | 'boolean' | 'date' | 'url' | 'list';

/** Undefined means unknown, never "no". */
export type OpenValue = string | number | boolean | readonly string[] | undefined;

export interface OpenColumn {
  /** As in the files' header. */
  name: string;
  type: OpenType;
  description: MessageDescriptor;
  /** Language of its texts. */
  language?: Locale;
  /** Has a value in every row. */
  isRequired?: boolean;
}

/** A table of open data, for people and for every format. */
export interface OpenTable {
  name: OpenTableName;
  title: MessageDescriptor;
  description: MessageDescriptor;
  /** Columns whose values together name a row. */
  key: readonly string[];
  columns: readonly OpenColumn[];
  /** In the order of the columns. */
  rows: readonly (readonly OpenValue[])[];
  /** Moment of the last change; undefined if the data does not say it. */
  changedAt?: string | undefined;
}

export interface OpenColumnOf<Row> extends OpenColumn {
  value: (row: Row) => OpenValue;
}

export interface OpenTableOf<Row> extends Omit<OpenTable, 'columns' | 'rows' | 'changedAt'> {
  columns: readonly OpenColumnOf<Row>[];
}

/** Fills a table with rows. */
export function toOpenTable<Row>(
  { columns, ...table }: OpenTableOf<Row>,
  rows: readonly Row[],
  changedAt: string | undefined,
): OpenTable {
  return {
    ...table,
    columns: columns.map(({ value: _, ...column }) => column),
    rows: rows.map((row) => columns.map(({ value }) => value(row))),
    changedAt,
  };
}
