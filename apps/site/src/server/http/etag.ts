/**
 * Whether a client has the answer already (RFC 9110 §13.1.2). The comparison ignores `W/`: a proxy that compresses
 * makes a strong tag a weak one.
 *
 * @param ifNoneMatch the header's value: a list of tags, or `*` for any
 * @param etag without quotes
 */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${etag}"`);
}
