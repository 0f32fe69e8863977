import { msg } from '@lingui/core/macro';
import type { DocumentFile, Line, StationCode, StationSummary } from '@raang/domain';
import { formatDate } from '@raang/i18n';
import { type FileModel, toFileModels } from '../shared/documents/file-model';
import type { MapQuery, ModelContext } from '../shared/page/model-context';
import type { TypedStation } from '../shared/station-field/typed-station';
import {
  nearNote,
  unknownStationError,
  type StationChoiceModel,
  type StationFieldModel,
  toStationChoice,
} from '../shared/station-field/station-field-model';
import { elsewhereWords, withOwnOffers } from '../shared/station-field/elsewhere';
import { toStationOffers } from '../shared/station-field/station-offers';
import { indexStations, stationName } from '../shared/words/station-words';
import { roundedPath } from './draw-tracks';
import { type FaresFrom, layerName, type MapLayer, mapLayers, toLayerMark } from './map-layers';
import { toConnections } from './connections-model';
import type { MapAlertData } from './map-alert-model';
import { withAlerts } from './map-alerts';
import type { LastDeparturesFrom } from './last-departure-mark';
import type { MarkKind } from './layer-mark';
import { mapPanelId } from './map-ids';
import { type MapLineModel, toMapLines } from './map-lines-model';
import type { MapDirection, MapLayout, MapPoint } from './map-layout';
import { hasStart, type StartLayer } from './start-layers';

export interface NetworkMapModel {
  /** The map with its layer, and no station open. */
  href: string;
  locale: 'th' | 'en';
  size: { width: number; height: number };
  start: MapPoint;
  water: { path: string; name: string; at: MapPoint; turn?: number | undefined }[];
  /** In the order of the network; list and map have the same stations in the same order. */
  lines: MapLineModel[];
  /** Lines of connecting systems with all their stations, which link to their own pages. */
  otherLines: MapLineModel[];
  /** Arrows that say where the tracks of a station lead. */
  directions: (Omit<MapDirection, 'to'> & { text: string; lineId: string })[];
  /** Transfers on foot between two stations. */
  links: MapLinkModel[];
  /** The stations that both fields choose from. */
  choice: StationChoiceModel;
  search: MapSearchModel;
  layers: LayerModel[];
  layer: ShownLayerModel | undefined;
  /** That the map has no scale, and the day of the network that it shows. */
  notes: string[];
  /** The map to print. */
  sheets: FileModel[];
}

