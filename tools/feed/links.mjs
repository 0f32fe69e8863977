// transfers.txt (walks within this network) and connections.txt (to other systems; a file of our own).
import { sourceNames } from './tables.mjs';
import { compact } from './values.mjs';

/** @typedef {import('./tables.mjs').Tables} Tables */
/** @typedef {import('./csv.mjs').FeedFile} FeedFile */

/** transfers.transfer_type: takes at least min_transfer_time */
const needsTime = 2;

/** @param {Tables} tables @returns {FeedFile} both directions, between stations */
export const transfers = ({ interchanges }) => ({
  file: 'transfers.txt',
  columns: [
    'from_stop_id',
    'to_stop_id',
    'transfer_type',
    'min_transfer_time',
    'in_paid_area',
    'note_th',
    'note_en',
    'certainty',
  ],
  rows: interchanges.flatMap(({ from_station: from, to_station: to, minutes, ...row }) => {
    const link = { transfer_type: needsTime, min_transfer_time: Number(minutes) * 60, ...row };
    const there = { from_stop_id: from, to_stop_id: to, ...link };
    return from === to ? [there] : [there, { from_stop_id: to, to_stop_id: from, ...link }];
  }),
});

/** @param {Tables} tables @returns {FeedFile} */
export const connections = (tables) => ({
  file: 'connections.txt',
  columns: [
    'station_id',
    'system_th',
    'system_en',
    'line_th',
    'line_en',
    'to_code',
    'to_name_th',
    'to_name_en',
    'walk_minutes',
    'in_paid_area',
    'exits',
    'certainty',
    'as_of',
    'source_th',
    'source_en',
  ],
  rows: tables.connections.map((row) => ({
    ...row,
    station_id: row.station_code,
    as_of: compact(row.as_of),
    ...sourceNames(tables, row),
  })),
});
