import type { Line, StationSummary } from '@raang/domain';
import type { ModelContext } from '../shared/page/model-context';
import { indexStations } from '../shared/words/station-words';
import type { MapLayout } from './map-layout';
import { type MapLineModel, toMapLines } from './map-lines-model';

/**
 * Returns the lines of connecting systems. The map shows few of their stations, so a track leads from one of these to
 * the next; the list has all of them. The stations link to their pages: the panel has trains, which are not ours to show.
 */
export function toConnections(
  {
    layout,
    lines,
    stations,
  }: { layout: MapLayout; lines: readonly Line[]; stations: readonly StationSummary[] },
  context: ModelContext,
): MapLineModel[] {
  const { hrefs, locale } = context;
  return toMapLines(
    lines
      .filter(({ isOwn }) => !isOwn)
      .map((line) => ({
        ...line,
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
