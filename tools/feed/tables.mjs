// The source tables in apps/site/network. README.md there explains the columns.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap.mjs';
import { parseCsv } from './csv.mjs';

/** @typedef {import('./csv.mjs').Row} Row */

export const networkFolder = path.join(root, 'apps', 'site', 'network');

/** Table → file, in the order of the README. */
export const tableFiles = /** @type {const} */ ({
  sources: 'sources.csv',
  publication: 'publication.csv',
  attributions: 'attributions.csv',
  agencies: 'agencies.csv',
  lines: 'lines.csv',
  stations: 'stations.csv',
  exits: 'exits.csv',
  landmarks: 'landmarks.csv',
  facilities: 'facilities.csv',
  interchanges: 'interchanges.csv',
  places: 'places.csv',
  services: 'services.csv',
  holidays: 'holidays.csv',
  patterns: 'patterns.csv',
  headsigns: 'headsigns.csv',
  runningTimes: 'running-times.csv',
  headways: 'headways.csv',
  riderCategories: 'rider-categories.csv',
  fareMedia: 'fare-media.csv',
  fareTables: 'fare-tables.csv',
  fareAmounts: 'fare-amounts.csv',
  fareRanges: 'fare-ranges.csv',
  fareRules: 'fare-rules.csv',
});

/** @typedef {Record<keyof typeof tableFiles, Row[]>} Tables */

/** @returns {Tables} */
export function readTables(folder = networkFolder) {
  const entries = Object.entries(tableFiles).map(([table, file]) => [
    table,
    parseCsv(fs.readFileSync(path.join(folder, file), 'utf8'), file),
  ]);
  return Object.fromEntries(entries);
}

/** The parts of a field with several values. @param {string} field */
export const listOf = (field) => field.split(';').filter((part) => part !== '');

/**
 * The names of a row's sources, in both languages, as shown to readers.
 * @param {Tables} tables
 * @param {Row} row
 */
export function sourceNames({ sources }, row) {
  const named = listOf(row.source).map((id) => sources.find(({ source_id }) => source_id === id));
  return {
    source_th: named.map((source) => source?.name_th).join('; '),
    source_en: named.map((source) => source?.name_en).join('; '),
  };
}
