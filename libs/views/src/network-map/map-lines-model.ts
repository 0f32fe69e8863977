import { msg, plural } from '@lingui/core/macro';
import type { Line, StationSummary } from '@raang/domain';
import type { ModelContext } from '../shared/page/model-context';
import { lineLabel, signCode, type StationIndex, toChanges } from '../shared/words/station-words';
import { roundedPath, trackPoints } from './draw-tracks';
import type { LayerMark } from './map-layers';
import type { MapLayout, MapPoint, PlacedStation } from './map-layout';

export interface MapLineModel {
  id: string;
  name: string;
  /** The name with the number of stations. */
  title: string;
  tracks: string[];
  /** Where the name stands on the map. */
  names: MapPoint[];
  stations: MapStationModel[];
}

export interface MapStationModel {
  code: string;
  /** The code on its signs. */
  sign: string;
  name: string;
  href: string;
  /** Absent if the map has no place for it; the list has it all the same. */
  place?: PlacedStation | undefined;
  /** Lines to change to, in words; absent without a connection. */
  changes?: string | undefined;
  mark?: LayerMark | undefined;
}

/** Returns lines with their stations; a station of two lines is listed under its first line. */
export function toMapLines(
  lines: readonly Line[],
  { layout, stations }: { layout: MapLayout; stations: StationIndex },
  describe: (station: StationSummary) => Pick<MapStationModel, 'href' | 'mark'>,
  context: ModelContext,
): MapLineModel[] {
  const { i18n, locale } = context;
  const listed = new Set<string>();
  return lines.map((line) => ({
    id: line.id,
    name: lineLabel(line.id, context),
    title: titleOf(line, context),
    tracks: trackPoints(line, layout).map((points) => roundedPath(points)),
    names: layout.lineNames.filter(({ lineId }) => lineId === line.id).map(({ at }) => at),
    stations: line.stations.flatMap((code) => {
      const station = stations.get(code);
      if (!station || listed.has(code)) return [];
      listed.add(code);
      const changes = new Set(toChanges(station, stations, context).map((change) => change.line));
      const names = new Intl.ListFormat(locale).format(changes);
      return [
        {
          code,
          sign: signCode(code, stations),
          name: station.name[locale],
          place: layout.stations[code],
          changes: changes.size > 0 ? i18n._(msg`change to ${names}`) : undefined,
          ...describe(station),
        },
      ];
    }),
  }));
}

function titleOf({ id, stations }: Line, context: ModelContext): string {
  const [name, count] = [lineLabel(id, context), stations.length];
  return context.i18n._(msg`${name}, ${plural(count, { one: '# station', other: '# stations' })}`);
}
