import { msg, plural } from '@lingui/core/macro';
import type { Facility, StationStructure, StationSummary } from '@raang/domain';
import { facilityNouns } from '@raang/i18n';
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

/** The code on a station's signs. */
export function signCode(code: string, stations: StationIndex): string {
  return stations.get(code)?.signCode ?? code;
}

/**
 * A line's full name. One of another system is followed by what passengers call its trains: Sukhumvit Line (BTS). The
 * id if the line is unknown.
 */
export function lineLabel(id: string, { lines, connectingLines, locale }: ModelContext): string {
  const own = lines.find((line) => line.id === id);
  if (own) return own.name[locale];
  const other = connectingLines.find((line) => line.id === id);
  const [name, brand] = [other?.name[locale] ?? id, other?.brand?.[locale]];
  return brand && brand !== name ? `${name} (${brand})` : name;
}

/** The names of several lines; those of one other system are followed by what passengers call its trains, once. */
export function linesLabel(ids: readonly string[], context: ModelContext): string {
  const { connectingLines, locale } = context;
  const others = ids.map((id) => connectingLines.find((line) => line.id === id));
  const [brand, second] = new Set(others.map((line) => line?.brand?.[locale]));
  if (ids.length < 2 || !brand || second) return ids.map((id) => lineLabel(id, context)).join(' + ');
  return `${others.map((line) => line?.name[locale]).join(' + ')} (${brand})`;
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

export function facilityName(facility: Facility, { i18n }: ModelContext): string {
  return i18n._(facilityNouns[facility]);
}

/** As it stands within a sentence; `Wi-Fi` and `Defibrillator (AED)` keep their capitals. */
export function facilityInSentence(facility: Facility, context: ModelContext): string {
  return facilityName(facility, context).replace(/^[A-Z](?=[a-z -]+$)/, (letter) => letter.toLowerCase());
}

/** A change at a station: to another line of this network, or to another system. */
export interface ChangeModel {
  lineId: string;
  line: string;
  /** The code on the signs of the other station. */
  code: string;
  /** The other station and its code, the walking time, and whether passengers leave the paid area. */
  details: string[];
  href: string;
}

/** Returns where passengers can change at a station; lines of this network first. */
export function toChanges(
  { interchanges }: StationSummary,
  stations: StationIndex,
  context: ModelContext,
): ChangeModel[] {
  const { hrefs, lines, locale } = context;
  const isOwn = (lineId: string) => lines.some(({ id }) => id === lineId);
  const away = (minutes: number | undefined) =>
    minutes === undefined ? [] : [walkMinutesWords(minutes, context)];
  const changes = interchanges.flatMap(({ station, lineIds, walkMinutes, isInPaidArea }) =>
    lineIds.map((id) => ({
      lineId: id,
      line: lineLabel(id, context),
      code: signCode(station, stations),
      details: [
        `${stationName(station, stations, context)} (${signCode(station, stations)})`,
        ...away(walkMinutes),
        ...gatesWords(isInPaidArea, context),
      ],
      href: hrefs.station(locale, station),
    })),
  );
  return changes.sort((one, other) => Number(isOwn(other.lineId)) - Number(isOwn(one.lineId)));
}

export function walkMinutesWords(minutes: number, { i18n }: ModelContext): string {
  return i18n._(msg`${plural(minutes, { one: 'about # minute on foot', other: 'about # minutes on foot' })}`);
}

/** Whether passengers leave the paid area; undefined if unknown. */
export function gatesWords(isInPaidArea: boolean | undefined, { i18n }: ModelContext): string[] {
  if (isInPaidArea === undefined) return [];
  return [isInPaidArea ? i18n._(msg`no need to tap out`) : i18n._(msg`tap out and in again`)];
}
