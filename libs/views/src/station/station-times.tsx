import { useLingui } from '@lingui/react/macro';
import { LineBadge, SectionHeading, Table } from '@raang/ui';
import { DaysHead, FirstAndLast } from '../shared/train-times/first-and-last';
import type { StationPageModel } from './station-model';
import type { StationTimesModel, StationTimesRowModel } from '../shared/station/station-times-model';

/** First and last trains, a row for each direction. */
export function StationTimes({ times, model }: { times: StationTimesModel; model: StationPageModel }) {
  const { t } = useLingui();
  const { name } = model;
  const nameOf = (lineId: string) => model.lines.find(({ id }) => id === lineId)?.name ?? lineId;
  return (
    <section aria-labelledby="times" className="space-y-3">
      <SectionHeading id="times" title={t`First and last trains`} />
      <Table
        caption={t`First and last trains from ${name}`}
        captionHidden
        rows={times.rows}
        rowKey={({ id }) => id}
        narrow="stack"
        columns={[
          {
            id: 'towards',
            header: t`Towards`,
            isRowHeader: true,
            cell: (row) => <Way row={row} line={nameOf(row.lineId)} />,
          },
          ...times.days.map((days, index) => ({
            id: days,
            header: days,
            head: <DaysHead days={days} />,
            cell: (row: StationTimesRowModel) => <FirstAndLast times={row.times[index]} />,
          })),
        ]}
      />
      {times.doubt && <p className="max-w-text text-sm text-ink-muted">{times.doubt}</p>}
    </section>
  );
}

function Way({ row, line }: { row: StationTimesRowModel; line: string }) {
  return (
    <>
      {row.headsign}
      <span className="block text-sm font-normal text-ink-muted">{row.via}</span>
      <span className="block font-normal">
        <LineBadge variant="swatch" lineId={row.lineId} name={line} wordForLine={false} />
      </span>
    </>
  );
}
