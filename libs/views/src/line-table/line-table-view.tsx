import { useLingui } from '@lingui/react/macro';
import { Badge, Link, SourceNote, StationCode, Table, type TableColumn } from '@raang/ui';
import { LineHeading } from '../shared/lines/line-heading';
import { LineChooser } from '../shared/lines/line-chooser';
import { SharedValues } from '../shared/tables/shared-values-note';
import { StationTables } from './station-tables';
import type {
  CarParkLineModel,
  CarParkRowModel,
  CarParkTablesModel,
  LineTableModel,
} from './line-table-model';

/** Car parks or stations, by line. */
export function LineTableView({ model }: { model: LineTableModel }) {
  return model.kind === 'stations' ? <StationTables model={model} /> : <CarParkTables model={model} />;
}

/** One table per line. */
function CarParkTables({ model }: { model: CarParkTablesModel }) {
  return (
    <div className="space-y-10">
      <LineChooser chooser={model.chooser} />
      {model.lines.map((line) => (
        <section key={line.id} aria-labelledby={`line-${line.id}`} className="space-y-4">
          <LineHeading lineId={line.id} id={`line-${line.id}`} title={line.name} />
          <SharedValues text={line.shared} />
          <CarParkTable line={line} />
        </section>
      ))}
      <SourceNote {...model.sourceNote} />
    </div>
  );
}

function CarParkTable({ line: { id: lineId, caption, rows } }: { line: CarParkLineModel }) {
  const { t } = useLingui();
  const columns: TableColumn<CarParkRowModel>[] = [
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
  ];
  return (
    <Table
      caption={caption}
      captionHidden
      narrow="stack"
      rows={rows}
      rowKey={(row) => row.href}
      // what no row has stands above the table, or is unknown
      columns={columns.filter(({ cell }) => rows.some((row) => cell(row)))}
    />
  );
}
