import { Trans, useLingui } from '@lingui/react/macro';
import { Link, StationCode, Table, type TableColumn } from '@raang/ui';
import type { DirectionTimesModel, StationTimesModel } from './direction-times-model';
import { DaysHead, FirstAndLast } from './first-and-last';

/** A table with at least this many stations scrolls within itself, under a sticky head. */
const longTable = 12;

/** A direction's stations in order, with the first and last train by group of days. */
export function DirectionTimes({ direction, lineId }: { direction: DirectionTimesModel; lineId: string }) {
  const { t } = useLingui();
  const columns: TableColumn<StationTimesModel>[] = [
    {
      id: 'station',
      header: t`Station`,
      isRowHeader: true,
      cell: (row) => <StationName row={row} lineId={lineId} />,
    },
    ...direction.days.map((days, index) => ({
      id: days,
      header: days,
      head: <DaysHead days={days} isFirstOnly={direction.hasFirstOnly} />,
      cell: (row: StationTimesModel) => <FirstAndLast times={row.times[index]} />,
    })),
  ];
  return (
    <Table
      caption={direction.caption}
      columns={columns}
      rows={direction.rows}
      rowKey={({ id }) => id}
      stickyFirstColumn
      stickyHeads={direction.rows.length > longTable}
    />
  );
}

function StationName({ row, lineId }: { row: StationTimesModel; lineId: string }) {
  const { headsign } = row;
  return (
    <span className="flex flex-wrap items-start gap-x-3 gap-y-1">
      <StationCode code={row.code} lineId={lineId} />
      <span className="min-w-0">
        <Link href={row.href} variant="quiet" translate="no">
          {row.name}
        </Link>
        {headsign && (
          <span className="block text-sm font-normal text-ink-muted">
            <Trans>From here the train shows: {headsign}</Trans>
          </span>
        )}
      </span>
    </span>
  );
}
