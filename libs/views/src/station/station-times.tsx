import { useLingui } from '@lingui/react/macro';
import { SectionHeading, Table } from '@raang/ui';
import type { FirstAndLastTrain } from '../shared/train-times/direction-times-model';
import type { StationPageModel } from './station-model';
import type { StationTimesModel, StationTimesRowModel } from '../shared/station/station-times-model';

/** First and last trains, a row for each direction. */
export function StationTimes({ times, model }: { times: StationTimesModel; model: StationPageModel }) {
  const { t } = useLingui();
  const { name, lines } = model;
  const lineName = ({ lineId }: StationTimesRowModel) =>
    lines.length > 1 ? lines.find(({ id }) => id === lineId)?.name : undefined;
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
            cell: (row) => (
              <>
                {row.headsign}
                <span className="block text-sm font-normal text-ink-muted">
                  {[lineName(row), row.via].filter(Boolean).join(' · ')}
                </span>
              </>
            ),
          },
          ...times.days.map((days, index) => ({
            id: days,
            header: days,
            cell: (row: StationTimesRowModel) => <FirstToLast times={row.times[index]} />,
          })),
        ]}
      />
      {times.doubt && <p className="max-w-text text-sm text-ink-muted">{times.doubt}</p>}
    </section>
  );
}

/** `05:30 – 23:54`; the heading of the section says what the two are. */
function FirstToLast({ times }: { times: FirstAndLastTrain }) {
  const { t } = useLingui();
  if (!times) return <span className="text-ink-muted">{t`No trains`}</span>;
  const { first, last } = times;
  return (
    <span className="tabular-nums">
      <span className="whitespace-nowrap">
        <span className="sr-only">{t`First`} </span>
        {first.text} –<span className="sr-only"> {t`Last`}</span> {last.text}
      </span>
      {last.remark && <span className="block text-xs text-ink-muted">{last.remark}</span>}
    </span>
  );
}
