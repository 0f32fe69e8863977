import { msg, plural } from '@lingui/core/macro';
import type { Line, StationSummary } from '@raang/domain';
import { formatDate } from '@raang/i18n';
import type { CrumbModel } from '../shared/page/crumb-model';
import type { MapQuery, ModelContext } from '../shared/page/model-context';
import type { TypedStation } from '../shared/station-field/typed-station';
import {
  nearNote,
  unknownStationError,
  type StationChoiceModel,
  type StationFieldModel,
  toStationChoice,
} from '../shared/station-field/station-field-model';
import { toStationOffers } from '../shared/station-field/station-offers';
import { indexStations, stationName } from '../shared/words/station-words';
import { roundedPath, trackPoints } from './draw-tracks';
import {
  type FaresFrom,
  type LayerMark,
  layerName,
  type MapLayer,
  mapLayers,
  type MarkKind,
  toLayerMark,
} from './map-layers';
import { mapPanelId } from './map-ids';
import type { MapLayout, MapPoint, PlacedStation } from './map-layout';

export interface NetworkMapModel {
  crumbs: CrumbModel[];
  locale: 'th' | 'en';
  size: { width: number; height: number };
  start: MapPoint;
  water: { path: string; name: string; at: MapPoint; turn?: number | undefined }[];
  /** In the order of the network; list and map have the same stations in the same order. */
  lines: MapLineModel[];
  /** Transfers on foot between two stations. */
  links: { path: string; isInPaidArea: boolean }[];
  /** The stations that both fields choose from. */
  choice: StationChoiceModel;
  search: MapSearchModel;
  layers: LayerModel[];
  layer: ShownLayerModel | undefined;
}

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
  name: string;
  href: string;
  /** Absent if the map has no place for it; the list has it all the same. */
  place?: PlacedStation | undefined;
  /** Lines to change to, in words; absent without a connection. */
  changes?: string | undefined;
  mark?: LayerMark | undefined;
}

export interface MapSearchModel {
  action: string;
  field: StationFieldModel;
  /** Parameters that the form keeps. */
  hidden: { name: string; value: string }[];
}

export interface LayerModel {
  id: MapLayer | 'lines';
  text: string;
  href: string;
  isShown: boolean;
}

export interface ShownLayerModel {
  id: MapLayer;
  title: string;
  /** The meaning of the marks on the map. */
  legend: { kind: MarkKind; text?: string | undefined; meaning: string }[];
  remarks: string[];
  /** Form for the station from which fares are shown. */
  fares?: MapSearchModel | undefined;
}

export interface NetworkMapData {
  layout: MapLayout;
  lines: readonly Line[];
  stations: readonly StationSummary[];
  layer: MapLayer | undefined;
  /** The start for fares, if it was understood. */
  from: TypedStation;
  fares: FaresFrom | undefined;
}

export function toNetworkMapModel(data: NetworkMapData, context: ModelContext): NetworkMapModel {
  const { layout } = data;
  const { i18n, hrefs, locale } = context;
  const lines = toLines(data, context);
  return {
    crumbs: [
      { label: i18n._(msg`Home`), href: hrefs.home(locale) },
      { label: i18n._(msg`Map of the lines`) },
    ],
    locale,
    size: { width: layout.width, height: layout.height },
    start: layout.start,
    water: layout.water.map(({ name, label, points }) => ({
      path: roundedPath(points, 30),
      name: name[locale],
      ...label,
    })),
    lines,
    links: toLinks(data),
    choice: toStationChoice(data.stations, context),
    search: toSearch(data, context),
    layers: toLayers(data, context),
    layer: data.layer && toShownLayer(data.layer, lines, data, context),
  };
}

function toLines({ lines, layout, ...data }: NetworkMapData, context: ModelContext): MapLineModel[] {
  const { hrefs, i18n, locale } = context;
  const index = indexStations(data.stations);
  const listed = new Set<string>();
  return lines.map((line) => ({
    id: line.id,
    name: line.name[locale],
    title: titleOf(line, context),
    tracks: trackPoints(line, layout).map((points) => roundedPath(points)),
    names: layout.lineNames.filter(({ lineId }) => lineId === line.id).map(({ at }) => at),
    stations: line.stations.flatMap((code) => {
      const station = index.get(code);
      // a station of two lines is listed under its first line
      if (!station || listed.has(code)) return [];
      listed.add(code);
      const changes = changeNames(station, context);
      const names = new Intl.ListFormat(locale).format(changes);
      return [
        {
          code,
          name: station.name[locale],
          href: `${hrefs.map(locale, { ...standing(data), station: code })}#${mapPanelId}`,
          place: layout.stations[code],
          changes: changes.length > 0 ? i18n._(msg`change to ${names}`) : undefined,
          mark:
            data.layer && toLayerMark(data.layer, station, { stations: index, fares: data.fares }, context),
        },
      ];
    }),
  }));
}

