// Browsers drop the semantics of a table whose rows are stacked by CSS: its roles are said again.
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { TableRegion } from './table-region';

export interface TableColumn<Row> {
  id: string;
  /** Shown at the head, and before each value where the table stacks. */
  header: string;
  /** Shown at the head instead, where the column is narrow: must say the same. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'center' | 'end';
  /** This column names its row. */
  isRowHeader?: boolean;
}

export interface TableProps<Row> {
  caption: string;
  captionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Below md: scroll sideways (figures to compare), or stack each row as a block (facts to read). */
  narrow?: 'scroll' | 'stack';
  /** Keeps the first column in sight while the rest scrolls; not where the table stacks. */
  stickyFirstColumn?: boolean;
  /** Keeps the column heads in sight: the table gets a height of its own, for more rows than fit a screen. */
  stickyHeads?: boolean;
}

const cell = cva('border-t border-line px-4 py-2.5', {
  variants: {
    align: { start: 'text-start', center: 'text-center', end: 'text-end tabular-nums' },
    stack: {
      true: 'narrow:flex narrow:justify-between narrow:gap-4 narrow:border-0 narrow:py-1 narrow:text-start',
    },
    sticky: {
      always: 'first:sticky first:start-0 first:z-10 first:border-e narrow:first:max-w-[45vw]',
      wide: 'md:first:sticky md:first:start-0 md:first:z-10 md:first:border-e',
    },
  },
});

const stickyRow = 'sticky top-0 z-20 print:static';

/** Rows and columns of facts; how it behaves on a narrow screen is the caller's choice. */
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
  } = props;
  const stack = narrow === 'stack';
  const sticky = stickyFirstColumn ? (stack ? 'wide' : 'always') : undefined;
  return (
    <TableRegion caption={caption} tall={stickyHeads && (stack ? 'wide' : 'always')}>
      {/* Separate borders: collapsed ones stay behind when their cell sticks. */}
      <table
        role="table"
        className={`w-full border-separate border-spacing-0 ${stack ? 'narrow:block' : ''}`}
      >
        <caption
          className={
            captionHidden ? 'sr-only' : `px-4 py-3 text-start font-semibold ${stack ? 'narrow:block' : ''}`
          }
        >
          {/* Stays in sight while the table scrolls under it. */}
          <span className="sticky start-4 inline-block max-w-[calc(100vw-4.25rem)]">{caption}</span>
        </caption>
        <thead
          role="rowgroup"
          className={`bg-surface-sunken ${stickyHeads ? stickyRow : ''} ${stack ? 'narrow:sr-only' : ''}`}
        >
          <tr role="row">
            {columns.map(({ id, header, head, align = 'start' }) => (
              <th
                key={id}
                role="columnheader"
                scope="col"
                className={cell({
                  align,
                  sticky,
                  className: 'min-w-20 align-bottom text-sm font-semibold first:bg-surface-sunken',
                })}
              >
                {head ?? header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={stack ? 'narrow:block' : ''}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={stack ? 'narrow:block narrow:border-t narrow:border-line narrow:py-2' : ''}
            >
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} stack={stack} sticky={sticky} />
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
  sticky?: 'always' | 'wide';
}

function Cell<Row>({ column, row, stack, sticky }: CellProps<Row>) {
  const { header, align = 'start', isRowHeader } = column;
  const content = (
    <>
      {stack && !isRowHeader && (
        <span aria-hidden="true" className="text-sm text-ink-muted md:hidden">
          {header}
        </span>
      )}
      {stack ? (
        <span className={isRowHeader ? '' : 'narrow:text-end'}>{column.cell(row)}</span>
      ) : (
        column.cell(row)
      )}
    </>
  );
  return isRowHeader ? (
    <th
      role="rowheader"
      scope="row"
      className={cell({
        align,
        stack,
        sticky,
        className: 'min-w-36 bg-surface-raised align-top font-semibold',
      })}
    >
      {content}
    </th>
  ) : (
    <td role="cell" className={cell({ align, stack, sticky, className: 'align-top' })}>
      {content}
    </td>
  );
}
