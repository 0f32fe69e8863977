import { msg } from '@lingui/core/macro';
import type { Alert, DirectionDepartures, Locale, StationDetail, StationSummary } from '@raang/domain';
import { type StationAlertsModel, toStationAlerts } from '../shared/alerts/station-alerts';
import { type HeadModel, toHeadModel } from '../shared/page/head';
import { type LineModel, toLineModels } from '../shared/words/item-words';
import type { MapQuery, ModelContext } from '../shared/page/model-context';
import { type DepartureBoardModel, toDepartureBoard } from '../shared/train-times/departure-board-model';
import { type FacilitiesModel, toFacilities } from '../shared/station/facilities-model';
import { type NearbyData, type NearbyModel, toNearby } from '../shared/station/nearby-model';
import { type StationTimesModel, toStationTimes } from '../shared/station/station-times-model';
import type { TypedStation } from '../shared/station-field/typed-station';
import { nearNote, unknownStationError } from '../shared/station-field/station-field-model';
import { type StationOfferModel, toStationOffers } from '../shared/station-field/station-offers';
import { type ChangeModel, indexStations, toChanges } from '../shared/words/station-words';
import { mapPanelId, mapStationId } from './map-ids';
import type { MapJourneyModel } from './map-journey-model';
import type { MapWayModel } from './map-way-model';
import { withoutStation } from './without-station';

/**
 * The panel beside the map: the open station, an unknown name with suggestions, or the journey to a second station.
 * Also the page's head.
 */
export interface MapPanelModel {
  head: HeadModel;
  station?: StationPanelModel | undefined;
  unknown?: UnknownStationModel | undefined;
  journey?: MapJourneyModel | undefined;
  /** The first way of that journey. */
  way?: MapWayModel | undefined;
}

export interface StationPanelModel {
  code: string;
  name: string;
  /** In the other language, as on station signs. */
  other: { name: string; lang: Locale };
  /** Why this station: the typed place is near it. */
  note?: string | undefined;
  /** Whether the next tap on a station asks for the journey to it: not from a place, which is none on the map. */
  isStart: boolean;
  lines: LineModel[];
  alerts: StationAlertsModel;
  hrefs: { from: string; to: string; fares: string; station: string; close: string };
  departures: DepartureBoardModel;
  times?: StationTimesModel | undefined;
  changes: ChangeModel[];
  /** Names as on the signs, each with the landmarks in front of it. */
  exits: { name: string; landmarks?: string | undefined }[];
  facilities: FacilitiesModel;
  nearby: NearbyModel[];
}

export interface UnknownStationModel {
  message: string;
  offers: StationOfferModel[];
}

export interface OpenStationData {
  detail: StationDetail;
  /** Of the whole network. */
  alerts: readonly Alert[];
  departures: readonly DirectionDepartures[];
  nearby: readonly NearbyData[];
}

export interface MapPanelData {
  asked: TypedStation;
  /** Where a journey should lead, if it names no station. */
  to?: TypedStation | undefined;
  /** The other valid parameters of the URL. */
  query: Pick<MapQuery, 'from' | 'layer'>;
  stations: readonly StationSummary[];
  /** The requested station. */
  open?: OpenStationData | undefined;
  now: Date;
}

/** Makes the model of the station panel on the map. */
export function toMapPanelModel(data: MapPanelData, context: ModelContext): MapPanelModel {
  const { asked, to, query, open } = data;
  return {
    head: toHead(data, context),
    station: open && toStationPanel(open, data, context),
    unknown:
      (open ? undefined : toUnknown(asked, (station) => ({ ...query, station }), data, context)) ??
      (to && toUnknown(to, (code) => ({ ...query, station: asked.typed, to: code }), data, context)),
  };
}

/** Returns undefined if the text names a station. */
function toUnknown(
  typed: TypedStation,
  queryWith: (value: string) => MapQuery,
  { stations }: MapPanelData,
  context: ModelContext,
): UnknownStationModel | undefined {
  const { hrefs, locale } = context;
  const message = unknownStationError(typed, context);
  if (message === undefined) return undefined;
  const hrefWith = (value: string) => `${hrefs.map(locale, queryWith(value))}#${mapPanelId}`;
  return { message, offers: toStationOffers(typed, { stations, hrefWith }, context) };
}

function toHead({ asked: { station }, query, stations }: MapPanelData, context: ModelContext): HeadModel {
  const { hrefs, i18n, locale } = context;
  const pathIn = (other: Locale) => hrefs.map(other, { ...query, ...(station && { station: station.code }) });
  if (!station) {
    const count = stations.filter(({ isOwn }) => isOwn).length;
    const description = i18n._(
      msg`All ${count} stations of the network on one map, with interchanges, other systems, step-free stations, fares, last trains, toilets and parking.`,
    );
    const head = toHeadModel({ title: i18n._(msg`Map of the lines`), description, pathIn }, context);
    return { ...head, isIndexed: query.from === undefined && query.layer === undefined };
  }
  const { code } = station;
  const name = station.name[locale];
  const head = toHeadModel(
    {
      title: i18n._(msg`${name} (${code}) on the map`),
      description: i18n._(msg`${name} station on the map, with its next trains, exits and places nearby.`),
      pathIn,
    },
    context,
  );
  // the station's own page says more
  return { ...head, isIndexed: false };
}

/** Maximum places per category; the station's page has all of them. */
const placesShown = 3;

function toStationPanel(
  { detail, alerts, departures, nearby }: OpenStationData,
  { asked, query, stations, now }: MapPanelData,
  context: ModelContext,
): StationPanelModel {
  const { hrefs, locale } = context;
  const { code, name, lineIds } = detail;
  const index = indexStations(stations);
  const other = locale === 'th' ? 'en' : 'th';
  return {
    code,
    name: name[locale],
    other: { name: name[other], lang: other },
    note: nearNote(asked, stations, context),
    isStart: asked.place === undefined,
    lines: toLineModels(lineIds, context),
    alerts: toStationAlerts({ station: detail, alerts, now }, index, context),
    hrefs: {
      from: hrefs.searchDeparture(locale, { from: code }),
      to: hrefs.searchDeparture(locale, { to: code }),
      fares: hrefs.map(locale, { layer: 'fares', station: code }),
      station: hrefs.station(locale, code),
      close: `${hrefs.map(locale, withoutStation(query, code))}#${mapStationId(code)}`,
    },
    departures: toDepartureBoard({ directions: departures, stations: index, now }, context),
    times: toStationTimes(detail.serviceHours, index, context),
    changes: toChanges(detail, index, context),
    exits: detail.exits.map(({ name: sign, landmarks }) => ({
      name: sign,
      landmarks: landmarks?.[locale].split(';')[0]!.trim(),
    })),
    facilities: toFacilities(detail.facilities, context),
    nearby: toNearby(nearby, lineIds[0], context).map((category) => ({
      ...category,
      items: category.items.slice(0, placesShown),
    })),
  };
}
