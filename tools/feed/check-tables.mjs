// Checks the source tables before a feed is built. Each problem names file, line and reason.
import { readNear } from './gazetteer.mjs';
import { listOf, tableFiles } from './tables.mjs';
import { seconds } from './values.mjs';

/** @typedef {import('./tables.mjs').Tables} Tables */
/** @typedef {keyof Tables} Table */

/** Column of a table → the table and column that must contain its value (or each of its values). */
const references = /** @type {Array<[Table, string, Table, string]>} */ ([
  ['lines', 'agency_id', 'agencies', 'agency_id'],
  ['stations', 'line_id', 'lines', 'line_id'],
  ['exits', 'station_code', 'stations', 'station_code'],
  ['landmarks', 'station_code', 'stations', 'station_code'],
  ['facilities', 'station_code', 'stations', 'station_code'],
  ['interchanges', 'from_station', 'stations', 'station_code'],
  ['interchanges', 'to_station', 'stations', 'station_code'],
  ['patterns', 'line_id', 'lines', 'line_id'],
  ['headsigns', 'pattern_id', 'patterns', 'pattern_id'],
  ['headsigns', 'until_station', 'stations', 'station_code'],
  ['runningTimes', 'from_station', 'stations', 'station_code'],
  ['runningTimes', 'to_station', 'stations', 'station_code'],
  ['headways', 'pattern_id', 'patterns', 'pattern_id'],
  ['headways', 'service_id', 'services', 'service_id'],
  ['fareMedia', 'line_ids', 'lines', 'line_id'],
  ['fareMedia', 'rider_categories', 'riderCategories', 'rider_category_id'],
  ['fareTables', 'line_id', 'lines', 'line_id'],
  ['fareTables', 'rider_category', 'riderCategories', 'rider_category_id'],
  ['fareTables', 'derived_from', 'fareTables', 'fare_table_id'],
  ['fareAmounts', 'fare_table_id', 'fareTables', 'fare_table_id'],
  ['fareRanges', 'line_ids', 'lines', 'line_id'],
  ['fareRanges', 'stations', 'stations', 'station_code'],
  ['fareRanges', 'rider_category', 'riderCategories', 'rider_category_id'],
  ['fareRules', 'line_ids', 'lines', 'line_id'],
  ['fareRules', 'from_station', 'stations', 'station_code'],
  ['fareRules', 'to_station', 'stations', 'station_code'],
  ['fareRules', 'rider_category', 'riderCategories', 'rider_category_id'],
  ['fareRules', 'fare_media', 'fareMedia', 'fare_media_id'],
]);

const certainties = ['official', 'probable', 'computed', 'estimated'];
const dates = [
  'as_of',
  'date',
  'opened_on',
  'commercial_on',
  'valid_from',
  'valid_to',
  'starts_on',
  'ends_on',
];

/** Checks of single tables. @type {Partial<Record<Table, (tables: Tables, row: import('./csv.mjs').Row) => Iterable<string>>>} */
const moreProblems = { places: unknownNear, headways: afterClosing };

/** @param {Tables} tables @returns {string[]} empty if there are no problems */
export function tableProblems(tables) {
  /** @type {string[]} */
  const problems = [];
  for (const table of /** @type {Table[]} */ (Object.keys(tableFiles))) {
    tables[table].forEach((row, index) => {
      const ofTable = moreProblems[table]?.(tables, row) ?? [];
      for (const reason of [...rowProblems(row), ...danglingOf(tables, table, row), ...ofTable])
        problems.push(`${tableFiles[table]}:${index + 2}: ${reason}`);
    });
  }
  return problems;
}

/** @param {import('./csv.mjs').Row} row */
function* rowProblems(row) {
  for (const [column, value] of Object.entries(row)) {
    if (value !== value.trim()) yield `${column} has blanks around "${value}"`;
    if (/certainty$/.test(column) && !certainties.includes(value)) yield `${column} is "${value}"`;
    if (dates.includes(column) && value && !/^\d{4}-\d\d-\d\d$/.test(value))
      yield `${column} is not a date: ${value}`;
    if (column.endsWith('_en') && /[\u0e00-\u0e7f]/.test(value)) yield `${column} is Thai: ${value}`;
    if (column.endsWith('_th') && !value !== !row[column.replace(/_th$/, '_en')])
      yield `${column} and its English must both be given`;
  }
}

/**
 * @param {Tables} tables
 * @param {Table} table
 * @param {import('./csv.mjs').Row} row
 */
function* danglingOf(tables, table, row) {
  for (const [from, column, to, key] of references) {
    if (from !== table) continue;
    for (const value of listOf(row[column]))
      if (!tables[to].some((target) => target[key] === value))
        yield `${column} ${value} is not in ${tableFiles[to]}`;
  }
  for (const source of listOf(row.source ?? ''))
    if (!tables.sources.some(({ source_id }) => source_id === source))
      yield `source ${source} is not in sources.csv`;
}

/**
 * The stations near a place, with an exit if it is known.
 * @param {Tables} tables
 * @param {import('./csv.mjs').Row} row
 */
function* unknownNear(tables, row) {
  for (const near of listOf(row.near)) {
    const { station: code, exit, stopMetres } = readNear(near);
    const isKnown = tables.stations.some((one) => one.station_code === code);
    const hasExit = tables.exits.some((one) => one.station_code === code && one.exit === exit);
    if (!isKnown) yield `near ${code} is no station`;
    else if (stopMetres !== undefined && !(stopMetres > 0)) yield `near ${near}: the metres are no number`;
    else if (exit && !hasExit) yield `near ${near}: exit ${exit} is not in exits.csv`;
  }
  if (row.near === '' && (row.latitude === '' || row.longitude === ''))
    yield 'near and position are both empty';
}

/**
 * Trains that start after the stations of their line have closed.
 * @param {Tables} tables
 * @param {import('./csv.mjs').Row} row
 */
function* afterClosing({ patterns, lines }, { pattern_id: patternId, ends }) {
  const lineId = patterns.find(({ pattern_id }) => pattern_id === patternId)?.line_id;
  const closes = lines.find(({ line_id }) => line_id === lineId)?.closes_at;
  if (closes && seconds(ends) > seconds(closes)) yield `ends ${ends} is after ${lineId} closes at ${closes}`;
}
