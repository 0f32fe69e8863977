// Feeds in the shape of four publishers, with invented contents.
import { toFeedFiles } from '../../gtfs/files';
import type { ForeignFeed } from './foreign-feed';
import { calls, csv, plainFeed, stopTimeColumns } from './plain-feed';

const rides = {
  from: 'stop A',
  to: 'stop D',
  at: '2026-11-20 07:55',
  legs: ['1: A 08:00 – C 08:10', '2: C 08:20 – D 08:30'],
};

/** As of a Californian railway: platforms by direction in stations with names as ids, and files of its region. */
export const stationsByName: ForeignFeed = {
  name: 'stations with names as ids, two platforms each, transfers to them, and files of the region',
  files: toFeedFiles({
    ...plainFeed(),
    'routes.txt': csv(
      [
        'route_id',
        'agency_id',
        'route_short_name',
        'route_long_name',
        'route_desc',
        'route_type',
        'route_url',
      ],
      ['L1', '', '1', '', '', 2, ''],
      ['L2', '', '2', '', '', 2, ''],
      ['Special', '', 'Special', 'Event Extra Service', '', 2, ''],
    ),
    'trips.txt': csv(
      [
        'route_id',
        'service_id',
        'trip_id',
        'trip_headsign',
        'direction_id',
        'block_id',
        'wheelchair_accessible',
      ],
      ['L1', 'service', '101', 'C', 0, '', ''],
      ['L2', 'service', '102', 'D', 1, '', ''],
    ),
    'stops.txt': csv(
      [
        'stop_id',
        'stop_code',
        'stop_name',
        'stop_lat',
        'stop_lon',
        'location_type',
        'parent_station',
        'platform_code',
      ],
      ...['A', 'B', 'C', 'D', 'E'].flatMap((name, index) => {
        const position = [37.7, 100.5 + index / 10];
        return [
          [`stop ${name}`, `stop ${name}`, name, ...position, 1, '', ''],
          [`700${index}1`, `700${index}1`, `${name} Station`, ...position, 0, `stop ${name}`, 'NB'],
          [`700${index}2`, `700${index}2`, `${name} Station`, ...position, 0, `stop ${name}`, 'SB'],
        ];
      }),
    ),
    'stop_times.txt': csv(
      stopTimeColumns,
      ...calls('101', ['70001', '8:00:00'], ['70011', '8:05:00'], ['70021', '8:10:00']),
      ...calls('102', ['70022', '8:20:00'], ['70032', '8:30:00']),
    ),
    'transfers.txt': csv(
      ['from_stop_id', 'to_stop_id', 'transfer_type', 'min_transfer_time', 'from_trip_id', 'to_trip_id'],
      ['70021', '70022', 1, '', '', ''],
    ),
    'directions.txt': csv(['route_id', 'direction_id', 'direction'], ['L1', 0, 'North']),
    'rider_categories.txt': csv(['rider_category_id', 'rider_category_description']),
  }),
  ...rides,
  legs: ['1: A 08:00 – C 08:10', 'walk: C – C, 120', '2: C 08:20 – D 08:30'],
  problems: [
    'note directions.txt: is not a GTFS file and is ignored',
    'note rider_categories.txt: is not read without fare_tables.txt, fare_ranges.txt, fare_rules_dated.txt',
    'note routes.txt:4 route_id: no trip uses Special; it is left out',
    'note stops.txt:14 stop_id: no train calls at this station',
  ],
};

