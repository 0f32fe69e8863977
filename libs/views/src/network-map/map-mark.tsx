import type { MapAlertModel } from './map-alert-model';
import type { MarkKind } from './layer-mark';
import type { MapPoint } from './map-layout';

const drawings = {
  yes: 'M-4.5 0l3 3.5 6-7',
  no: 'M-4 0h8',
  'out-of-order': 'M0-3.5v4.5M0 4.2v.1',
  unreachable: 'M-4-4l8 8M4-4l-8 8',
  // two feet, one after the other
  'any-time': 'M-2.5 4v-2.5M-2.5-1v-2.5M2.5 1v-2.5M2.5-4v-1.5',
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
  return (
    <g className={`map-mark ${kind}`} transform={at && `translate(${at})`}>
      <Plate kind={kind} sign={sign} />
      {kind === 'here' && <circle r={4} fill="currentColor" />}
      {sign ? (
        <text y={4}>{sign}</text>
      ) : (
        kind in drawings && <path d={drawings[kind as keyof typeof drawings]} />
      )}
    </g>
  );
}

/** A time must not cover the code beside its station. */
const timeWidth = 31;

/** Kinds differ by shape as well as by colour. */
function Plate({ kind, sign = '' }: { kind: MarkKind | MapAlertModel['kind']; sign?: string | undefined }) {
  if (kind === 'amount' || kind === 'time' || kind === 'left') {
    const width = kind === 'amount' ? 8 + 7 * sign.length : timeWidth;
    return <rect className="plate" x={-width / 2} y={-9} width={width} height={18} rx={5} />;
  }
  if (kind === 'out-of-order') return <path className="plate" d="M0-11l11 18.5h-22z" />;
  if (kind === 'unreachable') return <rect className="plate" x={-8} y={-8} width={16} height={16} />;
  return <circle className="plate" r={kind === 'unknown' ? 7.5 : 9.5} />;
}
