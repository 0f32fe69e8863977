// station_facilities.txt, a file of our own: the facilities of a station. A missing row means unknown.
import { sourceNames } from './tables.mjs';
import { compact } from './values.mjs';

/** @param {import('./tables.mjs').Tables} tables @returns {import('./csv.mjs').FeedFile} */
export const stationFacilities = (tables) => ({
  file: 'station_facilities.txt',
  columns: [
    'station_id',
    'facility',
    'state',
    'note_th',
    'note_en',
    'source_th',
    'source_en',
    'as_of',
    'certainty',
  ],
  rows: tables.facilities.map((row) => ({
    ...row,
    station_id: row.station_code,
    as_of: compact(row.as_of),
    ...sourceNames(tables, row),
  })),
});
