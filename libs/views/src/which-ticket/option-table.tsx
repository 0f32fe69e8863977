import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, CheckIcon, Link, Table } from '@raang/ui';
import { StackedFacts } from '../shared/facts/stacked-facts';
import type { OptionRowModel } from './result-model';
import { Lines } from './ticket-uses';

/** Ticket options with the cost of one journey and of a return within a day. */
export function OptionTable({ options }: { options: readonly OptionRowModel[] }) {
  const { t } = useLingui();
  const hasBothWays = options.some(({ thereAndBack }) => thereAndBack !== undefined);
  return (
    <StackedFacts>
      <Table
        caption={t`Every way to pay`}
        captionHidden
        narrow="stack"
        rows={options}
        rowKey={({ id }) => id}
        columns={[
          { id: 'use', header: t`What to use`, isRowHeader: true, cell: (row) => <Uses row={row} /> },
          {
            id: 'fare',
            header: t`One journey`,
            cell: ({ amount, doubt }) => (
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <strong className="whitespace-nowrap tabular-nums">{amount}</strong>
                {doubt && <Badge tone="warning">{doubt}</Badge>}
              </span>
            ),
          },
          ...(hasBothWays
            ? [
                {
                  id: 'both-ways',
                  header: t`There and back on one day`,
                  cell: ({ thereAndBack }: OptionRowModel) => (
                    <span className="whitespace-nowrap tabular-nums">{thereAndBack}</span>
                  ),
                },
              ]
            : []),
          { id: 'remarks', header: t`Good to know`, cell: ({ remarks }) => remarks.join(' · ') || '–' },
        ]}
      />
    </StackedFacts>
  );
}

function Uses({ row: { uses, isAdvised, isHeld } }: { row: OptionRowModel }) {
  return (
    <span className="block space-y-1">
      {uses.map(({ name, href, lines }) => (
        <span key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {href ? <Link href={href}>{name}</Link> : name}
          <Lines lines={lines} />
        </span>
      ))}
      <span className="flex flex-wrap gap-2">
        {isAdvised && (
          <Badge tone="success" icon={CheckIcon}>
            <Trans>Recommended</Trans>
          </Badge>
        )}
        {isHeld && (
          <Badge>
            <Trans>You have it</Trans>
          </Badge>
        )}
      </span>
    </span>
  );
}