function titleOf({ name: names, stations }: Line, { i18n, locale }: ModelContext): string {
  const [name, count] = [names[locale], stations.length];
  return i18n._(msg`${name}, ${plural(count, { one: '# station', other: '# stations' })}`);
}

/** Names of lines to change to. Other systems: the line, or the system's name if it has several. */
function changeNames(
  { interchanges, connections }: StationSummary,
  { lines, locale }: ModelContext,
): string[] {
  const own = interchanges.flatMap(({ lineIds }) =>
    lineIds.map((id) => lines.find((line) => line.id === id)?.name[locale] ?? id),
  );
  const others = [...Map.groupBy(connections, ({ system }) => system[locale])].map(
    ([system, [first, second]]) =>
      second || !first || first.line[locale] === system ? system : `${system} ${first.line[locale]}`,
  );
  return [...new Set([...own, ...others])];
}

/** Parameters that stay when another station opens. */
function standing({ layer, from }: Pick<NetworkMapData, 'layer' | 'from'>): MapQuery {
  return { ...(from.station && { from: from.station.code }), ...(layer && { layer }) };
}

/** Each transfer between two stations of the network, once. */
function toLinks({ stations, layout }: NetworkMapData): NetworkMapModel['links'] {
  return stations.flatMap(({ code, interchanges }) =>
    interchanges.flatMap(({ station: other, isInPaidArea = false }) => {
      const [from, to] = [layout.stations[code], layout.stations[other]];
      return from && to && code < other ? [{ path: `M${from.at}L${to.at}`, isInPaidArea }] : [];
    }),
  );
}

function toSearch(data: NetworkMapData, context: ModelContext): MapSearchModel {
  const { i18n, hrefs, locale } = context;
  return {
    action: `${hrefs.map(locale)}#${mapPanelId}`,
    field: { name: 'station', label: i18n._(msg`Find a station`), value: '', offers: [] },
    hidden: Object.entries(standing(data)).map(([name, value]) => ({ name, value: String(value) })),
  };
}

function toLayers({ layer, from }: NetworkMapData, context: ModelContext): LayerModel[] {
  const { hrefs, i18n, locale } = context;
  const asked = from.station ? { from: from.station.code } : {};
  return [
    { id: 'lines', text: i18n._(msg`Lines only`), href: hrefs.map(locale), isShown: !layer },
    ...mapLayers.map((id) => ({
      id,
      text: layerName(id, context),
      href: hrefs.map(locale, { ...(id === 'fares' && asked), layer: id }),
      isShown: id === layer,
    })),
  ];
}

function toShownLayer(
  id: MapLayer,
  lines: readonly MapLineModel[],
  data: NetworkMapData,
  context: ModelContext,
): ShownLayerModel {
  const { i18n } = context;
  const marks = lines.flatMap(({ stations }) => stations.flatMap(({ mark }) => mark ?? []));
  const kinds = [...Map.groupBy(marks, ({ kind }) => kind)];
  const meanings: Record<MarkKind, string> = {
    change: i18n._(msg`Change to another line`),
    yes: layerName(id, context),
    no: i18n._(msg`None`),
    unknown: i18n._(msg`Not known`),
    amount: i18n._(msg`Adult fare in baht`),
    here: i18n._(msg`You start here`),
  };
  return {
    id,
    title: layerName(id, context),
    legend: kinds.map(([kind, [first]]) => ({
      kind,
      text: first?.text,
      meaning: meanings[kind],
    })),
    remarks: toRemarks(
      id,
      kinds.some(([kind]) => kind === 'unknown'),
      data,
      context,
    ),
    fares: id === 'fares' ? toFaresField(data, context) : undefined,
  };
}

function toRemarks(
  layer: MapLayer,
  hasUnknown: boolean,
  { from, stations }: NetworkMapData,
  context: ModelContext,
): string[] {
  const { i18n, locale, today } = context;
  if (layer === 'fares') {
    if (!from.station) return [i18n._(msg`Choose where you start to see the fare to each station.`)];
    const name = stationName(from.station.code, indexStations(stations), context);
    const day = formatDate(today, locale);
    return [i18n._(msg`Adult fares from ${name} on ${day}.`)];
  }
  return hasUnknown ? [i18n._(msg`“Not known” means that we have no record, not that there is none.`)] : [];
}

function toFaresField({ from, stations }: NetworkMapData, context: ModelContext): MapSearchModel {
  const { hrefs, i18n, locale } = context;
  return {
    action: hrefs.map(locale),
    field: {
      name: 'from',
      label: i18n._(msg`Fares from`),
      value: from.station?.code ?? from.typed,
      error: unknownStationError(from, context),
      note: nearNote(from, stations, context),
      offers: toStationOffers(
        from,
        { stations, hrefWith: (value) => hrefs.map(locale, { from: value, layer: 'fares' }) },
        context,
      ),
    },
    hidden: [{ name: 'layer', value: 'fares' }],
  };
}
