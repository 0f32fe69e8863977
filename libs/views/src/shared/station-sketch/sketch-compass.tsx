import type { CompassModel, CompassStationModel } from './draw-compass';
import { lineHeight, sketchWidth } from './sketch-sizes';

/** Other stations where they are, seen from this one. North is up, as the arrow says. */
export function SketchCompass({ compass, north }: { compass: CompassModel; north: string }) {
  const { x, y, radius, stations } = compass;
  const isAtEnd = x > sketchWidth / 2;
  const arrowX = isAtEnd ? x + radius + 8 : x - radius - 8;
  return (
    <>
      <circle className="arc" cx={x} cy={y} r={radius} />
      <path className="north" d={`M${arrowX} ${y - radius}v-15m-4 5 4-6 4 6`} />
      <text
        className="far"
        x={arrowX + (isAtEnd ? -8 : 8)}
        y={y - radius - 7}
        textAnchor={isAtEnd ? 'end' : 'start'}
      >
        {north}
      </text>
      {stations.map((station) => (
        <Station key={station.code} station={station} centre={{ x, y }} />
      ))}
      <circle className="here" cx={x} cy={y} r="7" />
    </>
  );
}

interface StationProps {
  station: CompassStationModel;
  centre: { x: number; y: number };
}

function Station({ station, centre }: StationProps) {
  const { code, codeWidth, lineId, dot, x, y, anchor, lines } = station;
  const chip = anchor === 'start' ? x : x - codeWidth;
  return (
    <g data-line={lineId}>
      {dot && (
        <>
          <path className="way" d={`M${centre.x} ${centre.y}L${dot.x} ${dot.y}`} />
          <path className="leader" d={`M${dot.x} ${dot.y}L${x} ${y + 12}`} />
          <circle className="dot" cx={dot.x} cy={dot.y} r="5" />
        </>
      )}
      <rect className="chip" x={chip} y={y} width={codeWidth} height="23" rx="4" />
      <text className="code" x={chip + codeWidth / 2} y={y + 16} textAnchor="middle">
        {code}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={x} y={y + 41 + index * lineHeight} textAnchor={anchor}>
          {line}
        </text>
      ))}
    </g>
  );
}
