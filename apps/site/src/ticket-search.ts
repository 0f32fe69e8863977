import { queryTexts } from './query-texts';

/** What the page asks, answer by answer. */
export const ticketSearch = (query: Record<string, unknown>) =>
  queryTexts(query, ['from', 'to', 'line', 'rider', 'card', 'date']);
