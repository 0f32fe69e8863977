import type { Line, StationSummary } from '@raang/domain';
import type { ModelContext } from '../shared/page/model-context';
import { indexStations } from '../shared/words/station-words';
import type { MapLayout } from './map-layout';
import { type MapLineModel, toMapLines } from './map-lines-model';
import { placeStops } from './place-stops';

interface ConnectionsData {
  layout: MapLayout;
  lines: readonly Line[];
  stations: readonly StationSummary[];
}

/**
 * Returns the lines of connecting systems with all their stations. A track leads from one station that the layout has a
 * place for to the next; the stops between them stand along it. The stations link to their pages: the panel has trains,
 * which are not ours to show.
 */
export function toConnections(
  { layout, lines, stations }: ConnectionsData,
  context: ModelContext,
): MapLineModel[] {
  const { hrefs, locale } = context;
  const others = lines.filter(({ isOwn }) => !isOwn);
  const stops = Object.assign({}, ...others.map((line) => placeStops(line, layout))) as MapLayout['stations'];
  return toMapLines(
    others.map((line) => ({
      ...line,
      patterns: line.patterns.map((pattern) => ({
        ...pattern,
        stations: pattern.stations.filter((code) => layout.stations[code]),
      })),
    })),
    { layout, stations: indexStations(stations), stops },
    ({ code }) => ({ href: hrefs.station(locale, code) }),
    context,
  );
}

/** Whether the map has a place for a station. */
export function isOnMap(code: string, { layout, lines }: Pick<ConnectionsData, 'layout' | 'lines'>): boolean {
  return code in layout.stations || lines.some((line) => code in placeStops(line, layout));
}
