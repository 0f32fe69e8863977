import type { CheckedRow, FeedUnderCheck } from './feed-under-check';
import { narrowTransferFields, tables, unreadFiles } from './tables';

/** GTFS transfer_type of a transfer with min_transfer_time. */
const takesTime = '2';
/** GTFS transfer_type of staying in a train that continues as another trip, or not. */
const inSeat = ['4', '5'];

/** Checks references in frequencies, transfers, translations and the files about stations. */
export function checkLinks(feed: FeedUnderCheck): void {
  checkFrequencies(feed);
  for (const row of feed.table('transfers.txt').rows) checkTransfer(feed, row);
  for (const row of feed.table('translations.txt').rows) checkTranslation(feed, row);
  for (const row of feed.table('station_facilities.txt').rows) checkStation(feed, row, 'station_id');
}

function checkTransfer(feed: FeedUnderCheck, row: CheckedRow): void {
  if (feed.isLeftOut(row)) return;
  const type = row.get('transfer_type');
  if (inSeat.includes(type)) {
    feed.warning(row, 'transfer_type', 'is left out: staying in a train is not supported');
    return;
  }
  if (narrowTransferFields.some((field) => row.get(field) !== '')) {
    feed.warning(row, undefined, 'is left out, since it applies to single routes or trips only');
    return;
  }
  for (const field of ['from_stop_id', 'to_stop_id']) {
    if (row.get(field) === '') feed.broken(row, field, 'must not be empty');
  }
  if (type === takesTime && row.get('min_transfer_time') === '') {
    feed.warning(row, 'min_transfer_time', 'is empty; the time is by distance, as for transfer_type 0');
  }
}

function checkFrequencies(feed: FeedUnderCheck): void {
  const byTrip = Map.groupBy(feed.table('frequencies.txt').rows, (row) => row.get('trip_id'));
  for (const rows of byTrip.values()) {
    const periods = rows
      .map((row) => ({ row, start: seconds(row.get('start_time')), end: seconds(row.get('end_time')) }))
      .sort((a, b) => a.start - b.start);
    for (const [index, { row, start, end }] of periods.entries()) {
      if (end <= start) feed.broken(row, 'end_time', 'must be after the start time');
      const before = periods[index - 1];
      if (before && start < before.end) {
        feed.broken(row, 'start_time', `overlaps the period of line ${before.row.line}`);
      }
    }
  }
}

/** NaN, which makes every comparison false, for an invalid time: another check reports it. */
function seconds(time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN, rest = Number.NaN] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + rest;
}

function checkTranslation(feed: FeedUnderCheck, row: CheckedRow): void {
  if (feed.isLeftOut(row)) return;
  const file = `${row.get('table_name')}.txt`;
  if (unreadFiles.includes(file)) return;
  const table = tables[file];
  if (!table) {
    feed.broken(row, 'table_name', `${row.get('table_name')} is not a table of the feed`);
    return;
  }
  const field = row.get('field_name');
  if (!(field in table.fields)) {
    // a column that is not read may have translations, too
    const isColumn = file !== 'stop_times.txt' && feed.table(file).header.includes(field);
    if (!isColumn) feed.broken(row, 'field_name', `${field} is not a field of ${file}`);
    return;
  }
  const [record, value] = [row.get('record_id'), row.get('field_value')];
  if (record && value) feed.broken(row, 'field_value', 'must be empty when record_id is given');
  if (!record && !value && file !== 'feed_info.txt') {
    feed.broken(row, 'record_id', 'must name the translated record or value');
  }
  if (record && file === 'stop_times.txt') {
    feed.warning(row, 'record_id', 'is left out: headsigns of single calls are translated by value only');
  }
  const key = file === 'stop_times.txt' ? undefined : table.key[0];
  if (record && key && !feed.by(file, key).has(record)) {
    feed.broken(row, 'record_id', `${record} is not in ${file}`);
  }
  if (value && file !== 'stop_times.txt' && !feed.by(file, field).has(value)) {
    feed.note(row, 'field_value', `${value} is not a ${field} of ${file}`);
  }
}

/** Reports a field whose stop is not a station. */
export function checkStation(
  feed: FeedUnderCheck,
  row: CheckedRow,
  field: string,
  id: string = row.get(field),
): void {
  const stop = feed.by('stops.txt', 'stop_id').get(id);
  const type = stop?.get('location_type') || '0';
  const standsAlone = type === '0' && stop?.get('parent_station') === '';
  if (stop && type !== '1' && !standsAlone) feed.broken(row, field, `${id} is not a station`);
}
