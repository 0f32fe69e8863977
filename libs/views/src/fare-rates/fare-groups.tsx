import { useLingui } from '@lingui/react/macro';
import { Badge, LineBadge, Link, SectionHeading, Table } from '@raang/ui';
import { StackedFacts } from '../shared/facts/stacked-facts';
import type { FareGroupRowModel, FareGroupsModel } from './fare-groups-model';

/** What each group pays from the shortest to the longest journey, line by line. */
export function FareGroups({ model }: { model: FareGroupsModel }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="fare-groups" className="space-y-6">
      <SectionHeading
        id="fare-groups"
        title={t`Fare groups`}
        lead={t`Cost of one journey on a line, from the shortest to the longest.`}
      />
      {model.lines.map(({ id, name, caption, rows }) => (
        <div key={id} data-line={id} className="space-y-3">
          <h3>
            <LineBadge lineId={id} name={name} wordForLine={false} size="md" />
          </h3>
          <StackedFacts>
            <GroupTable caption={caption} rows={rows} />
          </StackedFacts>
        </div>
      ))}
    </section>
  );
}

function GroupTable({ caption, rows }: { caption: string; rows: FareGroupRowModel[] }) {
  const { t } = useLingui();
  return (
    <Table
      caption={caption}
      captionHidden
      narrow="stack"
      rows={rows}
      rowKey={({ href }) => href}
      columns={[
        {
          id: 'group',
          header: t`Passengers`,
          isRowHeader: true,
          cell: ({ href, name }) => <Link href={href}>{name}</Link>,
        },
        {
          id: 'fare',
          header: t`One journey`,
          cell: ({ fare, doubt }) => (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <strong className="whitespace-nowrap tabular-nums">{fare}</strong>
              {doubt && <Badge tone="warning">{doubt}</Badge>}
            </span>
          ),
        },
        {
          id: 'who',
          header: t`Who it is for`,
          cell: ({ whoFor, lang }) => whoFor && <span lang={lang}>{whoFor}</span>,
        },
        {
          id: 'proof',
          header: t`What to show`,
          cell: ({ proof, lang }) => proof && <span lang={lang}>{proof}</span>,
        },
        { id: 'period', header: t`In force`, cell: ({ period }) => period },
      ]}
    />
  );
}
