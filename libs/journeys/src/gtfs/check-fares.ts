import type { FareRuleKind } from '@raang/domain';
import { addDays, isDay } from '@raang/text-time';
import { checkRanges } from './check-fare-ranges';
import { checkStation } from './check-links';
import type { CheckedRow, FeedUnderCheck } from './feed-under-check';
import { checkValidity, ownersOf, validityOf } from './fare-validity';
import { hasFares } from './tables';

const file = 'fare_tables.txt';

/** Fields that are the same in all rows of one fare table. */
const sharedFields = [
  'line_ids',
  'rider_category',
  'valid_from',
  'valid_to',
  'certainty',
  'source_th',
  'source_en',
];

/** Checks prices: complete tables that do not contradict each other, and rules with the fields of their kind. */
export function checkFares(feed: FeedUnderCheck): void {
  if (!hasFares(feed.files)) return;
  const byTable = Map.groupBy(feed.table(file).rows, (row) => row.get('fare_table_id'));
  for (const rows of byTable.values()) checkTable(feed, rows);
  checkTimes(
    feed,
    [...byTable.values()].flatMap((rows) => rows.slice(0, 1)),
  );
  checkRanges(feed);
  for (const row of feed.table('fare_rules_dated.txt').rows) checkRule(feed, row);
  checkRiders(feed);
}

function checkTable(feed: FeedUnderCheck, rows: readonly CheckedRow[]): void {
  const [first] = rows;
  if (!first) return;
  checkValidity(feed, first);
  for (const [index, row] of rows.entries()) {
    for (const field of sharedFields) {
      if (row.get(field) !== first.get(field)) {
        feed.broken(row, field, `must equal line ${first.line}, the first line of this table`);
      }
    }
    if (row.get('stations_travelled') !== String(index)) {
      feed.broken(row, 'stations_travelled', `must increase from 0 without a gap; expected ${index}`);
    }
    const before = rows[index - 1];
    if (before && Number(row.get('amount_satang')) < Number(before.get('amount_satang'))) {
      feed.warning(row, 'amount_satang', `a longer ride costs less than on line ${before.line}`);
    }
  }
}

/** Tables of one line and rider, by their first rows: they must not overlap, and should not leave gaps. */
function checkTimes(feed: FeedUnderCheck, tables: readonly CheckedRow[]): void {
  const perLine = tables.flatMap((row) => ownersOf(row).map((owner) => ({ row, owner })));
  for (const [owner, entries] of Map.groupBy(perLine, (entry) => entry.owner)) {
    const sorted = entries
      .map(({ row }) => ({ row, ...validityOf(row) }))
      .sort((a, b) => (a.from < b.from ? -1 : 1));
    for (const [index, { row, from }] of sorted.entries()) {
      const before = sorted[index - 1];
      if (!before) continue;
      if (from <= before.to) {
        feed.broken(
          row,
          'valid_from',
          `${owner} already has a table for these days on line ${before.row.line}`,
        );
      } else if (nextDay(before.to) !== from) {
        feed.warning(row, 'valid_from', `${owner} has no table between ${before.to} and ${from}`);
      }
    }
  }
}

/** The day after `YYYYMMDD`, in the same form; empty for an invalid day. */
function nextDay(day: string): string {
  const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  return isDay(date) ? addDays(date, 1).replaceAll('-', '') : '';
}

/** Required fields of each kind of rule. */
const neededFields: Partial<Record<FareRuleKind, readonly string[]>> = {
  'percent-discount': ['percent', 'rider_category'],
  'free-travel': ['rider_category'],
  'entry-fee-once': ['from_station', 'to_station', 'amount_satang'],
  'transfer-discount': ['from_station', 'to_station', 'amount_satang'],
  'fare-cap': ['amount_satang'],
  'day-cap': ['amount_satang'],
};

function checkRule(feed: FeedUnderCheck, row: CheckedRow): void {
  checkValidity(feed, row);
  const kind = row.get('kind') as FareRuleKind;
  for (const field of neededFields[kind] ?? []) {
    if (row.get(field) === '') feed.broken(row, field, `must not be empty in a rule of kind ${kind}`);
  }
  for (const field of ['from_station', 'to_station']) checkStation(feed, row, field);
}

function checkRiders(feed: FeedUnderCheck): void {
  const { rows } = feed.table('rider_categories.txt');
  const defaults = rows.filter((row) => row.get('is_default_fare_category') === '1');
  const [, second] = defaults;
  if (second) feed.broken(second, 'is_default_fare_category', 'only one rider category can be the default');
  if (rows.length > 0 && defaults.length === 0) {
    const reason = 'one rider category must be the default';
    feed.report('error', { file: 'rider_categories.txt', field: 'is_default_fare_category', reason });
  }
}
