import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { ConnectionTrack, MapConnections } from './map-connections';
import { hrefTo, type MapEnds, type MapRole, roleOf } from './map-end';
import { MapStationLink } from './map-station-link';
import { MapMark } from './map-mark';
import type { LineNameModel, MapLineModel, MapStationModel } from './map-lines-model';
import { Track } from './map-track';
import { MapWay } from './map-way';
import type { MapWayModel } from './map-way-model';
import type { NetworkMapModel } from './network-map-model';
import { labelText, StationLabel as Label } from './station-label';

const Connections = memo(MapConnections);
// while a station is open, each link has another address: only labels stay
const StationLabel = memo(Label);

interface MapDrawingProps extends MapEnds {
  model: NetworkMapModel;
  /** The way between the chosen stations. */
  way?: MapWayModel | undefined;
}

/** The map as a picture whose stations are links. */
export function MapDrawing({ model, start, to, way }: MapDrawingProps) {
  const { t } = useLingui();
  const { href, size, water, lines, otherLines, links, directions, locale } = model;
  const isOnWay = (code: string) => way?.stations.includes(code);
  return (
    <svg
      role="group"
      aria-label={t`Map of the lines`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={way ? 'network-map has-way' : 'network-map'}
    >
      {water.map(({ path, name, at, turn = 0 }) => (
        <g key={path} aria-hidden="true">
          <path className="water" d={path} />
          <text className="water-name" transform={`translate(${at})rotate(${turn})`}>
            {name}
          </text>
        </g>
      ))}
      <g aria-hidden="true" className="drawn">
        {otherLines.map(({ id, tracks }) => (
          <g key={id} data-line={id}>
            {tracks.map((track) => (
              <ConnectionTrack key={track} path={track} />
            ))}
          </g>
        ))}
        {lines.map((line, index) => (
          <Tracks key={line.id} line={line} index={index} />
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
        {way && <MapWay way={way} lines={lines} />}
      </g>
      {lines.map((line) => (
        <g key={line.id} data-line={line.id}>
          {line.stations.map((station) => (
            <Station
              key={station.code}
              station={station}
              line={line.name}
              locale={locale}
              href={hrefTo(station.code, { start, to }, href) ?? station.href}
              role={roleOf(station.code, { start, to })}
              isOnWay={isOnWay(station.code)}
            />
          ))}
        </g>
      ))}
      <Connections lines={otherLines} locale={locale} mapHref={href} start={start} to={to} way={way} />
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

function Tracks({ line: { id, tracks, closedTracks }, index }: { line: MapLineModel; index: number }) {
  return (
    <g data-line={id}>
      {tracks.map((track) => (
        <g key={track}>
          <Track path={track} index={index} />
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
  /** Opens the station, or leads to it from the open one. */
  href: string;
  role: MapRole | undefined;
  isOnWay: boolean | undefined;
}

const Station = memo(function Station({ station, line, locale, href, role, isOnWay }: StationProps) {
  const { code, place, changes, mark, alert } = station;
  if (!place) return null;
  const [x, y] = place.at;
  return (
    <MapStationLink
      code={code}
      at={place.at}
      href={href}
      says={[labelText(station), line, changes, mark?.says, alert?.says]}
      role={role}
      isOnWay={isOnWay}
      className={changes && 'strong'}
    >
      <circle className={changes ? 'node change' : 'node'} cx={x} cy={y} r={changes ? 7 : 5.5} />
      <StationLabel station={station} locale={locale} />
    </MapStationLink>
  );
});
