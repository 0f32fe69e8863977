import { Trans, useLingui } from '@lingui/react/macro';
import type { MapStationModel, SurroundingsModel } from './surroundings-model';

/** A small map of the stations near the places: north up and to scale. The list has the same stations as links. */
export function Surroundings({ map, lineId }: { map: SurroundingsModel; lineId: string }) {
  const { t } = useLingui();
  const { width, height, tracks, stations, scale } = map;
  return (
    <figure data-line={lineId} className="space-y-1 print:break-inside-avoid">
      <svg
        role="img"
        aria-label={map.text}
        viewBox={`0 0 ${width} ${height}`}
        className="h-auto w-full rounded-md border border-line bg-surface-sunken"
      >
        <g fill="none" strokeLinejoin="round" strokeLinecap="round" className="forced-color-adjust-none">
          {tracks.map((track) => (
            <path key={track} d={track} strokeWidth="7" className="stroke-(--line-edge)" />
          ))}
          {tracks.map((track) => (
            <path key={track} d={track} strokeWidth="5" className="stroke-(--line-colour)" />
          ))}
        </g>
        {stations.map((station) => (
          <Mark key={station.code} station={station} />
        ))}
        {stations.map((station) => (
          <Code key={station.code} station={station} />
        ))}
        <g className="fill-none stroke-ink-muted" strokeWidth="1.5">
          <path d={`M12 ${height - 18}v6h${scale.length}v-6`} />
          <path d={`M${width - 18} ${height - 14}v-16m-5 6 5-7 5 7`} />
        </g>
        <text x={18 + scale.length} y={height - 11} className="fill-ink-muted text-[14px]">
          {scale.label}
        </text>
        <text
          x={width - 30}
          y={height - 14}
          textAnchor="end"
          className="fill-ink-muted text-[14px]"
        >{t`North`}</text>
      </svg>
      <figcaption className="text-sm text-ink-muted">
        <Trans>A large dot is a station with places on this page.</Trans>
      </figcaption>
    </figure>
  );
}

function Mark({ station: { x, y, hasPlaces } }: { station: MapStationModel }) {
  return (
    <circle
      cx={x}
      cy={y}
      r={hasPlaces ? 7 : 3}
      strokeWidth={hasPlaces ? 3.5 : 1}
      className={`fill-surface-raised forced-color-adjust-none ${hasPlaces ? 'stroke-ink forced-colors:stroke-[CanvasText]' : 'stroke-(--line-edge)'}`}
    />
  );
}

/** With an edge in the colour of the ground, where the line passes behind it. */
function Code({ station: { code, label } }: { station: MapStationModel }) {
  if (!label) return null;
  return (
    <text
      x={label.x}
      y={label.y}
      textAnchor={label.anchor}
      strokeWidth="4"
      className="fill-ink stroke-surface-sunken text-[14px] font-semibold tabular-nums [paint-order:stroke]"
    >
      {code}
    </text>
  );
}
