// Feeds that say in other ways than ours how passengers change.
import { toFeedFiles } from '../../gtfs/files';
import type { ForeignFeed } from './foreign-feed';
import { calls, csv, plainFeed, stopTimeColumns } from './plain-feed';

const stopColumns = [
  'stop_id',
  'stop_name',
  'stop_lat',
  'stop_lon',
  'location_type',
  'parent_station',
  'level_id',
];

/** C is a station with a platform for each line. */
const stations = {
  ...plainFeed(),
  'stops.txt': csv(
    stopColumns,
    ['stop A', 'A', 13.7, 100.5, '', '', ''],
    ['stop B', 'B', 13.7, 100.51, 0, '', ''],
    ['C', 'C', 13.7, 100.52, 1, '', ''],
    ['C1', 'C', 13.7, 100.52, 0, 'C', 'L-1'],
    ['C2', 'C', 13.7, 100.52, 0, 'C', 'L2'],
    ['C entrance', 'Exit', 13.7, 100.52, 2, 'C', 'L0'],
    ['C hall', '', '', '', 3, 'C', 'L0'],
    ['C1 north end', '', '', '', 4, 'C1', 'L-1'],
    ['stop D', 'D', 13.7, 100.53, 0, '', ''],
  ),
  'stop_times.txt': csv(
    stopTimeColumns,
    ...calls('trip 1', ['stop A', '8:00:00'], ['stop B', '8:05:00'], ['C1', '8:10:00']),
    ...calls('trip 2', ['C2', '8:20:00'], ['stop D', '8:30:00']),
  ),
};

export const pathways: ForeignFeed = {
  name: 'stations with levels, entrances, nodes and pathways',
  files: toFeedFiles({
    ...stations,
    'levels.txt': csv(
      ['level_id', 'level_index', 'level_name'],
      ['L-1', -1, ''],
      ['L0', 0, 'Hall'],
      ['L2', 2, ''],
    ),
    'pathways.txt': csv(
      [
        'pathway_id',
        'from_stop_id',
        'to_stop_id',
        'pathway_mode',
        'is_bidirectional',
        'traversal_time',
        'length',
      ],
      ['p1', 'C1', 'C hall', 2, 1, 60, ''],
      ['p2', 'C hall', 'C2', 4, 0, 35, ''],
      ['p3', 'C entrance', 'C hall', 6, 1, '', 12.5],
      ['p4', 'C1 north end', 'C hall', 5, 1, 90, ''],
    ),
  }),
  from: 'stop A',
  to: 'stop D',
  at: '2026-11-20 07:55',
  legs: ['1: A 08:00 – C 08:10', 'walk: C – C, 95', '2: C 08:20 – D 08:30'],
  problems: ['note levels.txt: is not read'],
};

export const everyTransfer: ForeignFeed = {
  name: 'transfers of all types, of stations, platforms, routes and trips',
  files: toFeedFiles({
    ...stations,
    'transfers.txt': csv(
      'from_stop_id to_stop_id from_route_id to_route_id from_trip_id to_trip_id transfer_type min_transfer_time'.split(
        ' ',
      ),
      ['C', 'C', '', '', '', '', 0, ''],
      ['C1', 'C2', '', '', '', '', 2, 240],
      ['C1', 'C2', 'route 1', 'route 2', '', '', 3, ''],
      ['C2', 'C1', '', '', '', '', 1, ''],
      ['stop A', 'stop B', '', '', '', '', 3, ''],
      ['C1', 'C2', '', '', 'trip 1', 'trip 2', 5, ''],
      ['', '', '', '', 'trip 2', 'trip 1', 4, ''],
    ),
  }),
  from: 'stop A',
  to: 'stop D',
  at: '2026-11-20 07:55',
  legs: ['1: A 08:00 – C 08:10', 'walk: C – C, 240', '2: C 08:20 – D 08:30'],
  problems: [
    'warning transfers.txt:4: is left out, since it applies to single routes or trips only',
    'warning transfers.txt:7 transfer_type: is left out: staying in a train is not supported',
    'warning transfers.txt:8 transfer_type: is left out: staying in a train is not supported',
  ],
};
