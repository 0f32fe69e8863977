import { Trans, useLingui } from '@lingui/react/macro';
import { Disclosure, Link, SectionHeading, Table } from '@raang/ui';
import { Checksum, FileLine } from './file-line';
import type { OpenTableModel } from './open-table-model';

/** The tables as CSV and JSON, each with a description of its columns. */
export function Tables({ tables, checksumsHref }: { tables: OpenTableModel[]; checksumsHref: string }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="tables" className="space-y-4">
      <SectionHeading
        id="tables"
        title={t`Tables`}
        lead={t`Each table is a CSV file for spreadsheets and a JSON file with the same columns, in Thai and English.`}
      />
      <div className="divide-y divide-line border-y border-line">
        {tables.map((table) => (
          <OpenDataTable key={table.name} table={table} />
        ))}
      </div>
      <p className="max-w-text text-sm text-ink-muted">
        <Trans>
          CSV files are UTF-8 with a header row (RFC 4180). Lists are separated by semicolons. An empty field
          means unknown, never “no”. A text that a spreadsheet would take for a formula begins with an
          apostrophe. The metadata files describe the columns for programs (CSV on the Web).{' '}
          <Link href={checksumsHref}>Checksums of all files</Link>
        </Trans>
      </p>
    </section>
  );
}

function OpenDataTable({
  table: { name, title, description, facts, files, columns },
}: {
  table: OpenTableModel;
}) {
  const { t } = useLingui();
  return (
    <article id={name} className="space-y-1 py-6">
      <h3 className="text-lg font-semibold">{title}</h3>
      <p className="max-w-text">{description}</p>
      <p className="text-sm text-ink-muted">{facts}</p>
      <ul role="list" className="flex flex-wrap gap-x-8 pt-1">
        {files.map((file) => (
          <FileLine key={file.name} file={file} />
        ))}
      </ul>
      <Disclosure summary={t`Columns and checksums of ${name}`}>
        <Table
          caption={t`Columns of ${name}`}
          captionHidden
          narrow="stack"
          columns={[
            {
              id: 'name',
              header: t`Column`,
              isRowHeader: true,
              cell: (column) => <code className="wrap-anywhere">{column.name}</code>,
            },
            { id: 'type', header: t`Type`, cell: (column) => <code>{column.type}</code> },
            { id: 'description', header: t`Meaning`, cell: (column) => column.description },
          ]}
          rows={columns}
          rowKey={(column) => column.name}
        />
        <div className="space-y-1 pt-3">
          {files.map((file) => (
            <Checksum key={file.name} file={file} />
          ))}
        </div>
      </Disclosure>
    </article>
  );
}
