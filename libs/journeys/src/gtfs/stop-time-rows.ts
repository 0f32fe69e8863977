import { ByteIndex } from './byte-index';
import { CsvRows } from './csv';
import type { IndexOf } from './read-network';
import { onDemandFields } from './tables';

/** Rows of stop_times.txt in columns, in the order of the file; only the first `count` entries are used. */
export interface StopTimeRows {
  count: number;
  /** -1 for an unknown trip id. */
  trip: Int32Array;
  /** -1 for an unknown stop id. */
  location: Int32Array;
  /** Seconds, `absent` or `notUnderstood`. */
  arrival: Int32Array;
  departure: Int32Array;
  /** The same. */
  sequence: Int32Array;
  /** Index into `headsigns`; -1 if the call has none of its own. Empty if no call has one. */
  headsign: Int32Array;
  headsigns: readonly string[];
  canBoard: Uint8Array;
  canAlight: Uint8Array;
  /** Only when checking a file; otherwise empty, to save memory. */
  line: Uint32Array;
}

/** Marks a malformed value in a column. */
export const notUnderstood = -2;

/** GTFS pickup_type and drop_off_type for no boarding or alighting. */
const notHere = 1;

/** Called while stop_times.txt is parsed. */
export interface StopTimesCheck {
  /** For a row with a wrong number of values or unmatched quotes. */
  onOdd: (rows: CsvRows) => void;
  onWhiteLine: (line: number) => void;
  /** For a call of an on-demand service, with the index of its trip, -1 for an unknown trip, and the first such field. */
  onDemand: (trip: number, line: number, field: string) => void;
}

/**
 * Parses stop_times.txt without checking it.
 * @param check pass it to check the file and to keep the line of each row
 */
export function readStopTimeRows(
  bytes: Uint8Array,
  trips: IndexOf,
  locations: IndexOf,
  check?: StopTimesCheck,
): StopTimeRows {
  const rows = new CsvRows(bytes, check?.onWhiteLine);
  const tripColumn = rows.column('trip_id');
  const stopColumn = rows.column('stop_id');
  const arrivalColumn = rows.column('arrival_time');
  const departureColumn = rows.column('departure_time');
  const sequenceColumn = rows.column('stop_sequence');
  const headsignColumn = rows.column('stop_headsign');
  const pickupColumn = rows.column('pickup_type');
  const dropOffColumn = rows.column('drop_off_type');
  const locationIndex = new ByteIndex(locations);
  const headsigns = new Map<string, number>();

  const width = rows.header.length;
  const demandColumns = check
    ? onDemandFields.map((field) => rows.column(field)).filter((column) => column >= 0)
    : [];
  const has = { headsign: headsignColumn >= 0, line: check !== undefined };
  let capacity = guessRows(bytes);
  let into = createColumns(capacity, has);
  let count = 0;
  let lastTrip = -1;
  while (rows.next()) {
    if (check && (rows.count !== width || rows.isMalformed)) check.onOdd(rows);
    if (count === capacity) {
      capacity = Math.ceil(capacity * 1.5) + 16;
      into = copyColumns(into, createColumns(capacity, has));
    }
    // the rows of a trip are usually consecutive
    if (!rows.isSame(tripColumn)) {
      lastTrip = trips.get(rows.text(tripColumn)) ?? -1;
      rows.remember(tripColumn);
    }
    if (demandColumns.length > 0) {
      const column = demandColumns.find((field) => !rows.isEmpty(field));
      if (column !== undefined) check?.onDemand(lastTrip, rows.line, rows.header[column] as string);
    }
    into.trip[count] = lastTrip;
    into.location[count] = rows.find(stopColumn, locationIndex);
    into.arrival[count] = understood(rows.time(arrivalColumn));
    into.departure[count] = understood(rows.time(departureColumn));
    into.sequence[count] = understood(rows.integer(sequenceColumn));
    into.canBoard[count] = rows.integer(pickupColumn) === notHere ? 0 : 1;
    into.canAlight[count] = rows.integer(dropOffColumn) === notHere ? 0 : 1;
    if (has.line) into.line[count] = rows.line;
    if (has.headsign) {
      const isOwn = !rows.isEmpty(headsignColumn);
      into.headsign[count] = isOwn ? indexOfText(headsigns, rows.text(headsignColumn)) : -1;
    }
    count += 1;
  }
  return { ...into, count, headsigns: [...headsigns.keys()] };
}

