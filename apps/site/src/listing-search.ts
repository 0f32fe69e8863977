import { pageNumber } from './page-number';

const fields = ['line', 'q', 'from', 'to', 'month', 'date', 'rider'] as const;

/** A listing's query as it came: texts, cut to what anybody types. What they mean, the server reads. */
export type ListingSearch = { [Field in (typeof fields)[number]]?: string } & { page?: number };

/** Longer than any value that means something. */
const longestValue = 200;

export function listingSearch(query: Record<string, unknown>): ListingSearch {
  const texts = fields.flatMap((field) => {
    const text = query[field];
    return typeof text === 'string' && text !== '' ? [[field, text.slice(0, longestValue)]] : [];
  });
  return { ...Object.fromEntries(texts), ...pageNumber(query['page']) };
}
