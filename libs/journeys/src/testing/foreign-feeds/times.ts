// Feeds whose days and times are written in other ways than ours.
import { toFeedFiles } from '../../gtfs/files';
import type { ForeignFeed } from './foreign-feed';
import { calls, csv, plainFeed, stopTimeColumns } from './plain-feed';

const ends = { from: 'stop A', to: 'stop D' };

export const afterMidnight: ForeignFeed = {
  name: 'calls after midnight as 24:00 and later, and no frequencies',
  files: toFeedFiles({
    ...plainFeed(),
    'calendar_dates.txt': csv(
      ['service_id', 'date', 'exception_type'],
      ['service', '20261121', 1],
      ['service', '20261120', 1],
    ),
    'stop_times.txt': csv(
      stopTimeColumns,
      ...calls('trip 1', ['stop A', '23:58:00'], ['stop B', '24:03:00'], ['stop C', '24:08:00']),
      ...calls('trip 2', ['stop C', '24:20:00'], ['stop D', '25:05:00']),
    ),
  }),
  from: 'stop B',
  to: 'stop D',
  at: '2026-11-21 00:01',
  legs: ['1: B 00:03 – C 00:08', '2: C 00:20 – D 01:05'],
};

const frequencies = (exactTimes: string) =>
  csv(
    ['trip_id', 'start_time', 'end_time', 'headway_secs', 'exact_times'],
    ['trip 1', '06:00:00', '09:00:00', 900, exactTimes],
    ['trip 2', '6:00:00', '9:00:00', 600, exactTimes],
  );

export const exactFrequencies: ForeignFeed = {
  name: 'frequencies with exact times, of trips that do not begin at midnight',
  files: toFeedFiles({ ...plainFeed(), 'frequencies.txt': frequencies('1') }),
  ...ends,
  at: '2026-11-20 07:05',
  legs: ['1: A 07:15 – C 07:25', '2: C 07:30 – D 07:40'],
};

export const headways: ForeignFeed = {
  name: 'frequencies without exact times, by an empty value',
  files: toFeedFiles({ ...plainFeed(), 'frequencies.txt': frequencies('') }),
  ...ends,
  at: '2026-11-20 07:05',
  // each with the longest possible wait
  legs: ['1: A 07:20 – C 07:30', '2: C 07:40 – D 07:50'],
};

export const otherZone: ForeignFeed = {
  name: 'another time zone, on the day on which its clocks are put back',
  files: toFeedFiles({
    ...plainFeed(),
    'agency.txt': csv(
      ['agency_name', 'agency_url', 'agency_timezone', 'agency_fare_url'],
      ['Stadt', 'https://stadt.example.org', 'Europe/Berlin', 'https://stadt.example.org/preise'],
    ),
    'calendar.txt': csv(
      [
        ...'service_id monday tuesday wednesday thursday friday saturday sunday'.split(' '),
        'start_date',
        'end_date',
      ],
      ['service', 0, 0, 0, 0, 0, 0, 1, '20261001', '20261231'],
      ['never', 0, 0, 0, 0, 0, 0, 0, '20261001', '20261231'],
    ),
    'calendar_dates.txt': csv(['service_id', 'date', 'exception_type'], ['service', '20261101', 2]),
  }),
  ...ends,
  at: '2026-10-25 07:55',
  legs: ['1: A 08:00 – C 08:10', '2: C 08:20 – D 08:30'],
  problems: [
    'note calendar.txt:3 service_id: runs on no day',
    'note calendar.txt:3 service_id: no trip uses never',
  ],
};

export const sparseTimes: ForeignFeed = {
  name: 'calls in any order without their times, a loop, and trips and lines that do not run',
  files: toFeedFiles({
    ...plainFeed(),
    'routes.txt': csv(
      ['route_id', 'route_short_name', 'route_type', 'route_desc'],
      ['route 1', '1', 1, 'A loop'],
      ['route 2', '2', 0, ''],
      ['route 9', '9', 3, 'Not yet'],
    ),
    'trips.txt': csv(
      ['route_id', 'service_id', 'trip_id', 'trip_short_name'],
      ['route 1', 'service', 'trip 1', '101'],
      ['route 2', 'service', 'trip 2', '201'],
      ['route 2', 'service', 'trip 3', '202'],
      ...['12', '13'].map((hour) => ['route 2', 'service', `trip ${hour}`, hour]),
    ),
    'stop_times.txt': csv(
      [...stopTimeColumns, 'pickup_type', 'drop_off_type', 'timepoint'],
      ['trip 3', '08:00:00', '08:00:00', 'stop D', 1, '', '', 1],
      ['trip 1', '08:12:00', '', 'stop A', 400, 1, 0, 1],
      ['trip 1', '', '', 'stop B', 20, 0, 0, 0],
      ['trip 1', '', '', 'stop C', 30, 0, 0, 0],
      ['trip 1', '', '08:00:00', 'stop A', 10, 0, 1, 1],
      ['trip 2', '08:20:00', '08:20:00', 'stop C', 0, '', '', ''],
      ['trip 2', '08:30:00', '08:30:00', 'stop D', 7, 3, 2, ''],
      ...['12', '13'].flatMap((hour) => [
        [`trip ${hour}`, `${hour}:20:00`, `${hour}:20:00`, 'stop C', 0, '', '', ''],
        [`trip ${hour}`, `${hour}:30:00`, `${hour}:30:00`, 'stop D', 7, 3, 2, ''],
      ]),
    ),
  }),
  ...ends,
  at: '2026-11-20 07:55',
  legs: ['1: A 08:00 – C 08:08', '2: C 08:20 – D 08:30'],
  problems: [
    'note routes.txt:4 route_id: no trip uses route 9; it is left out',
    'warning trips.txt:4 trip_id: is left out, since it has fewer than two calls in stop_times.txt',
  ],
};
