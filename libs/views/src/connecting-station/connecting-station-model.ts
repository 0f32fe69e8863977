import { msg } from '@lingui/core/macro';
import type { Agency, Line, Locale, NamedPlace, StationDetail, StationSummary } from '@raang/domain';
import { type TelephoneModel, toTelephone } from '../shared/contact/telephone-model';
import {
  type DestinationData,
  type DestinationModel,
  toDestinations,
} from '../shared/destinations/destinations-model';
import { mapStationId } from '../network-map/map-ids';
import { type LineStretchModel, toLineStretches } from '../shared/lines/line-stretches-model';
import { type AroundPartModel, toAroundPart } from '../shared/station-sketch/around-part-model';
import { roleHref } from '../shared/page/role-href';
import { type ServerPartModel, toServerPart } from '../shared/page/server-part-model';
import type { CrumbModel } from '../shared/page/crumb-model';
import { type HeadModel, toHeadModel } from '../shared/page/head';
import type { ModelContext } from '../shared/page/model-context';
import { toConnectingStationStructuredData } from '../shared/structured-data/station-structured-data';
import { withStructuredData } from '../shared/structured-data/with-structured-data';
import type { LineModel } from '../shared/words/item-words';
import { distanceWords, toDetailedChanges } from '../shared/words/change-words';
import { type ChangeModel, indexStations, lineLabel, signCode } from '../shared/words/station-words';
import { nearestOwnStations } from '../shared/station/nearest-own-stations';

/**
 * A station of a connecting system: how to get there and from there, and whom to contact. It says nothing about its
 * trains, facilities and disruptions, which this authority does not know.
 */
export interface ConnectingStationModel {
  isOwn: false;
  head: HeadModel;
  crumbs: CrumbModel[];
  /** As on its signs. */
  code: string;
  name: string;
  /** In the other language, as on station signs. */
  other: { name: string; lang: Locale };
  lines: LineModel[];
  operators: OperatorModel[];
  /** To lines of this network first. */
  changes: ChangeModel[];
  /** Walking times are not official. */
  hasEstimatedWalks: boolean;
  /** Stations of this network, if there is no change to one of them. */
  nearest: { code: string; lineId: string | undefined; name: string; href: string; distance: string }[];
  around: ServerPartModel<AroundPartModel>;
  destinations: DestinationModel[];
  /** Its neighbours, by line. */
  stretches: LineStretchModel[];
  hrefs: { from: string; to: string; fares: string | undefined; map: string | undefined };
}

export interface OperatorModel {
  name: string;
  /** What passengers call its trains. */
  brand?: string | undefined;
  website?: { text: string; href: string } | undefined;
  telephone?: TelephoneModel | undefined;
}

export interface ConnectingStationData {
  station: StationDetail;
  /** Of all systems, like the stations. */
  lines: readonly Line[];
  stations: readonly StationSummary[];
  destinations: readonly DestinationData[];
  places: readonly NamedPlace[];
  /** The map of the lines has a place for it. */
  isOnMap: boolean;
}

/** The number of stations of this network to name if none is within walking distance. */
const nearestShown = 2;

/** Makes the model of the page of another system's station. */
export function toConnectingStationModel(
  { station, lines, stations, destinations, places, isOnMap }: ConnectingStationData,
  context: ModelContext,
): ConnectingStationModel {
  const { hrefs, i18n, locale } = context;
  const { code: id, signCode: code = id, lineIds, interchanges, position } = station;
  const index = indexStations(stations);
  const name = station.name[locale];
  const otherLang = locale === 'th' ? 'en' : 'th';
  const lineModels = lineIds.map((line) => ({ id: line, name: lineLabel(line, context) }));
  const itsLines = lines.filter((line) => lineIds.includes(line.id));
  const agencies = agenciesOf(itsLines);
  const hasOwnChange = interchanges.some((change) => index.get(change.station)?.isOwn);
  const crumbs = [
    { label: i18n._(msg`Home`), href: hrefs.home(locale) },
    { label: i18n._(msg`Stations`), href: hrefs.stations(locale) },
    { label: name },
  ];
  const lineNames = new Intl.ListFormat(locale).format(lineModels.map((line) => line.name));
  const head = toHeadModel(
    {
      title: i18n._(msg`${name} station (${code})`),
      description: i18n._(
        msg`Journeys to and from ${name} station, ${lineNames}: changes, walking times and the operator’s contacts.`,
      ),
      pathIn: (other) => hrefs.station(other, id),
    },
    context,
  );
  return {
    isOwn: false,
    head: withStructuredData(head, crumbs, context, [
      toConnectingStationStructuredData({ station, agencies, head }, context),
    ]),
    crumbs,
    code,
    name,
    other: { name: station.name[otherLang], lang: otherLang },
    lines: lineModels,
    operators: agencies.map((agency) => toOperator(agency, locale)),
    changes: toDetailedChanges(station, index, context),
    hasEstimatedWalks: interchanges.some(
      ({ walkMinutes, certainty }) => walkMinutes !== undefined && certainty !== 'official',
    ),
    nearest: hasOwnChange
      ? []
      : nearestOwnStations(position, stations, nearestShown).map(({ station: near, metres }) => ({
          code: signCode(near.code, index),
          lineId: near.lineIds[0],
          name: near.name[locale],
          href: hrefs.station(locale, near.code),
          distance: distanceWords(metres, context),
        })),
    around: toServerPart(toAroundPart({ station, stations: index, places }, context)),
    destinations: toDestinations(destinations, id, context),
    stretches: toLineStretches({ station, lines: itsLines, stations: index }, context),
    hrefs: {
      from: hrefs.searchDeparture(locale, { from: id }),
      to: hrefs.searchDeparture(locale, { to: id }),
      fares: roleHref('fares', context, { from: id as never }),
      map: isOnMap ? `${hrefs.map(locale)}#${mapStationId(id)}` : undefined,
    },
  };
}

/** Each once, in the order of the lines. */
function agenciesOf(lines: readonly Line[]): Agency[] {
  return [...new Map(lines.map(({ agency }) => [agency.id, agency])).values()];
}

function toOperator({ name, brand, url, telephone }: Agency, locale: Locale): OperatorModel {
  return {
    name: name[locale],
    brand: brand && brand[locale] !== name[locale] ? brand[locale] : undefined,
    website: url === undefined ? undefined : { text: new URL(url).host.replace(/^www\./, ''), href: url },
    telephone: telephone === undefined ? undefined : toTelephone(telephone),
  };
}
