import { msg, plural } from '@lingui/core/macro';
import type { Line, StationSummary } from '@raang/domain';
import type { ModelContext } from '../shared/page/model-context';
import { lineLabel, signCode, type StationIndex, toChanges } from '../shared/words/station-words';
import { roundedPath, trackPoints } from './draw-tracks';
import type { MapAlertModel } from './map-alert-model';
import type { LayerMark } from './layer-mark';
import type { MapLandmark, MapLayout, MapPoint, PlacedStation } from './map-layout';

export interface MapLineModel {
  id: string;
  name: string;
  /** The name with the number of stations, and what disrupts the whole line. */
  title: string;
  tracks: string[];
  /** Tracks without trains: of a closed line, or between two closed stations. */
  closedTracks: string[];
  /** Where the name stands on the map. */
  names: LineNameModel[];
  stations: MapStationModel[];
  alert?: MapAlertModel | undefined;
}

export interface LineNameModel {
  at: MapPoint;
  turn?: number | undefined;
}

export interface MapStationModel {
  code: string;
  /** The code on its signs. */
  sign: string;
  name: string;
  /** Follows the name of a station of another system that passengers change to: BTS. */
  suffix?: string | undefined;
  href: string;
  /** Absent if the map has no place for it; the list has it all the same. */
  place?: PlacedStation | undefined;
  /** A stop of another system: its label shows when the map is enlarged, or with the stop's focus. */
  isStop?: true | undefined;
  /** The pier or airport at the station. */
  landmark?: LandmarkModel | undefined;
  /** Lines to change to, in words; absent without a connection. */
  changes?: string | undefined;
  mark?: LayerMark | undefined;
  /** Closed or disrupted, now or as planned. */
  alert?: MapAlertModel | undefined;
}

interface LandmarkModel {
  kind: MapLandmark['kind'];
  name: string;
}

type Described = Pick<MapStationModel, 'href' | 'mark' | 'alert'>;

interface DrawnNetwork {
  layout: MapLayout;
  stations: StationIndex;
  /** Where the layout has no place, by code. */
  stops?: MapLayout['stations'];
}

/** Returns lines with their stations; a station of two lines is listed under its first line. */
export function toMapLines(
  lines: readonly Line[],
  { layout, stations, stops = {} }: DrawnNetwork,
  describe: (station: StationSummary) => Described,
  context: ModelContext,
): MapLineModel[] {
  const { i18n, locale } = context;
  const listed = new Set<string>();
  return lines.map((line) => ({
    id: line.id,
    name: lineLabel(line.id, context),
    title: titleOf(line, context),
    tracks: trackPoints(line, layout).map((points) => roundedPath(points)),
    closedTracks: [],
    names: layout.lineNames
      .filter(({ lineId }) => lineId === line.id)
      .map(({ at, turn }) => ({ at, ...(turn && { turn }) })),
    stations: line.stations.flatMap((code) => {
      const station = stations.get(code);
      if (!station || listed.has(code)) return [];
      listed.add(code);
      const changes = new Set(toChanges(station, stations, context).map((change) => change.line));
      const names = new Intl.ListFormat(locale).format(changes);
      const place = layout.stations[code] ?? stops[code];
      return [
        withoutBlanks({
          code,
          sign: signCode(code, stations),
          name: station.name[locale],
          suffix: leadsToUs(station, stations) ? shortBrand(line.id, context) : undefined,
          place:
            place &&
            withoutBlanks({ ...place, lines: place.lines?.[locale] && { [locale]: place.lines[locale] } }),
          isStop: code in stops || undefined,
          landmark: toLandmark(place, layout, context),
          changes: changes.size > 0 ? i18n._(msg`change to ${names}`) : undefined,
          ...describe(station),
        }),
      ];
    }),
  }));
}

/** Leaves out fields without a value: the page has each station's model as text, a hundred and more of them. */
function withoutBlanks<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

function titleOf({ id, stations }: Line, context: ModelContext): string {
  const [name, count] = [lineLabel(id, context), stations.length];
  return context.i18n._(msg`${name}, ${plural(count, { one: '# station', other: '# stations' })}`);
}

/** Whether a station of another system is one that our passengers change to. */
function leadsToUs({ isOwn, interchanges }: StationSummary, stations: StationIndex): boolean {
  return !isOwn && interchanges.some(({ station }) => stations.get(station)?.isOwn);
}

/** Longer brands stand with the name of the line only. */
const longestSuffix = 8;

/** What passengers call the trains of another system, if it is short enough to follow a station's name. */
function shortBrand(lineId: string, { connectingLines, locale }: ModelContext): string | undefined {
  const brand = connectingLines.find(({ id }) => id === lineId)?.brand?.[locale];
  return brand && brand.length <= longestSuffix ? brand : undefined;
}

function toLandmark(
  place: PlacedStation | undefined,
  { landmarks = {} }: MapLayout,
  { locale }: ModelContext,
): LandmarkModel | undefined {
  const landmark = place?.landmark ? landmarks[place.landmark] : undefined;
  return landmark && { kind: landmark.kind, name: landmark.name[locale] };
}
