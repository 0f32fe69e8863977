import { hrefTo, MapEnd, type MapEnds, roleOf, useRoleWords } from './map-end';
import { mapStationId } from './map-ids';
import type { LineNameModel, MapLineModel, MapStationModel } from './map-lines-model';
import type { MapWayModel } from './map-way-model';
import { labelText, StationLabel } from './station-label';

interface MapConnectionsProps extends MapEnds {
  lines: readonly MapLineModel[];
  locale: 'th' | 'en';
  /** The URL of the map without an open station. */
  mapHref: string;
  way: MapWayModel | undefined;
}

/**
 * Names of the lines of connecting systems, and their stations as links to the stations' pages; while a station is
 * open, to the journey from it.
 */
export function MapConnections({ lines, locale, mapHref, start, to, way }: MapConnectionsProps) {
  return lines.map(({ id, name, names, stations }) => (
    <g key={id} className="connections">
      {stations.map((station) => (
        <Connection
          key={station.code}
          station={station}
          line={name}
          locale={locale}
          ends={{ start, to }}
          href={hrefTo(station.code, { start, to }, mapHref) ?? station.href}
          isOnWay={way?.stations.includes(station.code)}
        />
      ))}
      {names.map((place) => (
        <ConnectionName key={String(place.at)} name={name} place={place} />
      ))}
    </g>
  ));
}

interface ConnectionProps {
  station: MapStationModel;
  line: string;
  locale: 'th' | 'en';
  ends: MapEnds;
  href: string;
  isOnWay: boolean | undefined;
}

function Connection({ station, line, locale, ends, href, isOnWay }: ConnectionProps) {
  const { code, place, changes } = station;
  const role = roleOf(code, ends);
  const says = [labelText(station), line, changes, useRoleWords(role)];
  if (!place) return null;
  return (
    <a
      id={mapStationId(code)}
      href={href || undefined}
      aria-label={says.filter(Boolean).join(', ')}
      aria-current={role !== undefined || undefined}
      data-way={isOnWay || undefined}
    >
      {role && <MapEnd role={role} at={place.at} />}
      <circle className="connection-node" cx={place.at[0]} cy={place.at[1]} r={4.5} />
      <StationLabel station={station} locale={locale} />
    </a>
  );
}

function ConnectionName({ name, place: { at, turn } }: { name: string; place: LineNameModel }) {
  const turned = turn ? `rotate(${turn})` : '';
  return (
    <text aria-hidden="true" className="connection-name" transform={`translate(${at})${turned}`}>
      {name}
    </text>
  );
}