/** As of the Swiss timetable: services by single days, quays of parents, and a taxi among the lines. */
export const daysAlone: ForeignFeed = {
  name: 'services by single days alone, ids with colons, and kinds of vehicles that are no line',
  files: toFeedFiles({
    ...plainFeed((name) => `ch:1:${name}`),
    'routes.txt': csv(
      ['route_id', 'route_short_name', 'route_long_name', 'route_desc', 'route_type'],
      ['ch:1:route 1', '1', '', 'S', 109],
      ['ch:1:route 2', '2', '', 'B', 700],
      ['ch:1:taxi', 'TX', '', 'TX', 1501],
    ),
    'trips.txt': csv(
      ['route_id', 'service_id', 'trip_id', 'trip_headsign', 'trip_short_name'],
      ...['1', '2'].map((id) => [`ch:1:route ${id}`, 'ch:1:service', `ch:1:trip ${id}`, 'C', id]),
      ...['3', '4', '5', '6', '7', '8'].map((id) => ['ch:1:route 2', 'ch:1:service', `ch:1:${id}`, 'D', id]),
      ['ch:1:taxi', 'ch:1:service', 'ch:1:9', '', '9'],
    ),
    'stop_times.txt': csv(
      [...stopTimeColumns, 'pickup_type', 'drop_off_type'],
      ...[
        ...calls(
          'ch:1:trip 1',
          ['ch:1:stop A', '8:00:00'],
          ['ch:1:stop B', '8:05:00'],
          ['ch:1:stop C', '8:10:00'],
        ),
        ...calls('ch:1:trip 2', ['ch:1:stop C', '8:20:00'], ['ch:1:stop D', '8:30:00']),
        ...['3', '4', '5', '6', '7', '8', '9'].flatMap((id) =>
          calls(`ch:1:${id}`, ['ch:1:stop C', `1${id}:20:00`], ['ch:1:stop D', `1${id}:30:00`]),
        ),
      ].map((call) => [...call, 0, 0]),
    ),
    'calendar.txt': csv(
      'service_id monday tuesday wednesday thursday friday saturday sunday start_date end_date'.split(' '),
      ['ch:1:service', 0, 0, 0, 0, 0, 0, 0, '20261213', '20271211'],
    ),
    'transfers.txt': csv(
      ['from_stop_id', 'to_stop_id', 'transfer_type', 'min_transfer_time'],
      ['ch:1:stop C', 'ch:1:stop C', 2, 120],
      ['ch:1:stop A', 'ch:1:stop A', 2, ''],
    ),
  }),
  ...rides,
  from: 'ch:1:stop A',
  to: 'ch:1:stop D',
  problems: [
    'warning routes.txt:4 route_type: 1501 is not a kind of line that is shown; the route and its trips are left out',
    'warning transfers.txt:3 min_transfer_time: is empty; the time is by distance, as for transfer_type 0',
  ],
};

/** As of a network in Massachusetts: facilities, pathways and columns of its own in every file. */
const extended = (text = '') =>
  text
    .trimEnd()
    .split('\n')
    .map((row, index) =>
      index === 0 ? `${row},municipality,checkpoint_id,listed_route` : `${row},"Bo, Ston",,0`,
    )
    .join('\n');

export const ownColumns: ForeignFeed = {
  name: 'columns of its own in every file, facilities, pathways and levels',
  files: toFeedFiles({
    ...Object.fromEntries(Object.entries(plainFeed()).map(([file, text]) => [file, extended(text)])),
    'stops.txt': extended(
      csv(
        ['stop_id', 'stop_name', 'stop_lat', 'stop_lon', 'location_type', 'parent_station', 'level_id'],
        ...['A', 'B', 'C', 'D'].map((name, index) => [
          `stop ${name}`,
          name,
          13.7,
          100.5 + index / 10,
          0,
          '',
          '',
        ]),
        ['place-hall', 'Hall', 13.7, 100.5, 1, '', ''],
        ['door-hall', 'Hall - Street', 13.7, 100.5, 2, 'place-hall', 'street'],
        ['node-hall', 'Hall - Lobby', '', '', 3, 'place-hall', 'lobby'],
      ),
    ),
    'pathways.txt': csv(
      'pathway_id from_stop_id to_stop_id facility_id pathway_mode is_bidirectional length wheelchair_length traversal_time'.split(
        ' ',
      ),
      ['hall-1', 'door-hall', 'node-hall', '', 2, 1, 4.5, '', 23],
      ['hall-2', 'door-hall', 'node-hall', '703', 5, 1, '', '', 0],
    ),
    'levels.txt': csv(['level_id', 'level_index'], ['street', 0], ['lobby', -1]),
    'facilities.txt': csv(['facility_id', 'facility_code', 'facility_class'], ['703', '703', 1]),
    'facilities_properties.txt': csv(['facility_id', 'property_id', 'value'], ['703', 'contact', 'x']),
    'lines.txt': csv(['line_id', 'line_long_name'], ['line-1', 'One']),
    'fare_media.txt': csv(['fare_media_id', 'fare_media_name', 'fare_media_type'], ['card', 'Card', 2]),
  }),
  ...rides,
  problems: [
    'note facilities.txt: is not a GTFS file and is ignored',
    'note facilities_properties.txt: is not a GTFS file and is ignored',
    'note fare_media.txt: is not read without fare_tables.txt, fare_ranges.txt, fare_rules_dated.txt',
    'note levels.txt: is not read',
    'note lines.txt: is not a GTFS file and is ignored',
    'warning pathways.txt:3 traversal_time: must be 1 or more, not 0; the row is left out',
    'note stops.txt:6 stop_id: no train calls at this station',
  ],
};

