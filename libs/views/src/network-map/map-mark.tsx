import type { MapAlertModel } from './map-alert-model';
import type { MarkKind } from './map-layers';
import type { MapPoint } from './map-layout';

const drawings = {
  change: 'M-4.5-2.5h8.5l-2.5-2.5M4.5 2.5h-8.5l2.5 2.5',
  yes: 'M-4.5 0l3 3.5 6-7',
  no: 'M-4 0h8',
  closed: 'M-4-4l8 8M4-4l-8 8',
  disrupted: 'M0-5.5v6M0 4.2v.1',
  // the hands of a clock
  planned: 'M0-5v5.5h3.5',
};

/** The mark at a station, of a layer or of an alert. */
export function MapMark({
  mark: { kind, text },
  at,
}: {
  mark: { kind: MarkKind | MapAlertModel['kind']; text?: string | undefined };
  at?: MapPoint;
}) {
  const sign = kind === 'unknown' ? '?' : text;
  const plateWidth = 8 + 7 * (sign?.length ?? 0);
  return (
    <g className={`map-mark ${kind}`} transform={at && `translate(${at})`}>
      {kind === 'amount' ? (
        <rect className="plate" x={-plateWidth / 2} y={-9} width={plateWidth} height={18} rx={5} />
      ) : (
        <circle className="plate" r={kind === 'unknown' ? 7.5 : 9.5} />
      )}
      {kind === 'here' && <circle r={4} fill="currentColor" />}
      {sign ? (
        <text y={4}>{sign}</text>
      ) : (
        kind in drawings && <path d={drawings[kind as keyof typeof drawings]} />
      )}
    </g>
  );
}
