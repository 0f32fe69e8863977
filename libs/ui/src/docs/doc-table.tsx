import type { ReactNode } from 'react';
import { labels } from '../labels/en';
import { LabelsProvider } from '../labels/labels-provider';
import { Table } from '../table/table';

export interface DocTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/** A table for the documentation, whose Markdown has none. The first column holds the row headers. */
export function DocTable({ caption, head, rows }: DocTableProps) {
  return (
    <LabelsProvider labels={labels}>
      <div lang="en" className="my-4 text-sm">
        <Table
          caption={caption}
          captionHidden
          narrow="stack"
          columns={head.map((header, i) => ({
            id: header,
            header,
            isRowHeader: i === 0,
            cell: (row: readonly ReactNode[]) => row[i],
          }))}
          rows={rows}
          rowKey={(row) => String(rows.indexOf(row))}
        />
      </div>
    </LabelsProvider>
  );
}
