// rider_categories.txt and fare_media.txt, as in GTFS Fares v2, with additional columns of our own at the end.
import { sourceNames } from './tables.mjs';
import { english } from './translations.mjs';
import { compact } from './values.mjs';

/** @typedef {import('./tables.mjs').Tables} Tables */
/** @typedef {import('./csv.mjs').FeedFile} FeedFile */

/** @param {Tables} tables @returns {FeedFile} */
export const riderCategories = ({ riderCategories }) => ({
  file: 'rider_categories.txt',
  columns: [
    'rider_category_id',
    'rider_category_name',
    'is_default_fare_category',
    'eligibility_url',
    'condition',
    'proof',
    'certainty',
  ],
  rows: riderCategories.map((row) => ({
    rider_category_id: row.rider_category_id,
    rider_category_name: row.name_th,
    is_default_fare_category: row.is_default,
    condition: row.condition_th,
    proof: row.proof_th,
    certainty: row.certainty,
  })),
  translations: riderCategories.flatMap((row) => [
    ...english('rider_categories', 'rider_category_name', row.rider_category_id, row.name_en),
    ...english('rider_categories', 'condition', row.rider_category_id, row.condition_en),
    ...english('rider_categories', 'proof', row.rider_category_id, row.proof_en),
  ]),
});

/** fare_media.fare_media_type */
const mediaTypes = /** @type {Record<string, number>} */ ({
  'single-use': 1,
  'transit-card': 2,
  'contactless-bank-card': 3,
});

/** @param {Tables} tables @returns {FeedFile} */
export const fareMedia = (tables) => ({
  file: 'fare_media.txt',
  columns: [
    'fare_media_id',
    'fare_media_name',
    'fare_media_type',
    'line_ids',
    'rider_categories',
    'valid_from',
    'valid_to',
    'certainty',
    'as_of',
    'source_th',
    'source_en',
  ],
  rows: tables.fareMedia.map((row) => ({
    fare_media_id: row.fare_media_id,
    fare_media_name: row.name_th,
    fare_media_type: mediaTypes[row.kind],
    line_ids: row.line_ids,
    rider_categories: row.rider_categories,
    valid_from: compact(row.valid_from),
    valid_to: compact(row.valid_to),
    certainty: row.certainty,
    as_of: compact(row.as_of),
    ...sourceNames(tables, row),
  })),
  translations: tables.fareMedia.flatMap(({ fare_media_id, name_en }) =>
    english('fare_media', 'fare_media_name', fare_media_id, name_en),
  ),
});
