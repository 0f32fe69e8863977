/** Longer words are no question to the search. */
const maximumLength = 60;

/** Segments of a path without its language. */
const segmentsOf = (path: string) => path.split('/').filter((segment) => segment.length > 2);

/** What the last part of a missed path says in words, for the search field; empty if it says nothing. */
export function wordsOfPath(path: string): string {
  const words = (segmentsOf(path).at(-1) ?? '').replaceAll(/[-_+.]+/g, ' ').trim();
  // an id, markup or a whole sentence would find nothing
  return words.length <= maximumLength && /^[\p{L}\p{M}\p{N} ]*$/u.test(words) && /\p{L}/u.test(words)
    ? words
    : '';
}

/**
 * The page whose own part of the address a part of the missed path is, or begins with, or is the beginning of. The last
 * part of the path counts first. The search forgives typing mistakes.
 */
export function nearestPage<Page extends { href: string }>(
  path: string,
  pages: readonly Page[],
): Page | undefined {
  for (const segment of segmentsOf(path.toLowerCase()).reverse()) {
    const nearest = pages.find(({ href }) => {
      const own = href.slice(href.lastIndexOf('/') + 1);
      return own.startsWith(segment) || segment.startsWith(own);
    });
    if (nearest) return nearest;
  }
  return undefined;
}
