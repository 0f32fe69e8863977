import { useLingui } from '@lingui/react/macro';
import { Badge, Link, SourceNote, StationCode, Table } from '@raang/ui';
import { LineHeading } from '../shared/lines/line-heading';
import { LineNav } from '../shared/lines/line-nav';
import { StationTables } from './station-tables';
import type { CarParkRowModel, CarParkTablesModel, TableMrtModel } from './table-mrt-model';

/** Car parks or stations, by line. */
export function TableMrtView({ model }: { model: TableMrtModel }) {
  return model.kind === 'stations' ? <StationTables model={model} /> : <CarParkTables model={model} />;
}

/** One table per line, with links to them. */
function CarParkTables({ model }: { model: CarParkTablesModel }) {
  const { t } = useLingui();
  return (
    <div className="space-y-12">
      <LineNav
        label={t`Lines on this page`}
        lines={model.lines.map(({ id, name }) => ({ id, name, href: `#line-${id}` }))}
      />
      {model.lines.map((line) => (
        <section key={line.id} aria-labelledby={`line-${line.id}`} className="space-y-6">
          <LineHeading lineId={line.id} id={`line-${line.id}`} title={line.name} />
          <CarParkTable lineId={line.id} caption={line.caption} rows={line.rows} />
        </section>
      ))}
      <SourceNote {...model.sourceNote} />
    </div>
  );
}

function CarParkTable({
  lineId,
  caption,
  rows,
}: {
  lineId: string;
  caption: string;
  rows: CarParkRowModel[];
}) {
  const { t } = useLingui();
  return (
    <Table
      caption={caption}
      captionHidden
      narrow="stack"
      rows={rows}
      rowKey={(row) => row.href}
      columns={[
        {
          id: 'name',
          header: t`Car park`,
          isRowHeader: true,
          cell: (row) => (
            <span className="flex items-start gap-3">
              <StationCode code={row.stationCode} lineId={lineId} />
              <Link href={row.href} lang={row.lang}>
                {row.name}
              </Link>
            </span>
          ),
        },
        { id: 'structure', header: t`Type`, cell: (row) => row.structure },
        {
          id: 'spaces',
          header: t`Spaces`,
          cell: (row) =>
            row.spaces.length > 0 ? (
              <ul role="list">
                {row.spaces.map((count) => (
                  <li key={count}>{count}</li>
                ))}
                {row.doubt && (
                  <li>
                    <Badge tone="warning">{row.doubt}</Badge>
                  </li>
                )}
              </ul>
            ) : undefined,
        },
        { id: 'hours', header: t`Open`, cell: (row) => row.hours },
        { id: 'fee', header: t`Fee for train passengers`, cell: (row) => row.fee },
      ]}
    />
  );
}
