import type { NamedPlace, StationSummary } from '@raang/domain';
import type { Named } from '@raang/text-time';
import type { StationOption } from '@raang/ui';

/** What a typed text may name: a station, or a place. */
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

/** A station with its other names. Where the code on its signs is not fit for addresses, it is one of them. */
export function toStationOption({
  code,
  signCode,
  name,
  aliases = [],
  lineIds,
}: StationSummary): StationOption {
  const others = [...aliases, ...(signCode ? [signCode] : [])];
  return {
    code,
    ...(signCode && { signCode }),
    names: name,
    ...(others.length > 0 && { aliases: others }),
    lineIds,
  };
}

/** The names by which a typed text finds a place. */
export function placeNames({ name, aliases }: NamedPlace): Named {
  return { names: name, aliases };
}
