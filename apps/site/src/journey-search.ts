import { queryTexts } from './query-texts';

/** A question to the timetable. */
export const journeySearch = (query: Record<string, unknown>) =>
  queryTexts(query, ['from', 'to', 'mode', 'date', 'time', 'prefer', 'stepFree']);
