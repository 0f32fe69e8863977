import { mapStationId } from './map-ids';
import type { LineNameModel, MapLineModel, MapStationModel } from './map-lines-model';
import type { MapPoint } from './map-layout';
import { labelText, StationLabel } from './station-label';

/** Names of the lines of connecting systems, and their stations as links to the stations' pages. */
export function MapConnections({ lines, locale }: { lines: readonly MapLineModel[]; locale: 'th' | 'en' }) {
  return lines.map(({ id, name, names, stations }) => (
    <g key={id} data-line={id} className="connections">
      {stations.map(
        (station) =>
          station.place && <Station key={station.code} station={station} line={name} locale={locale} />,
      )}
      {names.map((place) => (
        <ConnectionName key={String(place.at)} name={name} place={place} />
      ))}
    </g>
  ));
}

interface StationProps {
  station: MapStationModel;
  line: string;
  locale: 'th' | 'en';
}

function Station({ station, line, locale }: StationProps) {
  const { code, href, place, isStop, changes } = station;
  const says = [labelText(station), line, changes];
  return (
    <a
      id={mapStationId(code)}
      href={href || undefined}
      aria-label={says.filter(Boolean).join(', ')}
      className={isStop && 'stop'}
    >
      {isStop ? (
        // drawn around the stop, so that the style sheet can scale its label
        <g transform={`translate(${place!.at})`}>
          <ConnectionNode at={[0, 0]} />
          <StationLabel station={{ ...station, place: { ...place!, at: [0, 0] } }} locale={locale} />
        </g>
      ) : (
        <>
          <ConnectionNode at={place!.at} />
          <StationLabel station={station} locale={locale} />
        </>
      )}
    </a>
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
