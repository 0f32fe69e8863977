import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, LineBadge, Link, Table } from '@raang/ui';
import { ExampleBadge } from '../item-card/example-badge';
import { LanguageBadge } from '../item-card/language-badge';
import { StackedFacts } from '../facts/stacked-facts';
import type { DocumentRowModel } from './document-row-model';
import { FileLinks } from './file-links';

interface DocumentTableProps {
  caption: string;
  rows: readonly DocumentRowModel[];
}

/** Documents with their dates and files; on a phone each is a block. */
export function DocumentTable({ caption, rows }: DocumentTableProps) {
  const { t } = useLingui();
  return (
    <StackedFacts>
      {/* fixed widths, so that the tables of a page have the same columns */}
      <div className="narrow:[&_td:last-child>[aria-hidden]]:hidden md:[&_table]:table-fixed md:[&_thead_th]:w-[15%] md:[&_thead_th]:first:w-[45%] md:[&_thead_th]:last:w-[25%]">
        <Table
          caption={caption}
          captionHidden
          narrow="stack"
          rows={rows}
          rowKey={({ href }) => href}
          columns={[
            { id: 'document', header: t`Document`, isRowHeader: true, cell: (row) => <Title row={row} /> },
            ...(rows.some(({ period }) => period)
              ? [{ id: 'period', header: t`In force`, cell: ({ period }: DocumentRowModel) => period }]
              : []),
            {
              id: 'published',
              header: t`Published`,
              cell: ({ published }) => <time dateTime={published.iso}>{published.text}</time>,
            },
            {
              id: 'files',
              header: t`Download`,
              cell: ({ files, title }) => <FileLinks files={files} document={title} />,
            },
          ]}
        />
      </div>
    </StackedFacts>
  );
}

function Title({ row }: { row: DocumentRowModel }) {
  const { referenceNumber } = row;
  return (
    <span className="block space-y-1">
      <Link href={row.href} lang={row.lang} variant="quiet">
        {row.title}
      </Link>
      <span lang={row.lang} className="block font-normal text-ink-muted narrow:hidden">
        {row.summary}
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-normal text-ink-muted">
        {row.isExample && <ExampleBadge />}
        {row.closing && <Badge tone={row.closing.tone}>{row.closing.text}</Badge>}
        <LanguageBadge lang={row.lang} />
        <span>{row.kind}</span>
        {referenceNumber && (
          <span>
            <Trans>No. {referenceNumber}</Trans>
          </span>
        )}
        {row.lines.map((line) => (
          <LineBadge key={line.id} lineId={line.id} name={line.name} wordForLine={false} />
        ))}
      </span>
    </span>
  );
}
