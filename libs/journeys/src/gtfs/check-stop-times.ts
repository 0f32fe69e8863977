import { absent } from './csv';
import type { FeedUnderCheck } from './feed-under-check';
import { notUnderstood, orderByTrip, readStopTimeRows, type StopTimeRows } from './stop-time-rows';

const file = 'stop_times.txt';
const at = (line: number) => ({ file, line });

/** Which trips and stops the calls of a feed reach, by row of trips.txt and stops.txt. */
export interface Calls {
  /** On-demand services, and trips with fewer than two calls. */
  isLeftOut: Uint8Array;
  /** For each call. */
  trip: Int32Array;
  location: Int32Array;
  count: number;
}

/** Checks calls: known trips at known platforms, in order, with increasing times. */
export function checkStopTimes(feed: FeedUnderCheck): Calls | undefined {
  const bytes = feed.files.read(file);
  if (!bytes) return undefined;
  const trips = feed.table('trips.txt').rows;
  const stops = feed.table('stops.txt').rows;
  const isLeftOut = new Uint8Array(trips.length);
  const rows = readStopTimeRows(bytes, indexOf(trips, 'trip_id'), indexOf(stops, 'stop_id'), {
    onOdd: (odd) => feed.checkShape(at(odd.line), odd),
    onWhiteLine: (line) => feed.whiteLine(file, line),
    onDemand: (trip, line, field) => {
      // of an unknown trip: reported below
      if (trip < 0 || isLeftOut[trip] === 1) return;
      isLeftOut[trip] = 1;
      const id = trips[trip]?.get('trip_id');
      feed.warning(
        at(line),
        field,
        `${id} is an on-demand service, which is not supported; the trip is left out`,
      );
    },
  });

  const kinds = stops.map((row) => row.get('location_type') || '0');
  for (let row = 0; row < rows.count; row += 1) {
    const trip = rows.trip[row] as number;
    const line = rows.line[row] as number;
    // a call of an on-demand service has neither a stop nor times
    if (trip >= 0 && isLeftOut[trip] === 1) continue;
    const stop = rows.location[row] as number;
    if (trip < 0) feed.broken(at(line), 'trip_id', 'is not in trips.txt');
    if (stop < 0) feed.broken(at(line), 'stop_id', 'is not in stops.txt');
    else if (kinds[stop] !== '0') feed.broken(at(line), 'stop_id', 'is not a platform (location_type 0)');
    checkRow(feed, rows, row);
  }

  const { order, start } = orderByTrip(rows, trips.length);
  for (const [trip, tripRow] of trips.entries()) {
    if (isLeftOut[trip] === 1) continue;
    const calls = order.subarray(start[trip], start[trip + 1]);
    if (calls.length < 2) {
      isLeftOut[trip] = 1;
      feed.warning(tripRow, 'trip_id', 'is left out, since it has fewer than two calls in stop_times.txt');
    }
    checkTrip(feed, rows, calls);
  }
  return { ...rows, isLeftOut };
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
  if ((sequence[row] as number) < 0) feed.broken(place, 'stop_sequence', 'must be a whole number, 0 or more');
  for (const [field, times] of [
    ['arrival_time', arrival],
    ['departure_time', departure],
  ] as const) {
    if (times[row] === notUnderstood) feed.broken(place, field, 'must be a time such as 05:30:00');
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
      feed.broken(place, 'stop_sequence', `is the same as on line ${rows.line[before]}`);
    }
    const isEnd = call === 0 || call === calls.length - 1;
    if (isEnd && arrival === absent && departure === absent) {
      feed.broken(place, 'arrival_time', 'the first and the last call of a trip need their times');
    }
    if (arrival >= 0 && arrival < left) {
      feed.broken(place, 'arrival_time', 'is before the departure from the previous call');
    }
    if (departure >= 0 && arrival >= 0 && departure < arrival) {
      feed.broken(place, 'departure_time', 'is before the arrival');
    } else if (departure >= 0 && arrival < 0 && departure < left) {
      feed.broken(place, 'departure_time', 'is before the departure from the previous call');
    }
    left = Math.max(left, departure, arrival);
  }
}
