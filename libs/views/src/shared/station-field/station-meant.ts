import { findByName } from '@raang/text-time';
import type { StationOption } from '@raang/ui';

/**
 * The stations that a text names in full: by a name in either language, or by a code, alone or beside a name as the
 * field's own suggestions write it. Several where lines have stations of one name.
 */
export function stationsMeant<Option extends StationOption>(
  stations: readonly Option[],
  text: string,
): Option[] {
  const named = findByName(stations, text);
  if (named.length > 0) return named;
  const words = text.toUpperCase().split(/[^A-Z0-9]+/);
  return stations.filter(({ code }) => words.includes(code));
}
