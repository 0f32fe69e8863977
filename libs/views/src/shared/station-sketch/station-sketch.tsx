import { useLingui } from '@lingui/react/macro';
import { SketchCompass } from './sketch-compass';
import type { SketchModel } from './sketch-model';
import type { SketchThingModel } from './sketch-parts';
import type { PortModel } from './draw-ports';
import { lineHeight, sketchWidth } from './sketch-sizes';

interface StationSketchProps {
  sketch: SketchModel;
  /** The station's. */
  code: string;
  /** What it shows, in a few words. */
  label: string;
  /** Ids of the caption and of the table with the same content. */
  captionId: string;
  tableId: string;
}

/** What is around a station, as a schematic. The table beside it has the same content. */
export function StationSketch({ sketch, code, label, captionId, tableId }: StationSketchProps) {
  const { t } = useLingui();
  const { height, lineId, barEnd, ports, arcs, things, compass } = sketch;
  return (
    <svg
      role="img"
      aria-label={label}
      aria-describedby={captionId}
      aria-details={tableId}
      viewBox={`0 0 ${sketchWidth} ${height}`}
      data-line={lineId}
      className="station-sketch"
    >
      {barEnd && <rect className="bar" x="8" y="8" width="10" height={barEnd - 4} rx="5" />}
      {/* ports of a row share their way from the bar, which runs behind them */}
      {ports.map(({ x, y }) => (
        <path key={`${x} ${y}`} className="port-way" d={`M18 ${y + 13}H${x}`} />
      ))}
      {ports.map((port) => (
        <Port key={port.name ?? ''} port={port} />
      ))}
      {arcs.length > 0 && (
        <text className="code" x={sketchWidth / 2} y="24" textAnchor="middle">
          {code}
        </text>
      )}
      {arcs.map(({ path, text, y }) => (
        <g key={text}>
          {path && <path className="arc" d={path} />}
          <text className="far" x={sketchWidth / 2} y={y} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      {things.map((thing) => (
        <Thing key={thing.id} thing={thing} />
      ))}
      {compass && <SketchCompass compass={compass} north={t`North`} />}
    </svg>
  );
}

/** An exit as on its sign; dashed where its number is not recorded. */
function Port({ port: { x, y, name } }: { port: PortModel }) {
  return (
    <>
      <rect className={name ? 'port' : 'port unknown'} x={x} y={y} width="36" height="26" rx="3" />
      {name && (
        <text className="code" x={x + 18} y={y + 18} textAnchor="middle">
          {name}
        </text>
      )}
    </>
  );
}

/** Around the middle of a line of text, in front of it. */
const glyphs: Record<SketchThingModel['kind'], string> = {
  place: 'M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  bus: 'M-5-6h10v9h-10zM-5-1h10M-3 3v2M3 3v2',
  // a boat under a roof, as on the map of the lines
  pier: 'M-5.5 1h11l-2 3h-7zM-3 1v-3.5h6V1M-4-2.5h8',
};

function Thing({ thing: { kind, x, y, lines } }: { thing: SketchThingModel }) {
  return (
    <>
      <path className="glyph-mark" d={glyphs[kind]} transform={`translate(${x - 13} ${y - 4})`} />
      {lines.map((line, index) => (
        <text key={line} x={x} y={y + index * lineHeight}>
          {line}
        </text>
      ))}
    </>
  );
}
