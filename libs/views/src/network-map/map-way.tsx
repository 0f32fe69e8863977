import type { MapLineModel } from './map-lines-model';
import { Track } from './map-track';
import type { MapWayModel } from './map-way-model';

/** The way to travel, over the rest of the map: its tracks, its walks, and a ring around each change. */
export function MapWay({ way, lines }: { way: MapWayModel; lines: readonly MapLineModel[] }) {
  return (
    <g className="way">
      {way.rides.map(({ lineId, path }) => {
        const index = lines.findIndex(({ id }) => id === lineId);
        return (
          <g key={path} data-line={lineId}>
            {index < 0 ? <path className="connection" d={path} /> : <Track path={path} index={index} />}
          </g>
        );
      })}
      {way.walks.map((path) => (
        <path key={path} className="connection-link" d={path} />
      ))}
      {way.changes.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="change-ring" cx={x} cy={y} r={12} />
      ))}
    </g>
  );
}
