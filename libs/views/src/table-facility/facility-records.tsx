import { useLingui } from '@lingui/react/macro';
import { StationCode, Table, type TableColumn } from '@raang/ui';
import type { TableRowsModel } from '../shared/tables/shared-values';
import { SharedValues } from '../shared/tables/shared-values-note';
import type { RecordModel } from './table-facility-model';

/** Every record of a line with date and certainty. */
export function FacilityRecords({
  records,
  lineId,
}: {
  records: TableRowsModel<RecordModel>;
  lineId: string;
}) {
  const { t } = useLingui();
  const { rows } = records;
  const columns: TableColumn<RecordModel>[] = [
    {
      id: 'station',
      header: t`Station`,
      isRowHeader: true,
      cell: ({ code, station, facility }) => (
        <span className="flex items-start gap-3">
          <span className="shrink-0">
            <StationCode code={code} lineId={lineId} />
          </span>
          <span>
            {station}
            <span className="block font-normal">{facility}</span>
          </span>
        </span>
      ),
    },
    { id: 'says', header: t`Information`, cell: ({ says }) => says },
    { id: 'as-of', header: t`As of`, cell: ({ asOf }) => asOf },
    { id: 'certainty', header: t`Certainty`, cell: ({ certainty }) => certainty },
  ];
  return (
    <div className="space-y-2">
      <SharedValues text={records.shared} />
      <Table
        caption={t`Information`}
        captionHidden
        narrow="stack"
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns.filter(({ cell }) => rows.some((row) => cell(row)))}
      />
    </div>
  );
}
