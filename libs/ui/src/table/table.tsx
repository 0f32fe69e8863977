// Browsers drop the semantics of a table that CSS stacks, so it repeats its roles.
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { cva } from 'class-variance-authority';
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
  /** Below md, scrolls (for figures to compare) or stacks each row as a block (for facts to read). */
  narrow?: 'scroll' | 'stack';
  /** Makes the first column sticky, except where the table stacks. */
  stickyFirstColumn?: boolean;
  /** Makes the column headers sticky and limits the height, for tables longer than a screen. */
  stickyHeads?: boolean;
}

const cell = cva('border-t border-line px-4 py-2.5', {
  variants: {
    align: { start: 'text-start', center: 'text-center', end: 'text-end tabular-nums' },
    stack: {
      true: 'narrow:flex narrow:justify-between narrow:gap-4 narrow:border-0 narrow:py-1 narrow:text-start',
    },
    noWrap: { true: 'md:whitespace-nowrap' },
    sticky: {
      always: 'first:sticky first:start-0 first:z-10 first:border-e narrow:first:max-w-[45vw]',
      wide: 'md:first:sticky md:first:start-0 md:first:z-10 md:first:border-e',
    },
  },
});

const stickyRow = 'sticky top-0 z-20 print:static';

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
  const stack = narrow === 'stack';
  const sticky = stickyFirstColumn ? (stack ? 'wide' : 'always') : undefined;
  return (
    <TableRegion {...region} caption={caption} tall={stickyHeads && (stack ? 'wide' : 'always')}>
      {/* Separate borders, because collapsed borders do not move with a sticky cell. */}
      <table
        role="table"
        className={`w-full border-separate border-spacing-0 ${stack ? 'narrow:block' : ''}`}
      >
        <caption
          className={
            captionHidden ? 'sr-only' : `px-4 py-3 text-start font-semibold ${stack ? 'narrow:block' : ''}`
          }
        >
          {/* Sticky while the table scrolls. */}
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
  const { header, align = 'start', noWrap, isRowHeader } = column;
  const value = column.cell(row);
  const isEmpty = value === undefined || value === null;
  const content = (
    <>
      {stack && !isRowHeader && (
        <span aria-hidden="true" className="text-sm text-ink-muted md:hidden">
          {header}
        </span>
      )}
      {stack ? <span className={isRowHeader ? 'block' : 'block narrow:text-end'}>{value}</span> : value}
    </>
  );
  return isRowHeader ? (
    <th
      role="rowheader"
      scope="row"
      className={cell({
        align,
        stack,
        noWrap,
        sticky,
        className: 'min-w-36 bg-surface-raised align-top font-semibold',
      })}
    >
      {content}
    </th>
  ) : (
    <td
      role="cell"
      className={cell({
        align,
        stack,
        noWrap,
        sticky,
        className: isEmpty && stack ? 'align-top narrow:hidden' : 'align-top',
      })}
    >
      {content}
    </td>
  );
}
