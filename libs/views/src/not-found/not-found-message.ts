// The specification's texts (§4 and §8), for people who repair links.

/** Where no rule says more, as for a missing file. */
export const defaultNotFoundMessage = 'Page Not Found';

/**
 * The technical message of a 404 page, in English.
 *
 * @param reason no route matches the path, or a route matches but what the path names does not exist
 */
export function notFoundMessage(reason: 'unmatched' | 'invalid', path: string): string {
  return reason === 'unmatched' ? `Page not found: ${path}` : `${defaultNotFoundMessage}: ${path}`;
}