interface MapLinkModel {
  path: string;
  isInPaidArea: boolean;
  /** At least one of the stations is of a connecting system. */
  isConnection: boolean;
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

interface ShownLayerModel {
  id: MapLayer;
  title: string;
  /** The meaning of the marks on the map. */
  legend: { kind: MarkKind; text?: string | undefined; meaning: string }[];
  remarks: string[];
  /** Form for the station from which fares or last trains are shown. */
  start?: StartModel | undefined;
}

interface StartModel extends MapSearchModel {
  label: string;
  submit: string;
}

export interface NetworkMapData {
  layout: MapLayout;
  /** Of all systems, like the stations. */
  lines: readonly Line[];
  stations: readonly StationSummary[];
  layer: MapLayer | undefined;
  /** The start as typed in the URL, in a layer that has one. */
  from: TypedStation;
  /** The open station, which is the start unless `from` names another. */
  open: StationCode | undefined;
  fares?: FaresFrom | undefined;
  lastDepartures?: LastDeparturesFrom | undefined;
  /** What is said about the service now; absent if the map is not of now, as on paper. */
  service?: MapAlertData | undefined;
  /** The day of the feed's version, `YYYY-MM-DD`. */
  asOf?: string | undefined;
  /** The files of the map to print. */
  sheets?: readonly DocumentFile[] | undefined;
}

/** Makes the model of the network map. */
export function toNetworkMapModel(data: NetworkMapData, context: ModelContext): NetworkMapModel {
  const { layout, layer } = data;
  const { hrefs, locale } = context;
  const lines = toLines(data, context);
  return {
    href: hrefs.map(locale, standing(data)),
    locale,
    size: { width: layout.width, height: layout.height },
    start: layout.start,
    water: layout.water.map(({ name, label, points }) => ({
      path: roundedPath(points, 30),
      name: name[locale],
      ...label,
    })),
    lines,
    otherLines: toConnections(data, context),
    directions: toDirections(data, context),
    links: toLinks(data),
    choice: toStationChoice(data.stations, context),
    search: toSearch(data, context),
    layers: toLayers(data, context),
    layer: layer && toShownLayer(layer, lines, data, context),
    notes: toNotes(data, context),
    sheets: toFileModels(data.sheets ?? [], context),
  };
}

/** A map drawn by hand has no scale. */
function toNotes({ asOf }: NetworkMapData, { i18n, locale }: ModelContext): string[] {
  const day = asOf && formatDate(asOf, locale);
  return [i18n._(msg`Not to scale`), ...(day ? [i18n._(msg`Network as of ${day}`)] : [])];
}

function toDirections(
  { layout, lines, stations }: NetworkMapData,
  context: ModelContext,
): NetworkMapModel['directions'] {
  const index = indexStations(stations);
  return (layout.directions ?? []).flatMap(({ to, ...arrow }) => {
    const lineId = lines.find((line) => line.stations.includes(to as StationCode))?.id;
    return lineId ? [{ ...arrow, lineId, text: stationName(to, index, context) }] : [];
  });
}

const isOwn = ({ isOwn }: { isOwn: boolean }) => isOwn;

function toLines(data: NetworkMapData, context: ModelContext): MapLineModel[] {
  const { layout, lines, layer } = data;
  const { hrefs, locale } = context;
  const stations = indexStations(data.stations);
  const drawn = toMapLines(
    lines.filter(isOwn),
    { layout, stations },
    (station) => ({
      href: `${hrefs.map(locale, { ...standing(data), station: station.code })}#${mapPanelId}`,
      mark: layer && toLayerMark(layer, station, data, context),
    }),
    context,
  );
  return data.service ? withAlerts(drawn, data.service, layout, context) : drawn;
}

/** Parameters that stay when another station opens. */
function standing({ layer, from }: Pick<NetworkMapData, 'layer' | 'from'>): MapQuery {
  const start = startOf(from);
  return { ...(start && { from: start }), ...(layer && { layer }) };
}

/**
 * The start of fares and last trains: one of our own stations. Of other systems only ranges of fares are known, which no
 * mark can show.
 */
export function startOf({ station }: TypedStation): StationCode | undefined {
  return station?.isOwn ? station.code : undefined;
}

/** The start that the map shows: the one in the URL, else the open station. */
export function shownStart({ from, open }: Pick<NetworkMapData, 'from' | 'open'>): StationCode | undefined {
  return from.typed === '' ? open : startOf(from);
}

/** Each transfer between two stations of the map, once, and those between the platforms of one station. */
function toLinks({ stations, layout }: NetworkMapData): MapLinkModel[] {
  const shown = indexStations(stations.filter(({ code }) => layout.stations[code]));
  const between = [...shown.values()].flatMap(({ code, isOwn, interchanges }) =>
    interchanges.flatMap(({ station, isInPaidArea = false }) => {
      const other = shown.get(station);
      if (!other || code >= station) return [];
      const [from, to] = [layout.stations[code]!, layout.stations[station]!];
      return [{ path: `M${from.at}L${to.at}`, isInPaidArea, isConnection: !isOwn || !other.isOwn }];
    }),
  );
  const within = Object.entries(layout.platforms ?? {}).flatMap(([key, at]) => {
    const station = layout.stations[key.split('-')[0]!];
    return station ? [{ path: `M${station.at}L${at}`, isInPaidArea: true, isConnection: false }] : [];
  });
  return [...between, ...within];
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
  const start = startOf(from);
  const asked = start ? { from: start } : {};
  return [
    { id: 'lines', text: i18n._(msg`Lines only`), href: hrefs.map(locale), isShown: !layer },
    ...mapLayers.map((id) => ({
      id,
      text: layerName(id, context),
      href: hrefs.map(locale, { ...(hasStart(id) && asked), layer: id }),
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
    yes: layerName(id, context),
    no: i18n._(msg`None`),
    unknown: i18n._(msg`Not known`),
    'out-of-order': i18n._(msg`Lift or escalator out of order`),
    amount: i18n._(msg`Adult fare in baht`),
    time: i18n._(msg`Leave by this time at the latest`),
    left: i18n._(msg`This last time to leave has passed`),
    'any-time': i18n._(msg`On foot, at any time`),
    unreachable: i18n._(msg`Cannot be reached by train`),
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
    start: hasStart(id) ? toStart(id, data, context) : undefined,
  };
}

function toRemarks(
  layer: MapLayer,
  hasUnknown: boolean,
  data: NetworkMapData,
  context: ModelContext,
): string[] {
  const { i18n, locale, today } = context;
  if (!hasStart(layer)) return hasUnknown ? [i18n._(msg`“Not known” does not mean that there is none.`)] : [];
  const start = shownStart(data);
  if (!start) return [i18n._(startWords[layer].ask)];
  const name = stationName(start, indexStations(data.stations), context);
  if (layer === 'last-trains') return toLastTrainRemarks(name, data, context);
  const day = formatDate(today, locale);
  return [i18n._(msg`Adult fares from ${name} on ${day}.`)];
}

function toLastTrainRemarks(
  name: string,
  { lastDepartures, asOf }: NetworkMapData,
  { i18n, locale }: ModelContext,
): string[] {
  if (!lastDepartures?.serviceDate) return [i18n._(msg`There is no timetable for today.`)];
  const day = formatDate(lastDepartures.serviceDate, locale);
  const version = asOf && formatDate(asOf, locale);
  return [
    i18n._(
      msg`When to leave ${name} at the latest on ${day} to reach each station, by the latest times that the timetable promises.`,
    ),
    [
      ...(version ? [i18n._(msg`Timetable as of ${version}.`)] : []),
      i18n._(msg`Operators send no live information.`),
    ].join(' '),
  ];
}

const startWords = {
  fares: {
    ask: msg`Choose where you start to see the fare to each station.`,
    field: msg`Fares from`,
    elsewhere: msg`The map shows fares from our stations. These are nearby:`,
    form: msg`Fares from a station`,
    submit: msg`Show fares`,
  },
  'last-trains': {
    ask: msg`Choose where you start to see when to leave for each station.`,
    field: msg`Last trains from`,
    elsewhere: msg`The map shows last trains from our stations. These are nearby:`,
    form: msg`Last trains from a station`,
    submit: msg`Show last trains`,
  },
};

function toStart(
  layer: StartLayer,
  { from, open, stations }: NetworkMapData,
  context: ModelContext,
): StartModel {
  const { hrefs, i18n, locale } = context;
  const words = startWords[layer];
  const elsewhere = elsewhereWords(from, context);
  return {
    action: hrefs.map(locale),
    label: i18n._(words.form),
    submit: i18n._(words.submit),
    field: {
      name: 'from',
      label: i18n._(words.field),
      value: shownStart({ from, open }) ?? from.typed,
      error: elsewhere ? [elsewhere, i18n._(words.elsewhere)].join(' ') : unknownStationError(from, context),
      note: nearNote(from, stations, context),
      offers: toStationOffers(
        withOwnOffers(from, stations),
        { stations, hrefWith: (value) => hrefs.map(locale, { from: value, layer }) },
        context,
      ),
    },
    hidden: [{ name: 'layer', value: layer }],
  };
}
