import { useLingui } from '@lingui/react/macro';
import { mapStationId } from './map-ids';
import { MapConnections } from './map-connections';
import { MapMark } from './map-mark';
import type { MapPoint } from './map-layout';
import type { MapLineModel, MapStationModel } from './map-lines-model';
import type { NetworkMapModel } from './network-map-model';
import { StationLabel } from './station-label';

interface MapDrawingProps {
  model: NetworkMapModel;
  /** The code of the open station. */
  current: string | undefined;
}

/** The map as a picture whose stations are links. */
export function MapDrawing({ model, current }: MapDrawingProps) {
  const { t } = useLingui();
  const { size, water, lines, connections, links, locale } = model;
  return (
    <svg
      role="group"
      aria-label={t`Map of the lines`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={`network-map ${connections.length > 0 ? 'with-connections' : ''}`}
    >
      {water.map(({ path, name, at, turn = 0 }) => (
        <g key={path} aria-hidden="true">
          <path className="water" d={path} />
          <text className="water-name" transform={`translate(${at})rotate(${turn})`}>
            {name}
          </text>
        </g>
      ))}
      <g aria-hidden="true">
        {connections.map(({ id, tracks }) =>
          tracks.map((track) => <path key={`${id} ${track}`} className="connection" d={track} />),
        )}
        {lines.map((line, index) => (
          <Tracks key={line.id} line={line} pattern={index % patternCount} />
        ))}
        {links.map(({ path, isInPaidArea, isConnection }) =>
          isConnection ? (
            <path key={path} className="connection-link" d={path} />
          ) : (
            <MapLink key={path} path={path} isInPaidArea={isInPaidArea} />
          ),
        )}
        {lines.map(({ id, name, names }) =>
          names.map((at) => <LineName key={`${id}-${at}`} id={id} name={name} at={at} />),
        )}
      </g>
      {lines.map((line) => (
        <g key={line.id} data-line={line.id}>
          {line.stations.map((station) => (
            <Station
              key={station.code}
              station={station}
              line={line.name}
              locale={locale}
              isOpen={station.code === current}
            />
          ))}
        </g>
      ))}
      <MapConnections lines={connections} locale={locale} />
      {/* drawn over the links but without pointer events: a click reaches the link */}
      <g aria-hidden="true" className="marks">
        {lines.flatMap(({ stations }) =>
          stations.map(
            ({ code, place, mark }) => place && mark && <MapMark key={code} mark={mark} at={place.at} />,
          ),
        )}
      </g>
    </svg>
  );
}

/** Number of patterns in the style sheet for forced colours. */
const patternCount = 4;

function Tracks({ line: { id, tracks }, pattern }: { line: MapLineModel; pattern: number }) {
  return (
    <g data-line={id}>
      {tracks.map((track) => (
        <g key={track}>
          <path className="track-edge" d={track} />
          <path className="track" d={track} />
          <path className={`track-pattern pattern-${pattern}`} d={track} />
        </g>
      ))}
    </g>
  );
}

export function MapLink({ path, isInPaidArea }: { path: string; isInPaidArea: boolean }) {
  const where = isInPaidArea ? ' inside' : '';
  return (
    <>
      <path className={`link-edge${where}`} d={path} />
      <path className={`link${where}`} d={path} />
    </>
  );
}

/** Wide enough for the widest name. */
const nameCharacter = 8;

function LineName({ id, name, at: [x, y] }: { id: string; name: string; at: MapPoint }) {
  const width = name.length * nameCharacter + 20;
  return (
    <g data-line={id} className="line-name">
      <rect x={x - width / 2} y={y - 13} width={width} height={26} rx={13} />
      <text x={x} y={y + 4.5}>
        {name}
      </text>
    </g>
  );
}

interface StationProps {
  station: MapStationModel;
  line: string;
  locale: 'th' | 'en';
  isOpen: boolean;
}

function Station({ station, line, locale, isOpen }: StationProps) {
  const { code, sign, name, href, place, changes, mark } = station;
  if (!place) return null;
  const [x, y] = place.at;
  const says = [`${sign} ${name}`, line, changes, mark?.says].filter(Boolean).join(', ');
  return (
    <a
      id={mapStationId(code)}
      href={href}
      aria-label={says}
      aria-current={isOpen || undefined}
      className={changes && 'strong'}
    >
      {isOpen && <circle className="halo" cx={x} cy={y} r={14} />}
      <circle className={changes ? 'node change' : 'node'} cx={x} cy={y} r={changes ? 7 : 5.5} />
      <StationLabel sign={sign} name={name} place={place} locale={locale} />
    </a>
  );
}
