import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { mapStationId } from './map-ids';
import { ConnectionTrack, MapConnections } from './map-connections';
import { MapMark } from './map-mark';
import type { LineNameModel, MapLineModel, MapStationModel } from './map-lines-model';
import type { NetworkMapModel } from './network-map-model';
import { labelText, StationLabel } from './station-label';

const Connections = memo(MapConnections);

interface MapDrawingProps {
  model: NetworkMapModel;
  /** The code of the open station. */
  current: string | undefined;
}

/** The map as a picture whose stations are links. */
export function MapDrawing({ model, current }: MapDrawingProps) {
  const { t } = useLingui();
  const { size, water, lines, otherLines, links, directions, locale } = model;
  return (
    <svg
      role="group"
      aria-label={t`Map of the lines`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="network-map"
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
        {otherLines.map(({ id, tracks }) => (
          <g key={id} data-line={id}>
            {tracks.map((track) => (
              <ConnectionTrack key={track} path={track} />
            ))}
          </g>
        ))}
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
        {directions.map((direction) => (
          <Direction key={direction.text} direction={direction} />
        ))}
        {lines.map((line) =>
          line.names.map((place) => <LineName key={String(place.at)} line={line} place={place} />),
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
      <Connections lines={otherLines} locale={locale} />
      {/* drawn over the links but without pointer events: a click reaches the link */}
      <g aria-hidden="true" className="marks">
        {lines.flatMap(({ stations }) =>
          stations.map(
            ({ code, place, mark, alert }) =>
              place &&
              (alert || mark) && (
                <MapMark key={code} mark={alert ? { kind: alert.kind } : mark!} at={place.at} />
              ),
          ),
        )}
      </g>
    </svg>
  );
}

/** Number of patterns in the style sheet for forced colours. */
const patternCount = 4;

function Tracks({ line: { id, tracks, closedTracks }, pattern }: { line: MapLineModel; pattern: number }) {
  return (
    <g data-line={id}>
      {tracks.map((track) => (
        <g key={track}>
          <path className="track-edge" d={track} />
          <path className="track" d={track} />
          <path className={`track-pattern pattern-${pattern}`} d={track} />
        </g>
      ))}
      {closedTracks.map((track) => (
        <path key={track} className="closed-track" d={track} />
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
const nameCharacter = 8.5;

function LineName({ line: { id, name, alert }, place }: { line: MapLineModel; place: LineNameModel }) {
  const [x, y] = place.at;
  const width = name.length * nameCharacter + 20;
  return (
    <g data-line={id} className="line-name">
      <rect x={x - width / 2} y={y - 13} width={width} height={26} rx={13} />
      <text x={x} y={y + 5}>
        {name}
      </text>
      {alert && <MapMark mark={{ kind: alert.kind }} at={[x + width / 2, y - 8]} />}
    </g>
  );
}

function Direction({ direction }: { direction: NetworkMapModel['directions'][number] }) {
  const { at, turn, side, text, lineId } = direction;
  const [x, y] = at;
  return (
    <g data-line={lineId} className="direction">
      <path d="M-5-5L2 0-5 5" transform={`translate(${at})rotate(${turn})`} />
      <text x={x + (side === 'left' ? -10 : 10)} y={y + 4} textAnchor={side === 'left' ? 'end' : 'start'}>
        {text}
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

// a station that opens changes two of them
const Station = memo(function Station({ station, line, locale, isOpen }: StationProps) {
  const { code, href, place, changes, mark, alert } = station;
  if (!place) return null;
  const [x, y] = place.at;
  const says = [labelText(station), line, changes, mark?.says, alert?.says];
  return (
    <a
      id={mapStationId(code)}
      href={href || undefined}
      aria-label={says.filter(Boolean).join(', ')}
      aria-current={isOpen || undefined}
      className={changes && 'strong'}
    >
      {isOpen && <circle className="halo" cx={x} cy={y} r={14} />}
      <circle className={changes ? 'node change' : 'node'} cx={x} cy={y} r={changes ? 7 : 5.5} />
      <StationLabel station={station} locale={locale} />
    </a>
  );
});
