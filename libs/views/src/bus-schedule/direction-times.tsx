import { Trans, useLingui } from '@lingui/react/macro';
import { StationCode, Table, type TableColumn } from '@raang/ui';
import type { ClockModel } from '../service-words';
import type { DirectionTimesModel, StationTimesModel } from './direction-times-model';

/** From so many stations on the table scrolls by itself, under its heads. */
const longTable = 12;

/** A direction's stations in its order, with the first and last train on each kind of day. */
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
      head: <DaysHead days={days} />,
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

/** Where there is room, as on paper, first and last trains stand side by side under heads of their own. */
const sideBySide = 'md:grid md:grid-cols-2 md:gap-4 print:grid print:grid-cols-2 print:gap-2';

function DaysHead({ days }: { days: string }) {
  return (
    <>
      {days}
      <span aria-hidden="true" className={`hidden text-xs font-normal ${sideBySide}`}>
        <span>
          <Trans>First train</Trans>
        </span>
        <span>
          <Trans>Last train</Trans>
        </span>
      </span>
    </>
  );
}

function FirstAndLast({ times }: { times: StationTimesModel['times'][number] }) {
  const { t } = useLingui();
  if (!times)
    return (
      <span className="text-ink-muted">
        <Trans>No trains</Trans>
      </span>
    );
  return (
    <span className={`block min-w-32 ${sideBySide}`}>
      <Clock label={t`First`} clock={times.first} />
      <Clock label={t`Last`} clock={times.last} />
    </span>
  );
}

function StationName({ row, lineId }: { row: StationTimesModel; lineId: string }) {
  const { headsign } = row;
  return (
    <span className="flex flex-wrap items-start gap-x-3 gap-y-1">
      <StationCode code={row.code} lineId={lineId} />
      <span className="min-w-0">
        {row.name}
        {headsign && (
          <span className="block text-sm font-normal text-ink-muted">
            <Trans>From here on the train says: {headsign}</Trans>
          </span>
        )}
      </span>
    </span>
  );
}

function Clock({ label, clock }: { label: string; clock: ClockModel }) {
  return (
    <span className="block tabular-nums">
      <span className="text-xs text-ink-muted md:sr-only print:sr-only">{label} </span>
      <span className="whitespace-nowrap">{clock.text}</span>
      {clock.remark && <span className="block text-xs text-ink-muted">{clock.remark}</span>}
    </span>
  );
}
