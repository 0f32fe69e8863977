import type { JourneyEnd, NamedPlace, StationSummary } from '@raang/domain';
import { findCode, isSure, matchNames, meaningOf } from '@raang/text-time';
import { type KnownName, toKnownNames } from './known-names';
import { nearestOf } from './place-words';

/** A typed station or place. */
export interface TypedStation {
  typed: string;
  /** Absent if the text is empty, or does not name one station. For a place, its nearest station. */
  station?: StationSummary | undefined;
  /** The place that was typed instead of a station. */
  place?: NamedPlace | undefined;
  /** Names that the text may mean; a passenger has to choose. Never taken without asking. */
  nearest: readonly StationSummary[];
  nearestPlaces: readonly NamedPlace[];
  /** What else the text may mean, besides what was taken. */
  others: readonly KnownName[];
  /** The text is the whole name of each of `nearest` and `nearestPlaces`. */
  isNamesake: boolean;
}

/** Maximum number of suggestions. */
const nearestCount = 4;

export const nothingTyped: TypedStation = {
  typed: '',
  nearest: [],
  nearestPlaces: [],
  others: [],
  isNamesake: false,
};

/**
 * Reads a typed station: its code, or a name. With `places`, the text may also be the id or a name of a place. A code
 * and a name as it is spelt are found without ranking the names.
 */
export function readStation(
  typed: string,
  stations: readonly StationSummary[],
  places: readonly NamedPlace[] = [],
): TypedStation {
  if (typed === '') return nothingTyped;
  const found = { ...nothingTyped, typed };
  const station = stationByCode(stations, typed);
  if (station) return { ...found, station };
  const place = places.find(({ id }) => id === typed);
  if (place) return { ...found, ...at(place, stations) };
  const known = toKnownNames(stations, places);
  const { named, similar } = meaningOf(known, typed);
  if (named.length === 0) {
    const shown = similar.slice(0, nearestCount);
    return { ...found, nearest: stationsOf(shown), nearestPlaces: placesOf(shown) };
  }
  const [namedStations, namedPlaces] = [stationsOf(named), placesOf(named)];
  if (namedStations.length > 0) return { ...found, ...oneOf(namedStations, alsoNamed(typed, known, named)) };
  if (namedPlaces.length === 1) return { ...found, ...at(namedPlaces[0]!, stations) };
  return { ...found, nearestPlaces: namedPlaces.slice(0, nearestCount), isNamesake: true };
}

/** By its code, also as `bl1` for BL01. */
function stationByCode(stations: readonly StationSummary[], typed: string): StationSummary | undefined {
  const code = findCode(
    typed,
    stations.map((one) => one.code),
  );
  return code && stations.find((one) => one.code === code);
}

/** Where a journey starts or ends. */
export function endOf({ place, station }: TypedStation): JourneyEnd | undefined {
  return place?.id ?? station?.code;
}

/** Start and destination for a link that changes one of them: what is not understood yet stays as typed. */
export function typedEnds({ from, to }: Record<'from' | 'to', TypedStation>): { from?: string; to?: string } {
  const [start, end] = [from, to].map((typed) => endOf(typed) ?? typed.typed);
  return { ...(start && { from: start }), ...(end && { to: end }) };
}

function at(place: NamedPlace, stations: readonly StationSummary[]): Partial<TypedStation> {
  const nearest = nearestOf(place.near, stations);
  return { place, station: stations.find(({ code }) => code === nearest?.station) };
}

/**
 * Takes one of several stations if passengers change between them: the planner adds that walk. Among stations of one
 * name it is our own. The others are offered, except platforms inside the same paid area.
 */
function oneOf(stations: readonly StationSummary[], also: readonly KnownName[]): Partial<TypedStation> {
  const [first] = stations;
  const chosen = stations.find(({ name, isOwn }) => isOwn && name.th === first?.name.th) ?? first;
  const changeTo = (code: string) => chosen?.interchanges.find(({ station }) => station === code);
  const rest = stations.filter((station) => station !== chosen);
  if (!rest.every(({ code }) => changeTo(code)))
    return { nearest: stations.slice(0, nearestCount), isNamesake: true };
  const isSame = (name: KnownName) =>
    'station' in name && (name.station === chosen || changeTo(name.station.code)?.isInPaidArea);
  return { station: chosen, others: also.filter((name) => !isSame(name)).slice(0, nearestCount) };
}

/** Everything of this name; and an airport, which many people call by the name of its station. */
function alsoNamed(typed: string, known: readonly KnownName[], named: readonly KnownName[]): KnownName[] {
  const airports = known.filter((name) => 'place' in name && name.place.kind === 'airport');
  const matches = matchNames(airports, typed).filter(isSure);
  return [...new Set([...named, ...matches.map(({ thing }) => thing)])];
}

function stationsOf(names: readonly KnownName[]): StationSummary[] {
  return names.flatMap((name) => ('station' in name ? [name.station] : []));
}

function placesOf(names: readonly KnownName[]): NamedPlace[] {
  return names.flatMap((name) => ('place' in name ? [name.place] : []));
}
