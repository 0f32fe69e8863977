import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import { LineBadge } from '../line-badge/line-badge';
import type { NativeProps } from '../native';
import { Table, type TableColumn } from '../table/table';
import { type ShownTime, Time } from '../time/time';

export interface Departure {
  id: string;
  line: { id: string; name: string };
  headsign: string;
  /** Distinguishes two routes to the same destination, such as "สถานีถัดไป จรัญฯ 13". */
  via?: string;
  platform?: string;
  time?: ShownTime;
  /** Time until departure, with its unit, such as "อีก 3 นาที". As of the page's load. */
  wait?: string;
  /** Headway with its unit, instead of a time. */
  every?: string;
  /** Further information on the time, such as "ขบวนสุดท้าย 23.54 น.". */
  timeNote?: string;
  /** Further information on this departure, such as "ขบวนสุดท้าย", "ล่าช้า 4 นาที". */
  note?: string;
}

export interface DepartureTableProps extends Omit<NativeProps<'div'>, 'children'> {
  /** Station and direction. */
  caption: string;
  captionHidden?: boolean;
  /** Soonest first. */
  departures: readonly Departure[];
}

/** The next trains in one direction. */
export function DepartureTable({ departures, ...table }: DepartureTableProps) {
  const { timetable, time } = useLabels();
  const columns: TableColumn<Departure>[] = [
    {
      id: 'towards',
      header: timetable.towards,
      isRowHeader: true,
      cell: (departure) => <Train {...departure} />,
    },
    { id: 'time', header: time, align: 'end', cell: (departure) => <When {...departure} /> },
  ];
  return <Table {...table} columns={columns} rows={departures} rowKey={({ id }) => id} />;
}

function Train({ headsign, via, line, platform, note }: Departure) {
  const labels = useLabels();
  return (
    <>
      {headsign}
      {via && <span className="block text-sm font-normal text-ink-muted">{via}</span>}
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-normal">
        <LineBadge variant="swatch" lineId={line.id} name={line.name} />
        {platform && (
          <span className="text-sm text-ink-muted">{fillLabel(labels.platform, { platform })}</span>
        )}
        {note && <span className="text-sm text-warning">{note}</span>}
      </span>
    </>
  );
}

function When({ time, wait, every, timeNote }: Departure) {
  const labels = useLabels();
  return (
    <span className="flex flex-col">
      {time && (
        <b className="text-lg font-semibold">
          <Time {...time} />
        </b>
      )}
      {every && (
        <span className={time ? '' : 'font-semibold text-balance'}>
          {fillLabel(labels.every, { interval: every })}
        </span>
      )}
      {wait && <span className="text-sm whitespace-nowrap text-ink-muted">{wait}</span>}
      {timeNote && <span className="text-sm text-balance text-ink-muted">{timeNote}</span>}
    </span>
  );
}
