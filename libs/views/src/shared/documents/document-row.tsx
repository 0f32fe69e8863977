import { Trans } from '@lingui/react/macro';
import { Badge, LineBadge } from '@raang/ui';
import { ExampleBadge } from '../item-card/example-badge';
import { LanguageBadge } from '../item-card/language-badge';
import type { DocumentRowModel } from './document-row-model';
import { FileLinks } from './file-links';

/** A document with facts, summary and files; the files stand beside the text, or below it on a narrow screen. */
export function DocumentRow({ row, headingLevel }: { row: DocumentRowModel; headingLevel: 2 | 3 }) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-3 py-6 md:grid-cols-[minmax(0,1fr)_20rem] print:break-inside-avoid">
      <div className="space-y-2">
        <Facts row={row} />
        <Heading lang={row.lang} className="text-lg font-semibold">
          <a href={row.href} className="rounded-xs text-ink no-underline hover:text-accent hover:underline">
            {row.title}
          </a>
        </Heading>
        <p lang={row.lang} className="max-w-text text-ink-muted">
          {row.summary}
        </p>
        {row.lines.length > 0 && (
          <ul role="list" className="flex flex-wrap gap-2 pt-1">
            {row.lines.map((line) => (
              <li key={line.id}>
                <LineBadge lineId={line.id} name={line.name} wordForLine={false} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <FileLinks files={row.files} document={row.title} />
    </article>
  );
}

function Facts({ row }: { row: DocumentRowModel }) {
  const { referenceNumber } = row;
  const published = <time dateTime={row.published.iso}>{row.published.text}</time>;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
      {row.isExample && <ExampleBadge />}
      <LanguageBadge lang={row.lang} />
      {row.closing && <Badge tone={row.closing.tone}>{row.closing.text}</Badge>}
      <span>{row.kind}</span>
      {row.period && <span className="font-semibold text-ink">{row.period}</span>}
      {referenceNumber && (
        <span>
          <Trans>No. {referenceNumber}</Trans>
        </span>
      )}
      <span>
        <Trans>Published {published}</Trans>
      </span>
    </div>
  );
}