const operators = Array.from({ length: 40 }, (_, index) => `OP${index}`);

/** As of the Dutch national feed: many operators, zero-padded times, platforms of stop areas, a feed without transfers. */
export const manyOperators: ForeignFeed = {
  name: 'forty operators, some of one name, zero-padded times, and stop areas',
  files: toFeedFiles({
    ...plainFeed(),
    'agency.txt': csv(
      ['agency_id', 'agency_name', 'agency_url', 'agency_timezone', 'agency_phone'],
      ...operators.map((id, index) => [
        id,
        index === 39 ? 'operator 0' : `Operator ${index}`,
        `HTTP://op${index}.example`,
        'Asia/Bangkok',
        '',
      ]),
    ),
    'routes.txt': csv(
      [
        'route_id',
        'agency_id',
        'route_short_name',
        'route_long_name',
        'route_type',
        'route_color',
        'route_text_color',
      ],
      ['1', 'OP0', '1', '', 0, 'FFFFFF', 'FFFFFF'],
      ['2', 'OP39', '2', '', 3, '', ''],
    ),
    'trips.txt': csv(
      ['route_id', 'service_id', 'trip_id', 'realtime_trip_id', 'trip_headsign', 'direction_id', 'shape_id'],
      ['1', 'service', '10001', 'OP0:1:10001', 'Centrum via Station', 0, ''],
      ['2', 'service', '10002', 'OP39:2:10002', '', 0, ''],
    ),
    'stops.txt': csv(
      [
        'stop_id',
        'stop_code',
        'stop_name',
        'stop_lat',
        'stop_lon',
        'location_type',
        'parent_station',
        'platform_code',
      ],
      ...['A', 'B', 'C', 'D'].map((name, index) => [
        `stop ${name}`,
        '',
        name,
        52.1,
        4.5 + index / 10,
        1,
        '',
        '',
      ]),
      ...['A', 'B', 'C', 'C', 'D'].map((name, index) => [
        `2${index}`,
        `3000${index}`,
        name,
        52.1,
        4.5,
        0,
        `stop ${name}`,
        '',
      ]),
    ),
    'stop_times.txt': csv(
      [
        'trip_id',
        'stop_sequence',
        'stop_id',
        'arrival_time',
        'departure_time',
        'timepoint',
        'fare_units_traveled',
      ],
      ['10001', 1, '20', '08:00:00', '08:00:00', 1, 0],
      ['10001', 2, '21', '08:05:00', '08:05:00', 0, 700],
      ['10001', 3, '22', '08:10:00', '08:10:00', 1, 1400],
      ['10002', 1, '23', '08:20:00', '08:20:00', 1, 0],
      ['10002', 2, '24', '08:30:00', '08:30:00', 1, 900],
    ),
  }),
  ...rides,
  legs: ['1: A 08:00 – C 08:10', 'walk: C – C, 120', '2: C 08:20 – D 08:30'],
  problems: [
    'warning agency.txt:41 agency_name: operator 0 is also the agency of line 2; this one is shown with its agency_id',
    'note routes.txt:2 route_text_color: FFFFFF has too little contrast on FFFFFF (contrast 1.0)',
  ],
};
