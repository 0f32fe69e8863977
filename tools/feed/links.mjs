// transfers.txt: walks between stations, of one system or two.

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
    'distance_metres',
    'in_paid_area',
    'note_th',
    'note_en',
    'certainty',
  ],
  rows: interchanges.flatMap(({ from_station: from, to_station: to, minutes, metres, ...row }) => {
    const time = { transfer_type: needsTime, min_transfer_time: Number(minutes) * 60 };
    const link = { ...time, distance_metres: metres, ...row };
    const there = { from_stop_id: from, to_stop_id: to, ...link };
    return from === to ? [there] : [there, { from_stop_id: to, to_stop_id: from, ...link }];
  }),
});
