// Invented feeds of other networks: none has a line or station that the content names.

/** Files of a feed by name. */
export type FeedFiles = Record<string, string>;

const csv = (...rows: string[]) => `${rows.join('\n')}\n`;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
const calendar = (first: string, last: string) =>
  csv(
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    `daily,1,1,1,1,1,1,1,${first},${last}`,
  );

/** The rows of a trip's calls, four minutes apart. */
const calls = (trip: string, stops: readonly string[], from: number) =>
  stops.map((stop, index) => {
    const time = clock(from + index * 4);
    return `${trip},${time},${time},${stop},${index + 1}`;
  });
const stopTimes = (...rows: string[]) =>
  csv('trip_id,arrival_time,departure_time,stop_id,stop_sequence', ...rows);

/** One line, three stations, a train an hour: no frequencies, fares, shapes or transfers. */
export const plainMetro: FeedFiles = {
  'agency.txt': csv(
    'agency_id,agency_name,agency_url,agency_timezone',
    'm,Metro,https://metro.example,Asia/Bangkok',
  ),
  'routes.txt': csv('route_id,agency_id,route_short_name,route_long_name,route_type', 'red,m,R,Red Line,1'),
  'stops.txt': csv(
    'stop_id,stop_code,stop_name,stop_lat,stop_lon',
    ...['Market', 'River', 'Hill'].map((name, index) => `${name},R0${index + 1},${name},13.7${index},100.5`),
  ),
  'calendar.txt': calendar('20260101', '20271231'),
  'trips.txt': csv(
    'route_id,service_id,trip_id,direction_id',
    ...numbers(18).map((hour) => `red,daily,t${hour},0`),
  ),
  'stop_times.txt': stopTimes(
    ...numbers(18).flatMap((hour) => calls(`t${hour}`, ['Market', 'River', 'Hill'], (hour + 5) * 60)),
  ),
};

const quays = numbers(14).map((index) => `ป้าย ${index}/ก`);

/** Buses whose days have all passed: ids in Thai with blanks, stops without codes, one agency without id, an idle line. */
export const pastBuses: FeedFiles = {
  'agency.txt': csv('agency_name,agency_url,agency_timezone', 'รถเมล์,HTTPS://buses.example,Asia/Ho_Chi_Minh'),
  'routes.txt': csv(
    'route_id,route_short_name,route_type,route_color,route_text_color',
    'สาย 7,7,3,,',
    'สาย 8,8,700,00AA00,00AB00',
    'ยังไม่เปิด,9,3,,',
  ),
  'stops.txt': csv(
    'stop_id,stop_name,stop_lat,stop_lon',
    ...quays.map((id, index) => `${id},ป้ายที่ ${index},13.8${10 + index},100.6${index}`),
    '   ',
  ),
  'calendar.txt': calendar('20200101', '20201231'),
  'trips.txt': csv('route_id,service_id,trip_id', 'สาย 7,daily,7-1', 'สาย 7,daily,7-2', 'สาย 8,daily,8-1'),
  'stop_times.txt': stopTimes(
    ...calls('7-1', quays.slice(0, 8), 6 * 60),
    ...calls('7-2', quays.slice(0, 8).toReversed(), 23 * 60 + 50),
    ...calls('8-1', quays.slice(6), 12 * 60),
  ),
};

const lines = numbers(12);
const stations = (line: number) => numbers(10).map((index) => `T${line}-${index}`);
/** Every line has the first station of the next one as its last. */
const platformsOf = (line: number) =>
  [...stations(line), `T${(line + 1) % lines.length}-0`].map((station) => `${station}-p`);
const directions = [0, 1];

/**
 * Trams in headways, with stations, platforms, headsigns and transfers, and without translations. Two operators have one
 * name, a trip is on demand, and a transfer leads nowhere.
 */
export const trams: FeedFiles = {
  'agency.txt': csv(
    'agency_id,agency_name,agency_url,agency_timezone,agency_lang',
    'north,City Trams,https://north.example,Asia/Bangkok,en',
    'south,City Trams,https://south.example,Asia/Bangkok,en',
  ),
  'routes.txt': csv(
    'route_id,agency_id,route_short_name,route_long_name,route_type,route_color,route_text_color',
    ...lines.map(
      (line) => `${line + 1},${line % 2 ? 'north' : 'south'},${line + 1},,0,${100000 + line * 4321},FFFFFF`,
    ),
  ),
  'stops.txt': csv(
    'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,platform_code',
    ...lines.flatMap((line) =>
      stations(line).flatMap((id, index) => {
        const position = `13.${500 + line * 20 + index},100.${500 + index * 9}`;
        return [
          `${id},Stop ${line} ${index},${position},1,,`,
          `${id}-p,Stop ${line} ${index},${position},0,${id},1`,
        ];
      }),
    ),
  ),
  'calendar_dates.txt': csv(
    'service_id,date,exception_type',
    ...numbers(30).map((day) => `daily,202611${String(day + 1).padStart(2, '0')},1`),
    ...numbers(31).map((day) => `daily,202612${String(day + 1).padStart(2, '0')},1`),
  ),
  'trips.txt': csv(
    'route_id,service_id,trip_id,trip_headsign,direction_id',
    ...lines.flatMap((line) =>
      directions.map((way) => `${line + 1},daily,${line}-${way},To the ${way ? 'depot' : 'ring'},${way}`),
    ),
    '1,daily,call,On call,0',
  ),
  'stop_times.txt': csv(
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence,location_group_id,start_pickup_drop_off_window,end_pickup_drop_off_window',
    ...lines.flatMap((line) =>
      directions.flatMap((way) => {
        const stops = way ? platformsOf(line).toReversed() : platformsOf(line);
        return calls(`${line}-${way}`, stops, 0).map((row) => `${row},,,`);
      }),
    ),
    'call,,,,1,zone,08:00:00,17:00:00',
    'call,,,,2,zone,08:00:00,17:00:00',
  ),
  'frequencies.txt': csv(
    'trip_id,start_time,end_time,headway_secs',
    ...lines.flatMap((line) =>
      directions.map((way) => `${line}-${way},05:00:00,24:30:00,${300 + line * 60}`),
    ),
  ),
  'transfers.txt': csv(
    'from_stop_id,to_stop_id,transfer_type,min_transfer_time',
    'T0-3,T1-3,2,',
    'T0-3,nowhere,0,',
  ),
  'shapes.txt': csv('shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence'),
};

/** A shuttle within one station. */
export const oneStation: FeedFiles = {
  ...plainMetro,
  'stops.txt': csv(
    'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station',
    'hub,Hub,13.7,100.5,1,',
    'east,Hub,13.7,100.5,0,hub',
    'west,Hub,13.7,100.5,0,hub',
  ),
  'trips.txt': csv('route_id,service_id,trip_id', 'red,daily,shuttle'),
  'stop_times.txt': stopTimes(...calls('shuttle', ['east', 'west'], 8 * 60)),
};
