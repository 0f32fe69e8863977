import { Badge } from '../badge/badge';
import { useLabels } from '../labels/labels-provider';
import { Table, type TableColumn } from '../table/table';
import { type ShownTime, Time } from '../time/time';

/** Kinds of days with a timetable of their own: "จันทร์–ศุกร์", "เสาร์ อาทิตย์ และวันหยุด". */
export interface DayType {
  id: string;
  name: string;
}

export interface TimetablePeriod {
  id: string;
  /** "06.30–09.00 น." */
  hours: string;
  /** Why it is a period of its own: "ชั่วโมงเร่งด่วน". */
  note?: string;
  /** By day type, with its unit: "4 นาที". A missing one says that there are no trains. */
  every: Readonly<Record<string, string>>;
}

export interface TimetableProps {
  /** Station and direction. */
  caption: string;
  captionHidden?: boolean;
  dayTypes: readonly DayType[];
  /** By day type. */
  first: Readonly<Record<string, ShownTime>>;
  last: Readonly<Record<string, ShownTime>>;
  /** In the order of the day. */
  periods: readonly TimetablePeriod[];
}

type Row =
  | { kind: 'train'; id: 'first' | 'last'; times: TimetableProps['first'] }
  | ({ kind: 'period' } & TimetablePeriod);

/** A station's day in one direction: first train, how often in between, last train; a column per day type. */
export function Timetable({ caption, captionHidden, dayTypes, first, last, periods }: TimetableProps) {
  const { timetable } = useLabels();
  const rows: Row[] = [
    { kind: 'train', id: 'first', times: first },
    ...periods.map((period) => ({ kind: 'period' as const, ...period })),
    { kind: 'train', id: 'last', times: last },
  ];
  const columns: TableColumn<Row>[] = [
    {
      id: 'period',
      header: timetable.period,
      isRowHeader: true,
      cell: (row) => (row.kind === 'train' ? timetable[row.id] : <Period {...row} />),
    },
    ...dayTypes.map(({ id, name }) => ({
      id,
      header: name,
      head: <span className="inline-block min-w-20">{name}</span>,
      align: 'end' as const,
      cell: (row: Row) => <Entry row={row} dayType={id} />,
    })),
  ];
  return (
    <Table
      caption={caption}
      captionHidden={captionHidden}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      stickyFirstColumn
    />
  );
}

function Period({ hours, note }: TimetablePeriod) {
  const { timetable } = useLabels();
  return (
    <span className="flex flex-wrap items-center gap-x-2 font-normal">
      <span className="whitespace-nowrap tabular-nums">{hours}</span>
      {note && <Badge>{note}</Badge>}
      <span className="text-sm text-ink-muted">{timetable.every}</span>
    </span>
  );
}

function Entry({ row, dayType }: { row: Row; dayType: string }) {
  const { timetable } = useLabels();
  if (row.kind === 'period') return row.every[dayType] ?? timetable.none;
  const time = row.times[dayType];
  if (!time) return timetable.none;
  return (
    <b className="font-semibold">
      <Time {...time} />
    </b>
  );
}