/** The line of a row, counted from 0, if lines were not kept. */
export function lineOfRow(bytes: Uint8Array, row: number): number {
  const rows = new CsvRows(bytes);
  for (let index = 0; index <= row; index += 1) rows.next();
  return rows.line;
}

/** May be longer than `count`. */
type Columns = Omit<StopTimeRows, 'count' | 'headsigns'>;

function createColumns(length: number, has: { headsign: boolean; line: boolean }): Columns {
  return {
    trip: new Int32Array(length),
    location: new Int32Array(length),
    arrival: new Int32Array(length),
    departure: new Int32Array(length),
    sequence: new Int32Array(length),
    headsign: new Int32Array(has.headsign ? length : 0),
    canBoard: new Uint8Array(length),
    canAlight: new Uint8Array(length),
    line: new Uint32Array(has.line ? length : 0),
  };
}

function copyColumns(from: Columns, to: Columns): Columns {
  for (const name of Object.keys(from) as (keyof Columns)[]) to[name].set(from[name]);
  return to;
}

/** Estimates the number of rows from the length of the first ones, plus a margin. */
function guessRows(bytes: Uint8Array): number {
  const sample = bytes.subarray(0, 65_536);
  const lineFeed = 10;
  let lines = 1;
  for (const byte of sample) if (byte === lineFeed) lines += 1;
  return Math.ceil((bytes.length / Math.max(1, sample.length)) * lines * 1.05) + 16;
}

/** The index of a text in a list; adds new ones. */
function indexOfText(index: Map<string, number>, text: string): number {
  const known = index.get(text);
  if (known !== undefined) return known;
  index.set(text, index.size);
  return index.size - 1;
}

function understood(value: number): number {
  return Number.isNaN(value) ? notUnderstood : value;
}

/**
 * Sorts rows by trip and stop_sequence; omits rows of unknown trips.
 * @returns `order`: row numbers; those of trip t are `start[t]` to `start[t + 1] - 1`
 */
export function orderByTrip(
  { trip, sequence, count }: StopTimeRows,
  trips: number,
): { order: Uint32Array; start: Uint32Array } {
  const start = new Uint32Array(trips + 1);
  for (let row = 0; row < count; row += 1) {
    const index = trip[row] as number;
    if (index >= 0) start[index + 1] = (start[index + 1] as number) + 1;
  }
  for (let index = 0; index < trips; index += 1) {
    start[index + 1] = (start[index + 1] as number) + (start[index] as number);
  }
  const order = new Uint32Array(start[trips] as number);
  const next = start.slice();
  for (let row = 0; row < count; row += 1) {
    const index = trip[row] as number;
    if (index < 0) continue;
    const at = next[index] as number;
    order[at] = row;
    next[index] = at + 1;
  }
  for (let index = 0; index < trips; index += 1) {
    const calls = order.subarray(start[index], start[index + 1]);
    if (!isAscending(calls, sequence)) {
      calls.sort((a, b) => (sequence[a] as number) - (sequence[b] as number));
    }
  }
  return { order, start };
}

function isAscending(calls: Uint32Array, sequence: Int32Array): boolean {
  for (let call = 1; call < calls.length; call += 1) {
    if ((sequence[calls[call] as number] as number) < (sequence[calls[call - 1] as number] as number)) {
      return false;
    }
  }
  return true;
}
