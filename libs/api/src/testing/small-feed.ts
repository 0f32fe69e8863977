import { type FeedFiles, toFeedFiles } from '@raang/journeys/gtfs';

/** The files of a feed as text, by name. */
export type FeedText = Record<string, string>;

const lines = (...rows: string[]) => `${rows.join('\n')}\n`;

/**
 * A feed without errors. North has three stations and runs by headway past midnight, East has two stations and runs by
 * timetable. A03 and B01 are an interchange.
 */
export const smallFeed: FeedText = {
  'agency.txt': lines(
    'agency_id,agency_name,agency_url,agency_timezone,agency_lang',
    'metro,บริษัท เมโทร,https://metro.example.org,Asia/Bangkok,th',
  ),
  'routes.txt': lines(
    'route_id,agency_id,route_long_name,route_type,route_color,route_text_color,route_sort_order',
    'north,metro,สายเหนือ,1,1964B7,FFFFFF,1',
    'east,metro,สายตะวันออก,12,FFE547,000000,2',
  ),
  'stops.txt': lines(
    'stop_id,stop_code,stop_name,stop_lat,stop_lon,location_type,parent_station,wheelchair_boarding',
    ...['A01', 'A02', 'A03', 'B01', 'B02'].flatMap((code, index) => [
      `${code},${code},สถานี ${code},13.7${index},100.5,1,,${index === 0 ? 1 : 0}`,
      `${code}-platform,${code},สถานี ${code},13.7${index},100.5,0,${code},`,
    ]),
    'A01-exit-1,1,ทางออก 1,13.7,100.51,2,A01,1',
  ),
  'calendar.txt': lines(
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    'weekday,1,1,1,1,1,0,0,20260901,20261231',
    'weekend,0,0,0,0,0,1,1,20260901,20261231',
  ),
  'trips.txt': lines(
    'route_id,service_id,trip_id,direction_id',
    'north,weekday,n0,0',
    'north,weekend,n0-weekend,0',
    'east,weekday,e0,0',
  ),
  'stop_times.txt': lines(
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
    ...['n0', 'n0-weekend'].flatMap((trip) => [
      `${trip},00:00:00,00:00:00,A01-platform,1`,
      `${trip},00:02:00,00:02:30,A02-platform,2`,
      `${trip},00:05:00,00:05:00,A03-platform,3`,
    ]),
    'e0,08:00:00,08:00:00,B01-platform,1',
    'e0,08:03:00,08:03:00,B02-platform,2',
  ),
  'frequencies.txt': lines(
    'trip_id,start_time,end_time,headway_secs,exact_times',
    'n0,05:30:00,09:00:00,300,0',
    'n0,09:00:00,24:10:01,600,0',
    'n0-weekend,06:00:00,24:00:01,600,0',
  ),
  'transfers.txt': lines(
    'from_stop_id,to_stop_id,transfer_type,min_transfer_time',
    'A03,B01,2,100',
    'B01,A03,2,100',
  ),
  'translations.txt': lines(
    'table_name,field_name,language,translation,record_id',
    'routes,route_long_name,en,North Line,north',
    'routes,route_long_name,en,East Line,east',
    'stops,stop_name,en,Old Market,A01',
  ),
};

/** The small feed with some of its files replaced. */
export function smallFeedWith(replaced: FeedText = {}): FeedFiles {
  return toFeedFiles({ ...smallFeed, ...replaced });
}
