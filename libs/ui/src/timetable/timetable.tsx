import { Badge } from '../badge/badge';
import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';
import { Table, type TableColumn } from '../table/table';
import { type ShownTime, Time } from '../time/time';

/** A group of days with the same timetable, such as "จันทร์ถึงศุกร์", "เสาร์ อาทิตย์ และวันหยุด". */
export interface DayType {
  id: string;
  name: string;
}

export interface TimetablePeriod {
  id: string;
  /** "06.30–09.00 น." */
  hours: string;
  /** Name of the period, such as "ชั่วโมงเร่งด่วน". */
  note?: string;
  /** By day type, with its unit: "4 นาที". A missing entry means no trains. */
  every: Readonly<Record<string, string>>;
}

export interface TimetableProps extends Omit<NativeProps<'div'>, 'children'> {
  /** Station and direction. */
  caption: string;
  captionHidden?: boolean;
  dayTypes: readonly DayType[];
  /** By day type. Without first and last trains, the table has only headways. */
  first?: Readonly<Record<string, ShownTime>>;
  last?: Readonly<Record<string, ShownTime>>;
  /**
   * In the order of the day.
   * @default []
   */
  periods?: readonly TimetablePeriod[];
}

type Row =
  | { kind: 'train'; id: 'first' | 'last'; times: Readonly<Record<string, ShownTime>> }
  | ({ kind: 'period' } & TimetablePeriod);

/** First train, last train and headways of a station in one direction. A column for each day type. */
export function Timetable({ dayTypes, first, last, periods = [], ...table }: TimetableProps) {
  const { timetable } = useLabels();
  // with headways only, the heads say once what every row is
  const hasTrains = first !== undefined || last !== undefined;
  const rows: Row[] = [
    ...(first ? [{ kind: 'train' as const, id: 'first' as const, times: first }] : []),
    ...(last ? [{ kind: 'train' as const, id: 'last' as const, times: last }] : []),
    ...periods.map((period) => ({ kind: 'period' as const, ...period })),
  ];
  const columns: TableColumn<Row>[] = [
    {
      id: 'period',
      header: timetable.period,
      isRowHeader: true,
      cell: (row) => (row.kind === 'train' ? timetable[row.id] : <Period {...row} hasEvery={hasTrains} />),
    },
    ...dayTypes.map(({ id, name }) => ({
      id,
      header: name,
      head: (
        <span className="inline-block min-w-20">
          {name}
          {!hasTrains && <span className="block font-normal text-ink-muted">{timetable.every}</span>}
        </span>
      ),
      align: 'end' as const,
      cell: (row: Row) => <Entry row={row} dayType={id} />,
    })),
  ];
  return <Table {...table} columns={columns} rows={rows} rowKey={({ id }) => id} stickyFirstColumn />;
}

function Period({ hours, note, hasEvery }: TimetablePeriod & { hasEvery: boolean }) {
  const { timetable } = useLabels();
  return (
    <span className="flex flex-wrap items-center gap-x-2 font-normal">
      <span className="whitespace-nowrap tabular-nums">{hours}</span>
      {note && <Badge>{note}</Badge>}
      {hasEvery && <span className="text-sm text-ink-muted">{timetable.every}</span>}
    </span>
  );
}

function Entry({ row, dayType }: { row: Row; dayType: string }) {
  const { timetable } = useLabels();
  if (row.kind === 'period') return <>{row.every[dayType] ?? timetable.none}</>;
  const time = row.times[dayType];
  if (!time) return timetable.none;
  return (
    <b className="font-semibold">
      <Time {...time} />
    </b>
  );
}
