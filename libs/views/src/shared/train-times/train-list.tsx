import { fillLabel, useLabels } from '@raang/ui';
import type { DepartureRowModel } from './departure-board-model';
import { TrainFacts } from './train-facts';
import { TrainTime } from './train-time';

export interface TrainListProps {
  label: string;
  rows: readonly DepartureRowModel[];
  /** When the server made them: minutes are counted down from then. */
  madeAt: string;
  /** The station has several lines, whose names tell them apart. */
  hasLines: boolean;
}

/** The next trains, with what live data say of each. */
export function TrainList({ label, rows, madeAt, hasLines }: TrainListProps) {
  return (
    <ul role="list" aria-label={label} data-made={madeAt} className="next-trains">
      {rows.map((row) => (
        <TrainRow key={row.id} row={row} hasLines={hasLines} />
      ))}
    </ul>
  );
}

function TrainRow({ row, hasLines }: { row: DepartureRowModel; hasLines: boolean }) {
  const labels = useLabels();
  const { line, headsign, via, missing } = row;
  const lineName = hasLines && fillLabel(labels.line, { line: line.name });
  return (
    <li data-line={line.id} data-missing={missing && ''}>
      <p>
        {headsign}
        <span className="detail">{[lineName, via].filter(Boolean).join(' · ')}</span>
        <TrainFacts row={row} />
      </p>
      <p>
        <TrainTime row={row} />
      </p>
    </li>
  );
}
