import { msg } from '@lingui/core/macro';
import {
  type Alert,
  type CategoryGroup,
  closedEntities,
  type DirectionDepartures,
  isActing,
  type Line,
  type Locale,
  type NamedPlace,
  type StationDetail,
  type StationEquipment,
  type StationSummary,
} from '@raang/domain';
import { formatDate } from '@raang/i18n';
import {
  type DestinationData,
  type DestinationModel,
  toDestinations,
} from '../shared/destinations/destinations-model';
import { type HeadModel, toHeadModel } from '../shared/page/head';
import { roleHref } from '../shared/page/role-href';
import { type LineModel, toLineModels } from '../shared/words/item-words';
import type { CrumbModel } from '../shared/page/crumb-model';
import type { ModelContext } from '../shared/page/model-context';
import { type ServerPartModel, toServerPart } from '../shared/page/server-part-model';
import { closedStationsOf, reachOf } from '../shared/alerts/alert-reach';
import { shownAlerts, type StationAlertsModel, toStationAlerts } from '../shared/alerts/station-alerts';
import {
  type OpenStation,
  type OpenStationModel,
  toOpenStations,
} from '../shared/alerts/open-stations-model';
import { toDetailedChanges } from '../shared/words/change-words';
import { type ChangeModel, indexStations, structureWords } from '../shared/words/station-words';
import { toAlertStructuredData } from '../shared/structured-data/alert-structured-data';
import { toStationStructuredData } from '../shared/structured-data/station-structured-data';
import { withStructuredData } from '../shared/structured-data/with-structured-data';
import { type DepartureBoardModel, toDepartureBoard } from '../shared/train-times/departure-board-model';
import { type EquipmentRowModel, toEquipmentRows } from './equipment-model';
import { exitGaps, type ExitsModel, toExits } from './exits-model';
import { type FacilitiesModel, facilityGaps, toFacilities } from '../shared/station/facilities-model';
import { type LineStretchModel, toLineStretches } from '../shared/lines/line-stretches-model';
import { type AroundPartModel, toAroundPart } from '../shared/station-sketch/around-part-model';
import { type StepFreeModel, toStepFree } from '../shared/step-free/step-free-model';
import { type NearbyData, type NearbyModel, toNearby } from '../shared/station/nearby-model';
import { notKnownWords } from '../shared/words/not-known';
import { type SourceNoteModel, toSourceNote } from '../shared/words/source-note-model';
import { type StationTimesModel, toStationTimes } from '../shared/station/station-times-model';

export interface StationPageModel {
  isOwn: true;
  head: HeadModel;
  crumbs: CrumbModel[];
  code: string;
  name: string;
  /** In the other language, as on station signs. */
  other: { name: string; lang: Locale };
  lines: (LineModel & { href: string | undefined })[];
  alerts: StationAlertsModel;
  /** Ids of the alerts that the page shows: the frame leaves them out. */
  shownAlertIds: string[];
  /** Trains stop here now, as far as alerts say. */
  isOpen: boolean;
  /** Set if it is closed. */
  nearestOpen?: OpenStationModel[] | undefined;
  hrefs: {
    here: string;
    from: string;
    to: string;
    map: string;
    fares: string | undefined;
    status: string;
    /** The form that asks for mails about this station. */
    subscribe: string;
  };
  stepFree: StepFreeModel;
  departures: DepartureBoardModel;
  around: ServerPartModel<AroundPartModel>;
  /** Undefined if no train is known to leave. */
  times?: StationTimesModel | undefined;
  details: ServerPartModel<StationDetailsModel>;
  nearby: ServerPartModel<StationNearbyModel>;
}

export interface StationDetailsModel {
  /** Undefined if nothing is known of lifts at any exit. */
  exits?: ExitsModel | undefined;
  /** Lifts and escalators that are known one by one. */
  equipment: EquipmentRowModel[];
  /** Structure and first day. */
  facts?: string | undefined;
  facilities: FacilitiesModel;
  /** Of facilities, exits without a part of their own, and platforms. */
  notKnown?: string | undefined;
  changes: ChangeModel[];
  destinations: DestinationModel[];
}

interface StationNearbyModel {
  stretches: LineStretchModel[];
  nearby: NearbyModel[];
  /** Of exits and facilities. */
  sourceNote?: SourceNoteModel | undefined;
}

export interface StationPageData {
  station: StationDetail;
  /** Of all systems, like the stations. */
  lines: readonly Line[];
  stations: readonly StationSummary[];
  /** Past, current and planned. */
  alerts: readonly Alert[];
  /** Lifts and escalators of all stations that are out of order. */
  outOfOrder: readonly StationEquipment[];
  departures: readonly DirectionDepartures[];
  nearestOpen?: readonly OpenStation[] | undefined;
  nearby: readonly NearbyData[];
  places: readonly NamedPlace[];
  destinations: readonly DestinationData[];
  groups: readonly CategoryGroup[];
  now: Date;
}

