// Builds the feed from the tables. Deterministic: same tables, same bytes.
import { agency, attributions, feedInfo, sources } from './about.mjs';
import { calendar, calendarDates } from './calendar.mjs';
import { printCsv } from './csv.mjs';
import { stationFacilities } from './facilities.mjs';
import { fareRanges, fareRulesDated, fareTables } from './fares.mjs';
import { routes } from './lines.mjs';
import { transfers } from './links.mjs';
import { fareMedia, riderCategories } from './riders.mjs';
import { stops } from './stops.mjs';
import { translationsFile } from './translations.mjs';
import { frequencies, stopTimes, trips } from './trips.mjs';

/** @type {Array<(tables: import('./tables.mjs').Tables) => import('./csv.mjs').FeedFile>} */
const makers = [
  agency,
  routes,
  stops,
  calendar,
  calendarDates,
  trips,
  stopTimes,
  frequencies,
  transfers,
  stationFacilities,
  riderCategories,
  fareMedia,
  fareTables,
  fareRanges,
  fareRulesDated,
  feedInfo,
  attributions,
  sources,
];

/**
 * @param {import('./tables.mjs').Tables} tables
 * @returns {Map<string, string>} file name → text
 */
export function buildFeed(tables) {
  const files = makers.map((make) => make(tables));
  const translations = translationsFile(files.flatMap((file) => file.translations ?? []));
  return new Map([...files, translations].map(({ file, columns, rows }) => [file, printCsv(columns, rows)]));
}
