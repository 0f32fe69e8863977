import { findByName } from '@raang/text-time';
import type { StationOption } from '@raang/ui';

/**
 * Returns the stations that a text names in full: by a name in either language, by a code, or by a suggestion of the
 * field (name and code). Several if lines have stations of the same name.
 */
export function matchStations<Option extends StationOption>(
  stations: readonly Option[],
  text: string,
): Option[] {
  const named = findByName(stations, text);
  return named.length > 0 ? named : stationsByCode(stations, text);
}

/** Stations whose code is a word of the text, or in brackets at its end, as in the field's own suggestions. */
export function stationsByCode<Station extends { code: string; signCode?: string | undefined }>(
  stations: readonly Station[],
  text: string,
): Station[] {
  const words = text.toUpperCase().split(/[^A-Z0-9]+/);
  return stations.filter(
    ({ code, signCode }) =>
      words.includes(code.toUpperCase()) || (signCode !== undefined && text.endsWith(`(${signCode})`)),
  );
}
