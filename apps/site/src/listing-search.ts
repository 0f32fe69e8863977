import { pageNumber } from './page-number';
import { queryTexts } from './query-texts';

/** Which part of a listing. */
export const listingSearch = (query: Record<string, unknown>) => ({
  ...queryTexts(query, ['line', 'q', 'from', 'to', 'month', 'date', 'rider']),
  ...pageNumber(query['page']),
});
