import type { NamedPlace, PlaceWay, StationSummary } from '@raang/domain';
import { findByName, matchNames } from '@raang/text-time';
import { type KnownName, toKnownNames } from './known-names';
import { stationsByCode } from './match-stations';

export interface TypedStation {
  typed: string;
  /** Absent if the text is empty, or does not name one station. */
  station?: StationSummary | undefined;
  /** The place that was typed instead of `station`, and the way between them. */
  near?: { place: NamedPlace; way: PlaceWay } | undefined;
  /** What the text names, if a passenger has to choose: a place with several ways, or a station of another system. */
  places: readonly NamedPlace[];
  /** Names that the text may mean. Never taken without asking. */
  nearest: readonly StationSummary[];
  nearestPlaces: readonly NamedPlace[];
}

/** Maximum number of suggestions. */
const nearestCount = 4;

const nothing = { places: [], nearest: [], nearestPlaces: [] };

/** Reads a typed station. With `places`, the text may also name a place or a station of another system. */
export function readStation(
  typed: string,
  stations: readonly StationSummary[],
  places: readonly NamedPlace[] = [],
): TypedStation {
  if (typed === '') return { typed, ...nothing };
  const known = toKnownNames(stations, places);
  const named = findByName(known, typed);
  const ours = named.length > 0 ? stationsOf(named) : stationsByCode(stations, typed);
  const theirs = placesOf(named);
  if (ours.length > 0) return { typed, ...nothing, ...oneOf(ours) };
  if (theirs.length > 0) return { typed, ...nothing, ...reachedFrom(theirs, stations) };
  const similar = matchNames(known, typed)
    .map(({ thing }) => thing)
    .slice(0, nearestCount);
  return { typed, ...nothing, nearest: stationsOf(similar), nearestPlaces: placesOf(similar) };
}

/** Two codes of one place count as one station if passengers change between them: fares do not depend on that walk. */
function oneOf(stations: readonly StationSummary[]): Partial<TypedStation> {
  const [first, ...others] = stations;
  const isOnePlace = others.every(({ code }) => first?.interchanges.some(({ station }) => station === code));
  return isOnePlace ? { station: first } : { nearest: stations.slice(0, nearestCount) };
}

/** A place near one station is that station; otherwise a passenger chooses the way. */
function reachedFrom(
  places: readonly NamedPlace[],
  stations: readonly StationSummary[],
): Partial<TypedStation> {
  const [place, ...others] = places;
  const [way, ...otherWays] = place?.ways ?? [];
  const station = stations.find(({ code }) => code === way?.station);
  const isClear = others.length === 0 && otherWays.length === 0 && !way?.change;
  return place && way && station && isClear ? { station, near: { place, way } } : { places };
}

/** Start and destination for a link that changes one of them: what is not understood yet stays as typed. */
export function typedEnds({ from, to }: Record<'from' | 'to', TypedStation>): { from?: string; to?: string } {
  const [start, end] = [from, to].map(({ station, typed }) => station?.code ?? typed);
  return { ...(start && { from: start }), ...(end && { to: end }) };
}

function stationsOf(names: readonly KnownName[]): StationSummary[] {
  return names.flatMap((name) => ('station' in name ? [name.station] : []));
}

function placesOf(names: readonly KnownName[]): NamedPlace[] {
  return names.flatMap((name) => ('place' in name ? [name.place] : []));
}
