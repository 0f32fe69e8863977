import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, LineBadge, Link, SectionHeading, SourceNote, Table } from '@raang/ui';
import type { LineModel } from '../shared/words/item-words';
import { Guides } from '../shared/guides/guides';
import { LanguageBadge } from '../shared/item-card/language-badge';
import { WhichTicketBox } from '../shared/tickets/which-ticket-box';
import { StackedFacts } from '../shared/facts/stacked-facts';
import type { TicketRowModel, TicketTableModel } from './ticket-table-model';

/** Tickets and cards: a table each for current, upcoming and ended ones; the category's guides below. */
export function TicketTableView({ model }: { model: TicketTableModel }) {
  return (
    <div className="space-y-12">
      <WhichTicketBox href={model.whichTicketHref} />
      {model.groups.map(({ id, title, caption, rows }) => (
        <section key={id} aria-labelledby={`tickets-${id}`} className="space-y-6">
          <SectionHeading id={`tickets-${id}`} title={title} />
          <StackedFacts>
            <TicketTable caption={caption} rows={rows} />
          </StackedFacts>
        </section>
      ))}
      <Guides model={model.guides} />
      <SourceNote {...model.sourceNote} />
    </div>
  );
}

function TicketTable({ caption, rows }: { caption: string; rows: TicketRowModel[] }) {
  const { t } = useLingui();
  return (
    <Table
      caption={caption}
      captionHidden
      narrow="stack"
      rows={rows}
      rowKey={({ href }) => href}
      columns={[
        { id: 'ticket', header: t`Ticket`, isRowHeader: true, cell: (row) => <Ticket row={row} /> },
        {
          id: 'lines',
          header: t`Lines it is valid on`,
          cell: ({ lines, period }) => (
            <span className="block space-y-2 md:min-w-28">
              <Lines lines={lines} />
              {period && <span className="block text-sm text-ink-muted">{period}</span>}
            </span>
          ),
        },
        {
          id: 'who',
          header: t`Who it is for`,
          cell: ({ whoFor, lang }) => whoFor && <span lang={lang}>{whoFor}</span>,
        },
        {
          id: 'price',
          header: t`Price`,
          cell: ({ price, lang, doubt }) =>
            price && (
              <span className="block space-y-1">
                <span lang={lang} className="block">
                  {price}
                </span>
                {doubt && <Badge tone="warning">{doubt}</Badge>}
              </span>
            ),
        },
        {
          id: 'how',
          header: t`How to get it`,
          cell: ({ howToGet, lang }) => howToGet && <span lang={lang}>{howToGet}</span>,
        },
        {
          id: 'refund',
          header: t`Refund`,
          cell: ({ refund, lang }) => refund && <span lang={lang}>{refund}</span>,
        },
      ]}
    />
  );
}

function Ticket({ row: { href, name, lang, kind } }: { row: TicketRowModel }) {
  return (
    <span className="block space-y-1">
      <Link href={href} lang={lang}>
        {name}
      </Link>
      <span className="flex flex-wrap gap-2">
        <Badge>{kind}</Badge>
        <LanguageBadge lang={lang} />
      </span>
    </span>
  );
}

function Lines({ lines }: { lines: LineModel[] }) {
  if (lines.length === 0) return <Trans>Every line</Trans>;
  return (
    <span className="flex flex-wrap gap-1.5">
      {lines.map(({ id, name }) => (
        <LineBadge key={id} lineId={id} name={name} wordForLine={false} />
      ))}
    </span>
  );
}
