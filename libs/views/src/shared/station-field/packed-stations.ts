import type { StationOption } from '@raang/ui';

/** Between stations, between their facts, and within a fact. No name has them. */
const separators = { station: '\n', fact: '\t', part: '|' };

/** Stations as one text. As objects they would be a fifth of a form's page. */
export function packStations(stations: readonly StationOption[]): string {
  return stations
    .map(({ code, signCode = '', names, lineIds, aliases = [] }) =>
      [code, names.th, names.en, listOf(lineIds), signCode, listOf(aliases)].join(separators.fact).trimEnd(),
    )
    .join(separators.station);
}

const listOf = (parts: readonly string[]) => parts.join(separators.part);

let last: { packed: string; stations: readonly StationOption[] } = { packed: '', stations: [] };

/** The stations of `packStations`; the same objects for the same text. */
export function unpackStations(packed: string): readonly StationOption[] {
  if (packed !== last.packed)
    last = { packed, stations: packed.split(separators.station).filter(Boolean).map(unpackStation) };
  return last.stations;
}

function unpackStation(packed: string): StationOption {
  const [code = '', th = '', en = '', lineIds = '', signCode, aliases] = packed.split(separators.fact);
  return {
    code,
    ...(signCode && { signCode }),
    names: { th, en },
    ...(aliases && { aliases: aliases.split(separators.part) }),
    lineIds: lineIds.split(separators.part),
  };
}
