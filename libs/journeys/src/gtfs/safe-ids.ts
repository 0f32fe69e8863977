// Ids and codes of a feed have any shape: numbers, capitals, spaces, Thai. Ours are parts of URLs.
import { slug, stationCode, type AgencyId, type LineId, type StationCode } from '@raang/domain';

/** A line's id for URLs, from its `route_id`. */
export const safeLineId = (routeId: string) => safeSlug(routeId) as LineId;

/** An agency's id for URLs, from its `agency_id`. */
export const safeAgencyId = (agencyId: string) => safeSlug(agencyId) as AgencyId;

/** A station's code for URLs, from the code on its signs. */
export function safeStationCode(code: string): StationCode {
  const known = stationCode.safeParse(code);
  return known.success ? known.data : (`${readable(code)}${digest(code)}` as StationCode);
}

const safeSlug = (id: string) =>
  slug.safeParse(id).success ? id : `${readable(id).toLowerCase()}${digest(id)}`;

/** The Latin letters and digits of an id, followed by a hyphen if there are any. */
function readable(id: string): string {
  const words = id.normalize('NFKD').match(/[A-Za-z0-9]+/g) ?? [];
  return words.map((word) => `${word}-`).join('').slice(0, 28).replace(/[^-]$/, '$&-');
}

/**
 * Ids that differ only in what `readable` drops stay different. It depends on the id alone, so URLs stay as they are when
 * the feed changes. FNV-1a, 32 bits.
 */
function digest(id: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}
