import { fillLabel } from '../labels/fill-label';
import { useLabels } from '../labels/labels-provider';
import { LineBadge } from '../line-badge/line-badge';
import { Table, type TableColumn } from '../table/table';
import { type ShownTime, Time } from '../time/time';

export interface Departure {
  id: string;
  line: { id: string; name: string };
  headsign: string;
  /** Tells apart two ways to the same end: "สถานีถัดไป จรัญฯ 13". */
  via?: string;
  platform?: string;
  time?: ShownTime;
  /** How long from now, with its unit: "อีก 3 นาที". Only as fresh as the page. */
  wait?: string;
  /** Instead of a time, where the service keeps none; with its unit. */
  every?: string;
  /** What else there is to know of the time: "ขบวนสุดท้าย 23.54 น.". */
  timeNote?: string;
  /** What is unusual about this one: "ขบวนสุดท้าย", "ล่าช้า 4 นาที". */
  note?: string;
}

export interface DepartureTableProps {
  /** Station and direction. */
  caption: string;
  captionHidden?: boolean;
  /** Soonest first. */
  departures: readonly Departure[];
}

/** The next trains in one direction. */
export function DepartureTable({ caption, captionHidden, departures }: DepartureTableProps) {
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
  return (
    <Table
      caption={caption}
      captionHidden={captionHidden}
      columns={columns}
      rows={departures}
      rowKey={({ id }) => id}
    />
  );
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
