// Feeds whose files are written or packed in other ways than ours.
import { openZip, toFeedFiles } from '../../gtfs/files';
import { createZip } from '../create-zip';
import type { FeedText } from '../small-feed';
import type { ForeignFeed } from './foreign-feed';
import { csv, plainFeed } from './plain-feed';

const journey = {
  from: 'stop A',
  to: 'stop D',
  at: '2026-11-20 07:55',
  legs: ['1: A 08:00 – C 08:10', '2: C 08:20 – D 08:30'],
};

const mapFiles = (feed: FeedText, change: (text: string) => string): FeedText =>
  Object.fromEntries(Object.entries(feed).map(([file, text]) => [file, change(text)]));

/** A byte order mark, Windows line ends, quotes and blanks around every value, blank lines. */
const windows = (text: string) =>
  `\uFEFF${text.replaceAll(/[^,\n]+/g, ' "$&" ').replaceAll('\n', '\r\n\r\n')}`;

export const quotedFiles: ForeignFeed = {
  name: 'byte order marks, Windows line ends, every value in quotes, blank lines',
  files: toFeedFiles(mapFiles(plainFeed(), windows)),
  ...journey,
};

/** Columns from right to left, between two that GTFS does not have. */
const otherColumns = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((row) => row.split(',').reverse().join(','))
    .map((row, index) => (index === 0 ? `x_before,${row},x_after` : `"1, 2",${row},`))
    .join('\n');

export const unknownColumns: ForeignFeed = {
  name: 'columns in another order, unknown columns and files, no last line end, empty files',
  files: toFeedFiles({
    ...mapFiles(plainFeed(), otherColumns),
    'transfers.txt': '',
    'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\n',
    'pathways.txt': '\uFEFF\r\n',
    'notes.txt': 'anything',
  }),
  ...journey,
  problems: [
    'note notes.txt: is not a GTFS file and is ignored',
    'note pathways.txt: is empty',
    'note transfers.txt: is empty',
  ],
};

/** Fares, shapes and other files that are not needed for journeys. */
const withMore: FeedText = {
  ...plainFeed(),
  'shapes.txt': csv(
    ['shape_id', 'shape_pt_lat', 'shape_pt_lon', 'shape_pt_sequence'],
    ['s', 13.7, 100.5, 1],
    ['s', 13.7, 100.6, 2],
  ),
  'fare_attributes.txt': csv(
    ['fare_id', 'price', 'currency_type', 'payment_method', 'transfers'],
    ['flat', '1.50', 'EUR', 0, ''],
  ),
  'fare_rules.txt': csv(['fare_id', 'route_id'], ['flat', 'route 1']),
  'fare_media.txt': csv(
    ['fare_media_id', 'fare_media_name', 'fare_media_type'],
    ['Octopus Card', 'Octopus', 2],
    ['ตั๋วกระดาษ', '', 1],
  ),
  'rider_categories.txt': csv(
    ['rider_category_id', 'rider_category_name', 'is_default_fare_category'],
    ['Adult 18+', 'Adult', 1],
    ['Kind/Jugend', 'Child', ''],
  ),
  'fare_products.txt': csv(
    ['fare_product_id', 'rider_category_id', 'fare_media_id', 'amount', 'currency'],
    ['single', 'Adult 18+', 'Octopus Card', '1.50', 'EUR'],
  ),
  // our own prices name riders and media of the reference
  'fare_tables.txt': csv(
    [
      'fare_table_id',
      'line_ids',
      'rider_category',
      'stations_travelled',
      'amount_satang',
      'certainty',
      'source_th',
      'source_en',
    ],
    ['flat', 'route 1', 'Adult 18+', 0, 1500, 'official', 'เมือง', 'City'],
  ),
  'areas.txt': csv(['area_id', 'area_name'], ['a', 'Inner']),
  'attributions.txt': csv(['organization_name', 'is_operator'], ['City', 1]),
  'feed_info.txt': csv(
    ['feed_publisher_name', 'feed_publisher_url', 'feed_lang', 'feed_contact_email'],
    ['City', 'https://city.example.org', 'en', 'gtfs@city.example.org'],
  ),
  'translations.txt': csv(
    ['table_name', 'field_name', 'language', 'translation', 'record_id', 'record_sub_id'],
    ['stops', 'stop_name', 'th', 'เอ', 'stop A', ''],
    ['stop_times', 'stop_headsign', 'th', 'ดี', 'trip 2', '0'],
    ['feed_info', 'feed_publisher_name', 'th', 'เมือง', '', ''],
  ),
};

export const zipWithFolder: ForeignFeed = {
  name: 'an archive with the files in a folder, with shapes, fares of both versions and other files',
  files: openZip(
    createZip({
      'feed 2026/': '',
      ...Object.fromEntries(Object.entries(withMore).map(([file, text]) => [`feed 2026/${file}`, text])),
      'feed 2026/LICENSE.pdf': 'not text',
      'feed 2026/locations.geojson': '{}',
      '__MACOSX/feed 2026/._stops.txt': 'resource fork',
    }),
  ),
  ...journey,
  problems: [
    'note areas.txt: is not read',
    'note fare_attributes.txt: is not read',
    'note fare_products.txt: is not read',
    'note fare_rules.txt: is not read',
    'note shapes.txt: is not read',
    'warning translations.txt:3 record_id: is left out: headsigns of single calls are translated by value only',
  ],
};
