import { queryTexts } from './query-texts';

/** What the map shows. */
export const mapSearch = (query: Record<string, unknown>) => queryTexts(query, ['station', 'from', 'layer']);
