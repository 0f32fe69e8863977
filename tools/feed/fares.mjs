// fare_tables.txt, fare_ranges.txt and fare_rules_dated.txt, files of our own: the price of a ride by day, the lowest and
// highest price where no more is known, and rules that change a price.
import { sourceNames } from './tables.mjs';
import { compact, satang } from './values.mjs';

/** @typedef {import('./tables.mjs').Tables} Tables */
/** @typedef {import('./csv.mjs').Row} Row */
/** @typedef {import('./csv.mjs').FeedFile} FeedFile */

/** @param {Tables} tables @returns {FeedFile} the last row of a table also covers more stations */
export const fareTables = (tables) => ({
  file: 'fare_tables.txt',
  columns: [
    'fare_table_id',
    'line_ids',
    'rider_category',
    'stations_travelled',
    'amount_satang',
    'valid_from',
    'valid_to',
    'certainty',
    'as_of',
    'source_th',
    'source_en',
  ],
  rows: tables.fareTables.flatMap((table) =>
    amountsOf(tables, table).map(({ stations, baht }) => ({
      fare_table_id: table.fare_table_id,
      line_ids: table.line_id,
      rider_category: table.rider_category,
      stations_travelled: stations,
      amount_satang: baht * 100,
      valid_from: compact(table.valid_from),
      valid_to: compact(table.valid_to),
      certainty: table.certainty,
      as_of: compact(table.as_of),
      ...sourceNames(tables, table),
    })),
  ),
});

/**
 * A table has its own amounts, or is a percentage of another one.
 * @param {Tables} tables
 * @param {Row} table
 * @returns {Array<{ stations: number, baht: number }>}
 */
function amountsOf(tables, table) {
  const stated = table.derived_from || table.fare_table_id;
  const share = Number(table.percent || 100);
  return tables.fareAmounts
    .filter(({ fare_table_id }) => fare_table_id === stated)
    .map(({ stations_travelled, amount_baht }) => ({
      stations: Number(stations_travelled),
      baht: percentOf(Number(amount_baht), share),
    }));
}

/**
 * To the nearest baht, half a baht up: this reproduces the student table published in 2021.
 * @param {number} baht
 * @param {number} percent
 */
export const percentOf = (baht, percent) => Math.floor((baht * percent + 50) / 100);

/** @param {Tables} tables @returns {FeedFile} */
export const fareRanges = (tables) => ({
  file: 'fare_ranges.txt',
  columns: [
    'fare_range_id',
    'line_ids',
    'stations',
    'rider_category',
    'lowest_satang',
    'highest_satang',
    'valid_from',
    'valid_to',
    'certainty',
    'as_of',
    'source_th',
    'source_en',
    'note_th',
    'note_en',
  ],
  rows: tables.fareRanges.map((range) => ({
    ...range,
    lowest_satang: satang(range.lowest_baht),
    highest_satang: satang(range.highest_baht),
    valid_from: compact(range.valid_from),
    valid_to: compact(range.valid_to),
    as_of: compact(range.as_of),
    ...sourceNames(tables, range),
  })),
});

/** @param {Tables} tables @returns {FeedFile} */
export const fareRulesDated = (tables) => ({
  file: 'fare_rules_dated.txt',
  columns: [
    'rule_id',
    'kind',
    'line_ids',
    'from_station',
    'to_station',
    'rider_category',
    'fare_media',
    'amount_satang',
    'percent',
    'valid_from',
    'valid_to',
    'certainty',
    'as_of',
    'source_th',
    'source_en',
    'description_th',
    'description_en',
  ],
  rows: tables.fareRules.map((rule) => ({
    ...rule,
    amount_satang: satang(rule.amount_baht),
    valid_from: compact(rule.valid_from),
    valid_to: compact(rule.valid_to),
    as_of: compact(rule.as_of),
    ...sourceNames(tables, rule),
  })),
});
