import { findByName, findCode, type Named } from '@raang/text-time';
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
  if (named.length > 0) return named;
  const { station, rest } = codeIn(stations, text) ?? {};
  return station && agrees(station, rest) ? [station] : [];
}

/** A station whose code is a word of a text, and the text without it. */
export interface CodeInText<Station> {
  station: Station;
  rest: string;
}

/** Finds a code within a text, such as "BL22 Sukhumvit" or the field's own suggestions; undefined without one. */
export function codeIn<Station extends { code: string; signCode?: string | undefined }>(
  stations: readonly Station[],
  text: string,
): CodeInText<Station> | undefined {
  const signed = stations.find(({ signCode }) => signCode !== undefined && text.endsWith(`(${signCode})`));
  if (signed) return { station: signed, rest: text.slice(0, text.lastIndexOf('(')) };
  const codes = stations.map(({ code }) => code);
  for (const word of text.match(/[A-Za-z0-9]+/g) ?? []) {
    const code = /\d/.test(word) ? findCode(word, codes) : codes.find((one) => one === word);
    const station = stations.find((one) => one.code === code);
    if (station) return { station, rest: text.replace(word, ' ').replace(/[()]/g, ' ') };
  }
  return undefined;
}

/** Whether the rest of a text says nothing else than its code: nothing at all, or a name of the same station. */
export function agrees(station: Named, rest = ''): boolean {
  return !/[\p{L}\p{N}]/u.test(rest) || findByName([station], rest).length > 0;
}
