// Feeds whose ids and codes are not fit for URLs.
import { toFeedFiles } from '../../gtfs/files';
import type { ForeignFeed } from './foreign-feed';
import { calls, csv, plainFeed, stopTimeColumns } from './plain-feed';

const legs = ['1: A 08:00 – C 08:10', '2: C 08:20 – D 08:30'];
const at = '2026-11-20 07:55';

export const plain: ForeignFeed = {
  name: 'nothing optional: no agency id, no codes, no stations, no calendar',
  files: toFeedFiles(plainFeed()),
  from: 'stop A',
  to: 'stop D',
  at,
  legs,
};

const numbers = ['route 1', 'route 2', 'service', 'trip 1', 'trip 2', 'stop A', 'stop B', 'stop C', 'stop D'];
const number = (name: string) => String(numbers.indexOf(name));

export const numeric: ForeignFeed = {
  name: 'numbers as ids, the same ones in every table, and as codes',
  files: toFeedFiles({
    ...plainFeed(number),
    'stops.txt': csv(
      ['stop_id', 'stop_code', 'stop_name', 'stop_lat', 'stop_lon'],
      ...['A', 'B', 'C', 'D'].map((name, index) => [number(`stop ${name}`), 5000 + index, name, 13.7, 100.5]),
    ),
  }),
  from: '5',
  to: '8',
  at,
  legs,
};

const long = 'x'.repeat(300);
const shapes: Record<string, string> = {
  'route 1': 'สาย 1',
  'route 2': 'สาย 2',
  'stop A': 'Siam/สยาม',
  'stop B': 'B, or "Bee"',
  'stop C': `${long}1`,
  'stop D': '🚉 D?#%20',
};

export const anyShape: ForeignFeed = {
  name: 'ids with blanks, capitals, Thai, quotes, slashes, emoji and 300 characters',
  files: toFeedFiles(plainFeed((name) => shapes[name] ?? name.toUpperCase())),
  from: 'Siam/สยาม',
  to: '🚉 D?#%20',
  at,
  legs,
};

export const repeatedCodes: ForeignFeed = {
  name: 'three agencies that number their stations alike, extended route types, and Thai names for some',
  files: toFeedFiles({
    ...plainFeed(),
    'agency.txt': csv(
      ['agency_id', 'agency_name', 'agency_url', 'agency_timezone', 'agency_lang'],
      ...['Metro', 'Tram', 'Boat'].map((name) => [name, name, 'https://x.example.org', 'Asia/Bangkok', 'en']),
    ),
    'routes.txt': csv(
      ['route_id', 'agency_id', 'route_long_name', 'route_type'],
      ['route 1', 'Metro', 'First', 401],
      ['route 2', 'Tram', 'Second', 900],
      ['route 3', 'Boat', 'Third', 1000],
    ),
    'stops.txt': csv(
      ['stop_id', 'stop_code', 'stop_name', 'stop_lat', 'stop_lon'],
      ['stop A', '1', 'Metro 1', 13.7, 100.5],
      ['stop C', '2', 'Metro 2', 13.71, 100.5],
      ['stop T1', '1', 'Tram 1', 13.71, 100.501],
      ['stop T2', '2', 'Tram 2', 13.72, 100.501],
      ['stop P1', '1', 'Pier 1', 13.72, 100.502],
      ['stop P2', '2', 'Pier 2', 13.73, 100.502],
    ),
    'trips.txt': csv(
      ['route_id', 'service_id', 'trip_id'],
      ...['1', '2', '3'].map((line) => [`route ${line}`, 'service', `trip ${line}`]),
    ),
    'stop_times.txt': csv(
      stopTimeColumns,
      ...calls('trip 1', ['stop A', '08:00:00'], ['stop C', '08:10:00']),
      ...calls('trip 2', ['stop T1', '08:20:00'], ['stop T2', '08:30:00']),
      ...calls('trip 3', ['stop P1', '08:40:00'], ['stop P2', '08:50:00']),
    ),
    'transfers.txt': csv(
      ['from_stop_id', 'to_stop_id', 'transfer_type', 'min_transfer_time'],
      ['stop C', 'stop T1', 2, 180],
      ['stop T2', 'stop P1', 1, ''],
    ),
    'translations.txt': csv(
      ['table_name', 'field_name', 'language', 'translation', 'field_value'],
      ['stops', 'stop_name', 'th', 'ท่าเรือ 2', 'Pier 2'],
      ['agency', 'agency_name', 'th', 'เรือ', 'Boat'],
      ['routes', 'route_long_name', 'ja', '第一', 'First'],
    ),
  }),
  from: 'stop A',
  to: 'stop P2',
  at,
  legs: [
    'First: Metro 1 08:00 – Metro 2 08:10',
    'walk: Metro 2 – Tram 1, 180',
    'Second: Tram 1 08:20 – Tram 2 08:30',
    'walk: Tram 2 – Pier 1, 120',
    'Third: Pier 1 08:40 – Pier 2 08:50',
  ],
  problems: [
    'note stops.txt:4 stop_code: 1 is also the code of the station on line 2',
    'note stops.txt:5 stop_code: 2 is also the code of the station on line 3',
    'note stops.txt:6 stop_code: 1 is also the code of the station on line 2',
    'note stops.txt:7 stop_code: 2 is also the code of the station on line 3',
  ],
};
