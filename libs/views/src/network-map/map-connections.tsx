import { mapStationId } from './map-ids';
import type { MapLineModel } from './map-lines-model';
import { StationLabel } from './station-label';

/** Names of the lines of connecting systems, and their stations as links to the stations' pages. */
export function MapConnections({ lines, locale }: { lines: readonly MapLineModel[]; locale: 'th' | 'en' }) {
  return lines.map(({ id, name, names, stations }) => (
    <g key={id} className="connections">
      {stations.map(
        ({ code, sign, name: station, href, place, changes }) =>
          place && (
            <a
              key={code}
              id={mapStationId(code)}
              href={href}
              aria-label={[`${sign} ${station}`, name, changes].filter(Boolean).join(', ')}
            >
              <circle className="connection-node" cx={place.at[0]} cy={place.at[1]} r={4.5} />
              <StationLabel sign={sign} name={station} place={place} locale={locale} />
            </a>
          ),
      )}
      {names.map(([x, y]) => (
        <text key={`${x} ${y}`} aria-hidden="true" className="connection-name" x={x} y={y}>
          {name}
        </text>
      ))}
    </g>
  ));
}
