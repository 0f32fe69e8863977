import type { Line, StationSummary } from '@raang/domain';
import type { ModelContext } from '../shared/page/model-context';
import { indexStations } from '../shared/words/station-words';
import type { MapLayout } from './map-layout';
import { type MapLineModel, toMapLines } from './map-lines-model';

interface ConnectionsData {
  layout: MapLayout;
  lines: readonly Line[];
  stations: readonly StationSummary[];
}

/**
 * Returns the lines of connecting systems with all their stations, for the list. The stations link to their pages: the
 * panel has trains, which are not ours to show.
 */
export function toConnections(data: ConnectionsData, context: ModelContext): MapLineModel[] {
  return toLinesOfOthers(data, ({ stations }) => stations, context);
}

/**
 * Returns the same lines as the map draws them: thin, with the stations to change at and the ends of lines. A track
 * leads from one of these to the next.
 */
export function toDrawnConnections(data: ConnectionsData, context: ModelContext): MapLineModel[] {
  const { layout } = data;
  return toLinesOfOthers(
    data,
    ({ stations }) => stations.filter((code) => layout.stations[code]),
    context,
  ).filter(({ tracks, names }) => tracks.length + names.length > 0);
}

function toLinesOfOthers(
  { layout, lines, stations }: ConnectionsData,
  listed: (line: Line) => Line['stations'],
  context: ModelContext,
): MapLineModel[] {
  const { hrefs, locale } = context;
  return toMapLines(
    lines
      .filter(({ isOwn }) => !isOwn)
      .map((line) => ({
        ...line,
        stations: listed(line),
        patterns: line.patterns.map((pattern) => ({
          ...pattern,
          stations: pattern.stations.filter((code) => layout.stations[code]),
        })),
      })),
    { layout, stations: indexStations(stations) },
    ({ code }) => ({ href: hrefs.station(locale, code) }),
    context,
  );
}
