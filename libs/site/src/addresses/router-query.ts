/**
 * A query as the router reads it: plain texts, each once, without empty ones. The route picks the ones that belong
 * to its page (page-address.ts).
 */
export function parseQuery(search: string): Record<string, string> {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    [...given.keys()].map((name) => [name, given.get(name) ?? '']).filter(([, text]) => text !== ''),
  );
}

/** The same query in a URL: empty or with its `?`. */
export function stringifyQuery(query: Record<string, unknown>): string {
  const given = Object.entries(query)
    .map(([name, value]) => [name, value === undefined ? '' : String(value)])
    .filter(([, text]) => text !== '');
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