/** Makes the model of a station's page. */
export function toStationPageModel(data: StationPageData, context: ModelContext): StationPageModel {
  const { station, lines, stations, now } = data;
  const { hrefs, i18n, locale } = context;
  const { code, lineIds } = station;
  const index = indexStations(stations);
  const name = station.name[locale];
  const otherLang = locale === 'th' ? 'en' : 'th';
  const lineModels = toLineModels(lineIds, context);
  const title = i18n._(msg`${name} station (${code})`);
  const crumbs = [
    { label: i18n._(msg`Home`), href: hrefs.home(locale) },
    { label: i18n._(msg`Stations`), href: hrefs.stations(locale) },
    { label: name },
  ];
  const head = toHeadModel(
    {
      title,
      description: toDescription(name, lineModels, context),
      pathIn: (other) => hrefs.station(other, code),
    },
    context,
  );
  const alerts = toStationAlerts(data, index, context);
  const departures = toDepartureBoard({ directions: data.departures, stations: index, now }, context);
  const exits = toExits(station, context);
  return {
    isOwn: true,
    head: withStructuredData(head, crumbs, context, [
      toStationStructuredData({ station, head }, context),
      ...shownAlerts(data).map((alert) => toAlertStructuredData(alert, { stations: index, head }, context)),
    ]),
    crumbs,
    code,
    name,
    other: { name: station.name[otherLang], lang: otherLang },
    lines: lineModels.map((line) => ({
      ...line,
      href: roleHref('lines', context, { line: lineIds.find((id) => id === line.id) }),
    })),
    alerts,
    shownAlertIds: shownAlerts(data).map(({ id }) => id),
    isOpen: !isClosed(data),
    nearestOpen: data.nearestOpen && toOpenStations(data.nearestOpen, index, context),
    hrefs: {
      here: hrefs.station(locale, code),
      from: hrefs.searchDeparture(locale, { from: code }),
      to: hrefs.searchDeparture(locale, { to: code }),
      map: hrefs.map(locale, { station: code }),
      fares: roleHref('fares', context, { line: lineIds[0], from: code as never }),
      status: hrefs.serviceStatus(locale),
      subscribe: hrefs.subscribe(locale, { station: code }),
    },
    stepFree: toStepFree({ ...data, stations: index }, context),
    departures,
    around: toServerPart(toAroundPart({ ...data, stations: index }, context)),
    times: toStationTimes(station.serviceHours, index, context),
    details: toServerPart({
      exits,
      equipment: toEquipmentRows(station.equipment, context),
      facts: toStationFacts(station, context),
      facilities: toFacilities(station.facilities, context),
      notKnown: notKnownWords(gapsOf(data, exits, context), context),
      changes: toDetailedChanges(station, index, context),
      destinations: toDestinations(data.destinations, code, context),
    }),
    nearby: toServerPart({
      stretches: toLineStretches(
        {
          station,
          lines: lines.filter(({ id }) => lineIds.includes(id)),
          stations: index,
          closed: closedStations(data),
        },
        context,
      ),
      nearby: toNearby(data.nearby, lineIds[0], context),
      sourceNote: toSourceNote([...station.facilities, ...station.exits], context),
    }),
  };
}

function toDescription(name: string, lines: readonly LineModel[], { i18n, locale }: ModelContext): string {
  const lineNames = new Intl.ListFormat(locale).format(lines.map((line) => line.name));
  return i18n._(
    msg`Next trains, first and last trains, exits, lifts and places at ${name} station, ${lineNames}.`,
  );
}

/** What nobody has recorded about the building. */
function gapsOf(
  { station, departures }: StationPageData,
  exits: ExitsModel | undefined,
  context: ModelContext,
): string[] {
  const hasPlatforms = departures.some((one) =>
    one.departures.some(({ platform }) => platform !== undefined),
  );
  return [
    ...(exits ? [] : exitGaps(station.exits, context)),
    ...facilityGaps(station.facilities, context),
    ...(hasPlatforms ? [] : [context.i18n._(msg`platform numbers`)]),
  ];
}

/** The stations that alerts close now. */
function closedStations({ alerts, now }: StationPageData): ReadonlySet<string> {
  return new Set(alerts.filter((alert) => isActing(alert, now)).flatMap(closedStationsOf));
}

function isClosed({ station, alerts, departures, now }: StationPageData): boolean {
  const isStopped = alerts.some(
    (alert) =>
      isActing(alert, now) && reachOf({ ...alert, informedEntities: closedEntities(alert) }, station),
  );
  return isStopped && departures.length === 0;
}

/** `Underground, opened 3 Jul 2004` */
function toStationFacts({ structure, openedOn }: StationDetail, context: ModelContext): string | undefined {
  const { i18n, locale } = context;
  const day = openedOn && formatDate(openedOn, locale);
  const facts = [structure && structureWords(structure, context), day && i18n._(msg`opened ${day}`)];
  return facts.filter(Boolean).join(' · ') || undefined;
}
