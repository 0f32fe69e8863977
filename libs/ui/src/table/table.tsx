// Browsers drop the semantics of a table that CSS stacks, so it repeats its roles.
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react';
import type { NativeProps } from '../native/native-props';
import { TableRegion } from './table-region';

export interface TableColumn<Row> {
  id: string;
  /** Column header. Precedes each value where the table stacks. */
  header: string;
  /** Replaces the header in a narrow column. Must have the same meaning. */
  head?: ReactNode;
  /** Nothing for an unknown value: where the table stacks, it is left out. */
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'center' | 'end';
  /** Keeps each value on one line, except where the table stacks. For short values such as a date or a badge. */
  noWrap?: boolean;
  /** The cells of this column are row headers. */
  isRowHeader?: boolean;
}

export interface TableProps<Row> extends Omit<NativeProps<'div'>, 'children'> {
  caption: string;
  captionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /**
   * Below md, scrolls (for figures to compare), stacks the values of each row (for facts to read), or makes each row a
   * card whose values flow (for many short values).
   */
  narrow?: 'scroll' | 'stack' | 'cards';
  /** Makes the first column sticky, except where the table stacks. */
  stickyFirstColumn?: boolean;
  /** Makes the column headers sticky and limits the height, for tables longer than a screen. */
  stickyHeads?: boolean;
}

/** A data table. The caller chooses its behaviour on narrow screens. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    captionHidden = false,
    columns,
    rows,
    rowKey,
    narrow = 'scroll',
    stickyFirstColumn,
    stickyHeads,
    ...region
  } = props;
  const stack = narrow !== 'scroll';
  return (
    <TableRegion {...region} caption={caption} tall={stickyHeads && (stack ? 'wide' : 'always')}>
      <table
        role="table"
        className="data-table"
        data-narrow={narrow}
        data-sticky={stickyFirstColumn ? (stack ? 'wide' : 'always') : undefined}
        data-sticky-heads={stickyHeads || undefined}
      >
        <caption className={captionHidden ? 'sr-only' : undefined}>
          {/* Sticky while the table scrolls. */}
          <span className="sticky start-4 inline-block max-w-[calc(100vw-4.25rem)]">{caption}</span>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ id, header, head, align }) => (
              <th key={id} role="columnheader" scope="col" data-align={align}>
                {head ?? header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} stack={stack} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

interface CellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  stack: boolean;
}

function Cell<Row>({ column, row, stack }: CellProps<Row>) {
  const { header, align, noWrap, isRowHeader } = column;
  const value = column.cell(row);
  const isEmpty = value === undefined || value === null;
  const look = { 'data-align': align, 'data-no-wrap': noWrap || undefined };
  if (isRowHeader)
    return (
      <th role="rowheader" scope="row" {...look}>
        {stack ? <span>{value}</span> : value}
      </th>
    );
  // a stacked table does not show it
  if (isEmpty) return <td role="cell" {...look} data-empty={stack || undefined} />;
  return (
    <td role="cell" {...look}>
      {stack ? (
        <>
          <span aria-hidden="true">{header}</span>
          <span>{value}</span>
        </>
      ) : (
        value
      )}
    </td>
  );
}
