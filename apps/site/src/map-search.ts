const fields = ['station', 'from', 'layer'] as const;

/** What the address of the map asks, as it came; what it means, the server reads. */
export type MapSearch = { [Field in (typeof fields)[number]]?: string };

/** Longer than any value that means something. */
const longestValue = 200;

export function mapSearch(query: Record<string, unknown>): MapSearch {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = query[field];
      return typeof text === 'string' && text !== '' ? [[field, text.slice(0, longestValue)]] : [];
    }),
  );
}
