// Ids and codes of a feed have any shape: numbers, capitals, spaces, Thai. Ours are parts of URLs.
import { slug, stationCode, type AgencyId, type LineId, type StationCode } from '@raang/domain';

/** A line's id for URLs, from its `route_id`. */
export const safeLineId = (routeId: string) => safeSlug(routeId) as LineId;

/** An agency's id for URLs, from its `agency_id`. */
export const safeAgencyId = (agencyId: string) => safeSlug(agencyId) as AgencyId;

/** Any other id for URLs and data. */
export const safeSlug = (id: string) =>
  slug.safeParse(id).success && !isMade(id) ? id : makeId(id, id.toLowerCase());

/**
 * A station's code for URLs, from the code on its signs. Feeds of several agencies may repeat a code; the stations that
 * share one get a code that also depends on their `stop_id`.
 */
export function safeStationCode(signCode: string, sharedBy?: { stopId: string }): StationCode {
  if (sharedBy) return makeId(JSON.stringify([signCode, sharedBy.stopId]), signCode) as StationCode;
  const isSafe = stationCode.safeParse(signCode).success && !isMade(signCode);
  return (isSafe ? signCode : makeId(signCode, signCode)) as StationCode;
}

/** The codes that more than one station has. */
export function sharedCodes(codes: Iterable<string>): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const code of codes) (seen.has(code) ? shared : seen).add(code);
  return shared;
}

/**
 * The readable part of an id and a digest of the whole. It depends on nothing else, so URLs stay as they are when the
 * feed changes or its rows are sorted.
 */
function makeId(id: string, text: string): string {
  return [...readableWords(text), `x${digestOf(id)}`].join('-');
}

/** The lower 48 bits of FNV-1a for 64 bits, in hexadecimal. Own code, since the network does without Node. */
function digestOf(id: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(id)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0').slice(-12);
}

/** An id of the form that `makeId` gives is replaced too, so that no id of a feed equals the made id of another. */
const isMade = (id: string) => /(^|-)x[0-9a-f]{12}$/.test(id);

/** Leaves room for the digest in the 40 characters of a station code. */
const readableLength = 24;

/** The Latin words and numbers of a text, as far as there is room. */
function readableWords(text: string): string[] {
  const latin = text.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');
  const words =
    latin
      .match(/[A-Za-z0-9]+/g)
      ?.join('-')
      .slice(0, readableLength) ?? '';
  return words.split('-').filter((word) => word !== '');
}
