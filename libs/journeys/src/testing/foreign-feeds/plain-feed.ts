import type { FeedText } from '../small-feed';

/** A file of a feed: the header, then rows; each value is quoted only if it must be. */
export const csv = (...rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map((value) => quoted(String(value))).join(',')}\n`).join('');

const quoted = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/**
 * The least that GTFS asks for: one agency without id, stops without stations, two lines by timetable on one day. Line 1
 * leaves A at 08:00 and is at C at 08:10; line 2 leaves C at 08:20 and is at D at 08:30.
 * @param id how the feed writes an id, such as `stop C` or `route 1`
 */
export function plainFeed(id: (name: string) => string = (name) => name): FeedText {
  return {
    'agency.txt': csv(
      ['agency_name', 'agency_url', 'agency_timezone'],
      ['City', 'https://city.example.org', zone],
    ),
    'routes.txt': csv(
      ['route_id', 'route_short_name', 'route_type'],
      [id('route 1'), '1', 1],
      [id('route 2'), '2', 0],
    ),
    'stops.txt': csv(
      ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'],
      ...['A', 'B', 'C', 'D'].map((name, index) => [id(`stop ${name}`), name, 13.7, 100.5 + index / 100]),
    ),
    'calendar_dates.txt': csv(['service_id', 'date', 'exception_type'], [id('service'), '20261120', 1]),
    'trips.txt': csv(
      ['route_id', 'service_id', 'trip_id'],
      [id('route 1'), id('service'), id('trip 1')],
      [id('route 2'), id('service'), id('trip 2')],
    ),
    'stop_times.txt': csv(
      stopTimeColumns,
      ...calls(id('trip 1'), [id('stop A'), '8:00:00'], [id('stop B'), '8:05:00'], [id('stop C'), '8:10:00']),
      ...calls(id('trip 2'), [id('stop C'), '8:20:00'], [id('stop D'), '8:30:00']),
    ),
  };
}

const zone = 'Asia/Bangkok';

export const stopTimeColumns = [
  'trip_id',
  'arrival_time',
  'departure_time',
  'stop_id',
  'stop_sequence',
] as const;

/** Rows of stop_times.txt; trains leave when they arrive. */
export const calls = (trip: string, ...stops: readonly [stop: string, time: string][]) =>
  stops.map(([stop, time], index) => [trip, time, time, stop, index]);
