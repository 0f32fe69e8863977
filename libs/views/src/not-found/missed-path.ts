import { slipsBetween, slipsForgiven } from '@raang/text-time';

/** Longer words are no question to the search. */
const maximumLength = 60;

/** Segments of a path without its language. */
const segmentsOf = (path: string) => path.split(/[/?#]/).filter((segment) => segment.length > 2);

/** What the last part of a missed path says in words, for the search field; empty if it says nothing. */
export function wordsOfPath(path: string): string {
  const words = (segmentsOf(path).at(-1) ?? '').replaceAll(/[-_+.\s]+/g, ' ').trim();
  // an id, markup or a whole sentence would find nothing
  return words.length <= maximumLength && /^[\p{L}\p{M} ]*\p{L}[\p{L}\p{M}\p{N} ]*$/u.test(words)
    ? words
    : '';
}

/** The page whose own part of the address a part of the missed path is, the last first, or is but for typing mistakes. */
export function nearestPage<Page extends { href: string }>(
  path: string,
  pages: readonly Page[],
): Page | undefined {
  for (const segment of segmentsOf(path.toLowerCase()).reverse()) {
    const most = slipsForgiven(segment.length);
    const near = pages
      .map((page) => ({ page, slips: slipsBetween(segment, page.href.split('/').at(-1)!, most) }))
      .filter(({ slips }) => slips <= most)
      .sort((one, other) => one.slips - other.slips);
    if (near[0]) return near[0].page;
  }
  return undefined;
}
