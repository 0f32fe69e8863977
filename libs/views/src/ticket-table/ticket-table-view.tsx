import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Disclosure, LineBadge, Link, SectionHeading, SourceNote, Table } from '@raang/ui';
import type { LineModel } from '../shared/words/item-words';
import { Guides } from '../shared/guides/guides';
import { LanguageBadge } from '../shared/item-card/language-badge';
import { WhichTicketBox } from '../shared/tickets/which-ticket-box';
import { StackedFacts } from '../shared/facts/stacked-facts';
import type { TicketRowModel, TicketTableModel } from './ticket-table-model';

/**
 * Tickets and cards by whom they are for, what most passengers use first. Ended ones are folded; the category's guides
 * follow.
 */
export function TicketTableView({ model }: { model: TicketTableModel }) {
  const ended = model.groups.find(({ id }) => id === 'ended');
  return (
    <div className="space-y-8">
      {model.groups
        .filter(({ id }) => id !== 'ended')
        .map(({ id, title, caption, rows }) => (
          <section key={id} aria-labelledby={`tickets-${id}`} className="space-y-3">
            <SectionHeading id={`tickets-${id}`} title={title} />
            <TicketTable caption={caption} rows={rows} />
          </section>
        ))}
      {ended && (
        <Disclosure summary={ended.caption} headingLevel={2} isFlush>
          <TicketTable caption={ended.caption} rows={ended.rows} />
        </Disclosure>
      )}
      <WhichTicketBox href={model.whichTicketHref} />
      <Guides model={model.guides} />
      <SourceNote {...model.sourceNote} />
    </div>
  );
}

function TicketTable({ caption, rows }: { caption: string; rows: TicketRowModel[] }) {
  const { t } = useLingui();
  return (
    <StackedFacts>
      {/* fixed widths, so that the tables of the page have the same columns */}
      <div className="md:[&_table]:table-fixed md:[&_thead_th]:first:w-[22%]">
        <Table
          caption={caption}
          captionHidden
          narrow="stack"
          rows={rows}
          rowKey={({ href }) => href}
          columns={[
            { id: 'ticket', header: t`Ticket`, isRowHeader: true, cell: (row) => <Ticket row={row} /> },
            {
              id: 'price',
              header: t`Price`,
              cell: ({ price, lang, doubt }) =>
                price && (
                  <span className="block space-y-1">
                    <span lang={lang} className="block font-semibold narrow:text-lg">
                      {price}
                    </span>
                    {doubt && <Badge tone="warning">{doubt}</Badge>}
                  </span>
                ),
            },
            {
              id: 'lines',
              header: t`Lines it is valid on`,
              cell: ({ lines, period }) => (
                <span className="block space-y-2">
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
      </div>
    </StackedFacts>
  );
}

function Ticket({ row: { href, name, lang, kind } }: { row: TicketRowModel }) {
  return (
    <span className="block space-y-1">
      <Link href={href} lang={lang} className="narrow:text-lg">
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
