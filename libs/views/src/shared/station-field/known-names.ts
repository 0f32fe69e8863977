import type { NamedPlace, StationSummary } from '@raang/domain';
import type { Named } from '@raang/text-time';
import type { StationOption } from '@raang/ui';

/** What a typed text may name: one of our stations, or a place. */
export type KnownName = Named & ({ station: StationSummary } | { place: NamedPlace });

/** Every name that a station field knows. Stations come first: they win where a match is equal. */
export function toKnownNames(
  stations: readonly StationSummary[],
  places: readonly NamedPlace[],
): readonly KnownName[] {
  return [
    ...stations.map((station) => ({ ...toStationOption(station), station })),
    ...places.map((place) => ({ ...placeNames(place), place })),
  ];
}

/** Adds other names: popular ones, and stations of other systems with a connection, such as Asok at Sukhumvit. */
export function toStationOption({
  code,
  name,
  aliases: own = [],
  lineIds,
  connections,
}: StationSummary): StationOption {
  const others = connections.flatMap((connection) => [
    connection.name.th,
    connection.name.en,
    connection.code,
  ]);
  const aliases = [...new Set([...own, ...others])].filter((other) => other !== name.th && other !== name.en);
  return { code, names: name, ...(aliases.length > 0 && { aliases }), lineIds };
}

/** A place's names. The codes on the signs of its own system name a station, not a mall near it. */
export function placeNames({ kind, name, aliases, system }: NamedPlace): Named {
  return { names: name, aliases: [...aliases, ...(kind === 'station' ? (system?.codes ?? []) : [])] };
}
