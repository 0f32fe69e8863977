import { mapStationId } from './map-ids';
import type { LineNameModel, MapLineModel } from './map-lines-model';
import { labelText, StationLabel } from './station-label';

/** Names of the lines of connecting systems, and their stations as links to the stations' pages. */
export function MapConnections({ lines, locale }: { lines: readonly MapLineModel[]; locale: 'th' | 'en' }) {
  return lines.map(({ id, name, names, stations }) => (
    <g key={id} className="connections">
      {stations.map((station) => {
        const { code, href, place, changes } = station;
        const says = [labelText(station), name, changes];
        return (
          place && (
            <a
              key={code}
              id={mapStationId(code)}
              href={href || undefined}
              aria-label={says.filter(Boolean).join(', ')}
            >
              <circle className="connection-node" cx={place.at[0]} cy={place.at[1]} r={4.5} />
              <StationLabel station={station} locale={locale} />
            </a>
          )
        );
      })}
      {names.map((place) => (
        <ConnectionName key={String(place.at)} name={name} place={place} />
      ))}
    </g>
  ));
}

function ConnectionName({ name, place: { at, turn } }: { name: string; place: LineNameModel }) {
  const turned = turn ? `rotate(${turn})` : '';
  return (
    <text aria-hidden="true" className="connection-name" transform={`translate(${at})${turned}`}>
      {name}
    </text>
  );
}
