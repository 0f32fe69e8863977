import { absent, type CsvRows } from './csv';
import type { FeedUnderCheck } from './feed-under-check';
import { notUnderstood, orderByTrip, readStopTimeRows, type StopTimeRows } from './stop-time-rows';

const file = 'stop_times.txt';

/** Checks calls: known trips at known platforms, in order, with increasing times; and stations without calls. */
export function checkStopTimes(feed: FeedUnderCheck): void {
  const bytes = feed.files.read(file);
  if (!bytes) return;
  const trips = feed.table('trips.txt').rows;
  const stops = feed.table('stops.txt').rows;
  const at = (line: number) => ({ file, line });
  const onOdd = ({ line, count, header, isMalformed }: CsvRows) =>
    feed.error(
      at(line),
      undefined,
      isMalformed ? 'a quotation mark is not closed' : `has ${count} values, the header has ${header.length}`,
    );
  const rows = readStopTimeRows(bytes, indexOf(trips, 'trip_id'), indexOf(stops, 'stop_id'), onOdd);

  const kinds = stops.map((row) => row.get('location_type') || '0');
  const isCalledAt = new Uint8Array(stops.length);
  for (let row = 0; row < rows.count; row += 1) {
    const line = rows.line[row] as number;
    const stop = rows.location[row] as number;
    if ((rows.trip[row] as number) < 0) feed.error(at(line), 'trip_id', 'is not in trips.txt');
    if (stop < 0) feed.error(at(line), 'stop_id', 'is not in stops.txt');
    else if (kinds[stop] !== '0') feed.error(at(line), 'stop_id', 'is not a platform (location_type 0)');
    else isCalledAt[stop] = 1;
    checkRow(feed, rows, row);
  }

  const { order, start } = orderByTrip(rows, trips.length);
  let longest = 0;
  for (const [trip, tripRow] of trips.entries()) {
    const calls = order.subarray(start[trip], start[trip + 1]);
    if (calls.length < 2) {
      feed.warning(tripRow, 'trip_id', 'is left out, since it has fewer than two calls in stop_times.txt');
    }
    checkTrip(feed, rows, calls);
    longest = Math.max(longest, calls.length);
  }
  if (trips.length > 0 && longest < 2) feed.report('error', { file, reason: 'no trip has two calls' });
  checkStationsWithoutTrains(feed, isCalledAt);
}

function indexOf(rows: readonly { get: (field: string) => string }[], field: string) {
  return new Map(rows.map((row, index) => [row.get(field), index]));
}

function checkRow(
  feed: FeedUnderCheck,
  { line, sequence, arrival, departure }: StopTimeRows,
  row: number,
): void {
  const place = { file, line: line[row] as number };
  if ((sequence[row] as number) < 0) feed.error(place, 'stop_sequence', 'must be a whole number, 0 or more');
  for (const [field, times] of [
    ['arrival_time', arrival],
    ['departure_time', departure],
  ] as const) {
    if (times[row] === notUnderstood) feed.error(place, field, 'must be a time such as 05:30:00');
  }
}

/** The calls of one trip, in order. */
function checkTrip(feed: FeedUnderCheck, rows: StopTimeRows, calls: Uint32Array): void {
  let left = absent;
  for (const [call, row] of calls.entries()) {
    const place = { file, line: rows.line[row] as number };
    const arrival = rows.arrival[row] as number;
    const departure = rows.departure[row] as number;
    const before = calls[call - 1];
    if (before !== undefined && rows.sequence[before] === rows.sequence[row]) {
      feed.error(place, 'stop_sequence', `is the same as on line ${rows.line[before]}`);
    }
    const isEnd = call === 0 || call === calls.length - 1;
    if (isEnd && arrival === absent && departure === absent) {
      feed.error(place, 'arrival_time', 'the first and the last call of a trip need their times');
    }
    if (arrival >= 0 && arrival < left) {
      feed.error(place, 'arrival_time', 'is before the departure from the previous call');
    }
    if (departure >= 0 && arrival >= 0 && departure < arrival) {
      feed.error(place, 'departure_time', 'is before the arrival');
    } else if (departure >= 0 && arrival < 0 && departure < left) {
      feed.error(place, 'departure_time', 'is before the departure from the previous call');
    }
    left = Math.max(left, departure, arrival);
  }
}

function checkStationsWithoutTrains(feed: FeedUnderCheck, isCalledAt: Uint8Array): void {
  const { rows } = feed.table('stops.txt');
  const served = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (isCalledAt[index] === 1) served.add(row.get('parent_station') || row.get('stop_id'));
  }
  for (const row of rows) {
    if (row.get('location_type') === '1' && !served.has(row.get('stop_id'))) {
      feed.warning(row, 'stop_id', 'no train calls at this station');
    }
  }
}
