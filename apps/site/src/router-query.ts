import { keepCanonicalQuery } from './href';

/**
 * A query as the router reads it: plain texts, and only what belongs to the page, in one order. So two addresses that
 * the answer cache takes for one page are one to the router too. Were they not, a browser would look for the page's
 * data under another name than the kept HTML brings it, and throw that HTML away.
 */
export function parseQuery(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(keepCanonicalQuery(search)));
}

/** The same query as an address has it: empty or with its `?`. */
export function stringifyQuery(query: Record<string, unknown>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return keepCanonicalQuery(String(new URLSearchParams(given)));
}
