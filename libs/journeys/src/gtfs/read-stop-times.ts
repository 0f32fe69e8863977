import type { FeedLocation, FeedStopTimes, FeedTrips } from '../feed/feed';
import { absent } from './csv';
import { FeedError } from './feed-error';
import type { FeedFiles } from './files';
import { indexById, type IndexOf } from './read-network';
import { lineOfRow, orderByTrip, readStopTimeRows, type StopTimeRows } from './stop-time-rows';
import type { Translate } from './translations';

const file = 'stop_times.txt';

/**
 * Parses the calls of all trips, in order, with times for every call. Adds headsigns of single calls to those of the
 * trips; their translations are found by value.
 */
export function readStopTimes(
  files: FeedFiles,
  trips: FeedTrips,
  tripIndex: IndexOf,
  locations: readonly FeedLocation[],
  translate: Translate,
): FeedStopTimes {
  const rows = readStopTimeRows(files.read(file) ?? new Uint8Array(0), tripIndex, indexById(locations));
  const fail: Fail = (row, field, reason) => {
    throw new FeedError({ file, line: lineOfRow(files.read(file) ?? new Uint8Array(0), row), field, reason });
  };
  // the calls of trips that are left out have no known trip
  const canLackTrip = files.leftOut?.has('trips.txt') ?? false;
  refuseWhatIsNotUnderstood(rows, locations, canLackTrip, fail);
  const { order, start } = orderByTrip(rows, trips.count);
  const calls = toCalls(rows, order, start);
  const firstOwnHeadsign = trips.headsigns.length;
  for (const text of rows.headsigns) {
    trips.headsigns.push(translate('stop_times', 'stop_headsign', '', text));
  }
  for (let call = 0; call < calls.count; call += 1) {
    const row = order[call] as number;
    const own = rows.headsign[row] ?? -1;
    const ofTrip = trips.headsign[rows.trip[row] as number] as number;
    calls.headsign[call] = own < 0 ? ofTrip : firstOwnHeadsign + own;
  }
  for (let trip = 0; trip < trips.count; trip += 1) {
    fillTimes(calls, rows, order, [start[trip] as number, start[trip + 1] as number], fail);
  }
  return calls;
}

function toCalls(rows: StopTimeRows, order: Uint32Array, start: Uint32Array): FeedStopTimes {
  const count = order.length;
  const calls: FeedStopTimes = {
    count,
    start,
    location: new Uint32Array(count),
    sequence: createSequences(rows, count),
    arrival: new Uint32Array(count),
    departure: new Uint32Array(count),
    headsign: new Uint32Array(count),
    canBoard: new Uint8Array(count),
    canAlight: new Uint8Array(count),
  };
  for (let call = 0; call < count; call += 1) {
    const row = order[call] as number;
    calls.location[call] = rows.location[row] as number;
    calls.sequence[call] = rows.sequence[row] as number;
    calls.canBoard[call] = rows.canBoard[row] as number;
    calls.canAlight[call] = rows.canAlight[row] as number;
  }
  return calls;
}

/** Most feeds count calls from 0 or 1, and need one byte each. */
function createSequences(
  { sequence, count: ofRows }: StopTimeRows,
  count: number,
): FeedStopTimes['sequence'] {
  let greatest = 0;
  for (let row = 0; row < ofRows; row += 1) greatest = Math.max(greatest, sequence[row] as number);
  if (greatest < 2 ** 8) return new Uint8Array(count);
  return greatest < 2 ** 16 ? new Uint16Array(count) : new Uint32Array(count);
}

/** Throws an error for a row. */
type Fail = (row: number, field: string, reason: string) => never;

function refuseWhatIsNotUnderstood(
  rows: StopTimeRows,
  locations: readonly FeedLocation[],
  canLackTrip: boolean,
  fail: Fail,
): void {
  for (let row = 0; row < rows.count; row += 1) {
    if ((rows.trip[row] as number) < 0 && canLackTrip) continue;
    if ((rows.trip[row] as number) < 0) fail(row, 'trip_id', 'unknown trip');
    const location = rows.location[row] as number;
    if (location < 0) fail(row, 'stop_id', 'unknown stop');
    if (locations[location]?.kind !== 'stop') fail(row, 'stop_id', 'trains call at platforms only');
    if ((rows.sequence[row] as number) < 0) fail(row, 'stop_sequence', 'must be a whole number');
    if ((rows.arrival[row] as number) < absent) fail(row, 'arrival_time', 'must be a time such as 05:30:00');
    if ((rows.departure[row] as number) < absent)
      fail(row, 'departure_time', 'must be a time such as 05:30:00');
  }
}

/** Completes the times of one trip's calls: one missing time equals the other; two missing times are interpolated. */
function fillTimes(
  calls: FeedStopTimes,
  rows: StopTimeRows,
  order: Uint32Array,
  [from, to]: readonly [number, number],
  fail: Fail,
): void {
  let known = from;
  for (let call = from; call < to; call += 1) {
    const row = order[call] as number;
    const arrival = rows.arrival[row] as number;
    const departure = rows.departure[row] as number;
    if (arrival === absent && departure === absent) {
      if (call !== from && call !== to - 1) continue;
      fail(row, 'arrival_time', 'the first and the last call of a trip need their times');
    }
    calls.arrival[call] = arrival === absent ? departure : arrival;
    calls.departure[call] = departure === absent ? arrival : departure;
    const leave = calls.departure[known] as number;
    const step = ((calls.arrival[call] as number) - leave) / (call - known);
    for (let between = known + 1; between < call; between += 1) {
      const time = Math.round(leave + step * (between - known));
      calls.arrival[between] = time;
      calls.departure[between] = time;
    }
    known = call;
  }
}
