/**
 * Whether the client already has the response (RFC 9110 §13.1.2). Ignores `W/`: a proxy that compresses makes a
 * strong tag weak.
 *
 * @param ifNoneMatch the header's value: a list of tags, or `*` for any
 * @param etag without quotes
 */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${etag}"`);
}
