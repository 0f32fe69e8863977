// Fares from station to station, from the feed in apps/site/network/gtfs.
import fs from 'node:fs';
import path from 'node:path';
import { parseCsv } from '../feed/csv.mjs';
import { networkFolder } from '../feed/tables.mjs';

/** @typedef {{ code: string, th: string, en: string }} Station */

/**
 * @typedef {object} FareMatrix
 * @property {Station[]} from one row each
 * @property {Station[]} to one column each
 * @property {number[][]} baht
 * @property {string} validFrom YYYY-MM-DD
 * @property {string} validTo empty if no end is known
 * @property {import('./site-code.mjs').DocumentFacts['certainty'] & string} certainty
 * @property {{ th: string, en: string }} source
 */

/** @param {string} file */
const rowsOf = (file) => parseCsv(fs.readFileSync(path.join(networkFolder, 'gtfs', file), 'utf8'), file);

/** @param {string} day 20260703 */
const dashed = (day) => day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

/** The feed's fare tables, each parsed once. */
export function readFares() {
  const stops = rowsOf('stops.txt');
  return {
    stops,
    trips: rowsOf('trips.txt'),
    stopTimes: rowsOf('stop_times.txt'),
    tables: rowsOf('fare_tables.txt'),
    rules: rowsOf('fare_rules_dated.txt'),
    english: new Map(
      rowsOf('translations.txt')
        .filter(({ table_name, field_name }) => table_name === 'stops' && field_name === 'stop_name')
        .map(({ record_id, translation }) => [record_id, translation]),
    ),
  };
}

/** @typedef {ReturnType<typeof readFares>} Fares */

/** A line's stations in the order of their codes. @param {Fares} fares @param {string} line @returns {Station[]} */
function stationsOf(fares, line) {
  const codes = new Set(neighboursOf(fares, line).keys());
  return fares.stops
    .filter(({ stop_id }) => codes.has(stop_id))
    .map(({ stop_id, stop_name }) => ({
      code: stop_id,
      th: stop_name,
      en: fares.english.get(stop_id) ?? stop_name,
    }));
}

/**
 * What a rider pays on one line.
 * @param {Fares} fares
 * @param {string} line
 * @param {string} rider as in rider_categories.txt
 * @param {string} day YYYY-MM-DD
 * @returns {FareMatrix}
 * @throws Error when the feed has no table for that day
 */
export function lineMatrix(fares, line, rider, day) {
  const amounts = tableOn(fares, line, rider, day);
  const stations = stationsOf(fares, line);
  const neighbours = neighboursOf(fares, line);
  const baht = stations.map(({ code }) => {
    const counts = countsFrom(neighbours, code);
    return stations.map((to) => bahtFor(amounts, /** @type {number} */ (counts.get(to.code))));
  });
  return { from: stations, to: stations, baht, ...aboutTable(amounts[0]) };
}

/**
 * General fares across two lines that share a paid area: both fares minus the entry fee of the second. Omits the
 * interchange on both sides: a journey that ends there uses one line only.
 * @param {Fares} fares
 * @param {string} first line
 * @param {string} second line
 * @param {string} day YYYY-MM-DD
 * @returns {FareMatrix}
 */
export function throughMatrix(fares, first, second, day) {
  const rule = fares.rules.find(
    ({ kind, line_ids }) => kind === 'entry-fee-once' && line_ids === `${first};${second}`,
  );
  if (!rule) throw new Error(`the feed has no through fare from ${first} to ${second}`);
  const [toChange, fromChange] = [
    [first, rule.from_station],
    [second, rule.to_station],
  ].map(([line, change]) => {
    const amounts = tableOn(fares, line, 'adult', day);
    const counts = countsFrom(neighboursOf(fares, line), change);
    const stations = stationsOf(fares, line).filter(({ code }) => code !== change);
    const baht = stations.map(({ code }) => bahtFor(amounts, /** @type {number} */ (counts.get(code))));
    return { stations, baht, about: aboutTable(amounts[0]) };
  });
  const entryFee = Number(rule.amount_satang) / 100;
  const later = [toChange.about, fromChange.about].sort((a, b) => b.validFrom.localeCompare(a.validFrom))[0];
  return {
    from: toChange.stations,
    to: fromChange.stations,
    baht: toChange.baht.map((one) => fromChange.baht.map((other) => one + other - entryFee)),
    validFrom: later.validFrom,
    validTo: later.validTo,
    certainty: /** @type {Certainty} */ (rule.certainty),
    source: { th: rule.source_th, en: rule.source_en },
  };
}

/** @param {Fares} fares @param {string} line @param {string} rider @param {string} day */
function tableOn({ tables }, line, rider, day) {
  const rows = tables.filter(
    ({ line_ids, rider_category, valid_from, valid_to }) =>
      line_ids === line &&
      rider_category === rider &&
      dashed(valid_from) <= day &&
      (valid_to === '' || day <= dashed(valid_to)),
  );
  if (rows.length === 0) throw new Error(`the feed has no ${rider} fares of ${line} for ${day}`);
  return rows;
}

/**
 * The last row of a table also covers longer rides. @param {import('../feed/csv.mjs').Row[]} rows @param {number}
 * stations
 */
const bahtFor = (rows, stations) => Number(rows[Math.min(stations, rows.length - 1)].amount_satang) / 100;

/** @typedef {FareMatrix['certainty']} Certainty */

/** @param {import('../feed/csv.mjs').Row} row */
const aboutTable = ({ valid_from, valid_to, certainty, source_th, source_en }) => ({
  validFrom: dashed(valid_from),
  validTo: dashed(valid_to),
  certainty: /** @type {Certainty} */ (certainty),
  source: { th: source_th, en: source_en },
});

/**
 * Adjacent stations of a line.
 * @param {Fares} fares
 * @param {string} line
 * @returns {Map<string, Set<string>>}
 */
function neighboursOf({ stops, trips, stopTimes }, line) {
  const stationOf = new Map(stops.map(({ stop_id, parent_station }) => [stop_id, parent_station || stop_id]));
  const ofLine = new Set(trips.filter(({ route_id }) => route_id === line).map(({ trip_id }) => trip_id));
  /** @type {Map<string, Set<string>>} */
  const neighbours = new Map();
  stopTimes.forEach(({ trip_id, stop_id }, index) => {
    const before = stopTimes[index - 1];
    if (!ofLine.has(trip_id) || before?.trip_id !== trip_id) return;
    const [one, other] = [before.stop_id, stop_id].map((stop) => /** @type {string} */ (stationOf.get(stop)));
    neighbours.set(one, (neighbours.get(one) ?? new Set()).add(other));
    neighbours.set(other, (neighbours.get(other) ?? new Set()).add(one));
  });
  return neighbours;
}

/**
 * Stations travelled from one to every other, the shorter way round a loop. @param {Map<string, Set<string>>}
 * neighbours @param {string} from
 */
function countsFrom(neighbours, from) {
  const counts = new Map([[from, 0]]);
  // a map iterates in insertion order, so the nearest come first
  for (const [station, count] of counts)
    for (const next of neighbours.get(station) ?? []) if (!counts.has(next)) counts.set(next, count + 1);
  return counts;
}
