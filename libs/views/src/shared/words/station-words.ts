import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Certainty, Facility, StationStructure, StationSummary } from '@raang/domain';
import type { ModelContext } from '../page/model-context';

/** Stations by their code. */
export type StationIndex = ReadonlyMap<string, StationSummary>;

export function indexStations(stations: readonly StationSummary[] = []): StationIndex {
  return new Map(stations.map((station) => [station.code, station]));
}

/** A station's name in the page's language, or its code if the feed does not have the station. */
export function stationName(code: string, stations: StationIndex, { locale }: ModelContext): string {
  return stations.get(code)?.name[locale] ?? code;
}

/** A line's name without the word for "line", which the kit's badges add. */
export function shortLineName(name: string): string {
  return name.replace(/^สาย| Line$/, '');
}

export function structureWords(structure: StationStructure, { i18n }: ModelContext): string {
  switch (structure) {
    case 'elevated':
      return i18n._(msg`Elevated`);
    case 'underground':
      return i18n._(msg`Underground`);
    case 'at-grade':
      return i18n._(msg`At street level`);
  }
}

const facilityNames: Record<Facility, MessageDescriptor> = {
  lift: msg`Lift`,
  escalator: msg`Escalator`,
  toilet: msg`Toilets`,
  'accessible-toilet': msg`Accessible toilet`,
  parking: msg`Parking`,
  'bicycle-rack': msg`Bicycle racks`,
  atm: msg`Cash machine`,
  shop: msg`Shops`,
  aed: msg`Defibrillator (AED)`,
  wifi: msg`Wi-Fi`,
  locker: msg`Lockers`,
  'first-aid': msg`First aid`,
};

export function facilityName(facility: Facility, { i18n }: ModelContext): string {
  return i18n._(facilityNames[facility]);
}

/** A record's certainty in a word or two; undefined for official records. */
export function certaintyWord(certainty: Certainty, { i18n }: ModelContext): string | undefined {
  switch (certainty) {
    case 'official':
      return undefined;
    case 'probable':
      return i18n._(msg`unconfirmed`);
    case 'computed':
      return i18n._(msg`calculated`);
    case 'estimated':
      return i18n._(msg`an estimate`);
    case 'illustrative':
      return i18n._(msg`an example`);
  }
}

/** A connection at a station: to a line of this network or of another system. */
export interface ChangeModel {
  /** A line of this network. The key of another system's line has no colour. */
  lineId: string;
  line: string;
  /** The other station and its code, the walking time, and whether passengers leave the paid area. */
  details: string[];
  /** The other station's page; absent for stations of other systems. */
  href?: string | undefined;
}

/** Returns a station's connections; lines of this network first. */
export function toChanges(
  { interchanges, connections }: StationSummary,
  stations: StationIndex,
  context: ModelContext,
): ChangeModel[] {
  const { hrefs, i18n, lines, locale } = context;
  const away = (minutes: number | undefined, isInPaidArea: boolean | undefined) => [
    ...(minutes === undefined
      ? []
      : [
          i18n._(
            msg`${plural(minutes, { one: 'about # minute on foot', other: 'about # minutes on foot' })}`,
          ),
        ]),
    ...gatesWords(isInPaidArea, context),
  ];
  return [
    ...interchanges.flatMap(({ station, lineIds, walkMinutes, isInPaidArea }) =>
      lineIds.map((id) => ({
        lineId: id,
        line: lines.find((line) => line.id === id)?.name[locale] ?? id,
        details: [
          `${stationName(station, stations, context)} (${station})`,
          ...away(walkMinutes, isInPaidArea),
        ],
        href: hrefs.station(locale, station),
      })),
    ),
    ...connections.map(({ system, line, code, name, walkMinutes, isInPaidArea }) => ({
      lineId: `other-${code}`,
      line: system[locale] === line[locale] ? line[locale] : `${system[locale]} ${line[locale]}`,
      details: [`${name[locale]} (${code})`, ...away(walkMinutes, isInPaidArea)],
    })),
  ];
}

/** Whether passengers leave the paid area; undefined if unknown. */
export function gatesWords(isInPaidArea: boolean | undefined, { i18n }: ModelContext): string[] {
  if (isInPaidArea === undefined) return [];
  return [isInPaidArea ? i18n._(msg`no need to tap out`) : i18n._(msg`tap out and in again`)];
}
