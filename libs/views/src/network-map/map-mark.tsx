import type { LayerMark } from './map-layers';
import type { MapPoint } from './map-layout';

const drawings = {
  change: 'M-4.5-2.5h8.5l-2.5-2.5M4.5 2.5h-8.5l2.5 2.5',
  yes: 'M-4.5 0l3 3.5 6-7',
  no: 'M-4 0h8',
};

/** The mark of a layer at a station. */
export function MapMark({
  mark: { kind, text },
  at,
}: {
  mark: Pick<LayerMark, 'kind' | 'text'>;
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
