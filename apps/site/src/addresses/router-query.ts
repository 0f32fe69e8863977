/**
 * A query as the router reads it: plain texts, each once, without empty ones. Which of them belong to a page is said
 * by its route (page-address.ts).
 */
export function parseQuery(search: string): Record<string, string> {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    [...given.keys()].map((name) => [name, given.get(name) ?? '']).filter(([, text]) => text !== ''),
  );
}

/** The same query as an address has it: empty or with its `?`. */
export function stringifyQuery(query: Record<string, unknown>): string {
  const given = Object.entries(query)
    .map(([name, value]) => [name, value === undefined ? '' : String(value)])
    .filter(([, text]) => text !== '');
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
