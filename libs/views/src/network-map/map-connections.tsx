import { hrefTo, type MapEnds, roleOf } from './map-end';
import { MapStationLink } from './map-station-link';
import type { LineNameModel, MapLineModel, MapStationModel } from './map-lines-model';
import type { MapPoint } from './map-layout';
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
    <g key={id} data-line={id} className="connections">
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
  const { code, place, isStop, changes } = station;
  if (!place) return null;
  return (
    <MapStationLink
      code={code}
      at={place.at}
      href={href}
      says={[labelText(station), line, changes]}
      role={roleOf(code, ends)}
      isOnWay={isOnWay}
      className={isStop && 'stop'}
    >
      {isStop ? (
        // drawn around the stop, so that the style sheet can scale its label
        <g transform={`translate(${place.at})`}>
          <ConnectionNode at={[0, 0]} />
          <StationLabel station={{ ...station, place: { ...place, at: [0, 0] } }} locale={locale} />
        </g>
      ) : (
        <>
          <ConnectionNode at={place.at} />
          <StationLabel station={station} locale={locale} />
        </>
      )}
    </MapStationLink>
  );
}

export function ConnectionNode({ at: [x, y] }: { at: MapPoint }) {
  return <circle className="connection-node" cx={x} cy={y} r={4} />;
}

/** The track of another system: thinner than ours, in its colour, between dashes. */
export function ConnectionTrack({ path }: { path: string }) {
  return (
    <>
      <path className="connection-casing" d={path} />
      <path className="connection-edge" d={path} />
      <path className="connection" d={path} />
    </>
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
