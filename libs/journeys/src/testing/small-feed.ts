import { type FeedFiles, toFeedFiles } from '../gtfs/files';

/** The files of a feed as text, by name. */
export type FeedText = Record<string, string>;

const lines = (...rows: string[]) => `${rows.join('\n')}\n`;

/**
 * A valid feed with one of everything: a loop with a tail (North: A01 to A04 round, A05 and A06 the tail) by
 * headway, a line with a branch (East: B01 to B04, M01 from B03) by timetable, a transfer in one paid area (A03,
 * B01) and fares with rules.
 */
export function smallFeed(): FeedText {
  return {
    'agency.txt': lines(
      'agency_id,agency_name,agency_url,agency_timezone,agency_lang,agency_phone',
      'metro,บริษัท เมโทร,https://metro.example.org,Asia/Bangkok,th,+66 2000 0000',
    ),
    'routes.txt': lines(
      'route_id,agency_id,route_short_name,route_long_name,route_type,route_color,route_text_color,route_sort_order,length_km,opened_on,certainty',
      'east,metro,E,สายตะวันออก,12,ffe547,000000,2,,,probable',
      'north,metro,N,สายเหนือ,1,1964B7,FFFFFF,1,12.5,20040703,official',
    ),
    'stops.txt': lines(
      'stop_id,stop_code,stop_name,stop_desc,stop_lat,stop_lon,location_type,parent_station,wheelchair_boarding,structure,opened_on,has_lift,has_escalator,facts_as_of,facts_certainty',
      ...['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'B01', 'B02', 'B03', 'B04', 'M01'].flatMap(
        (code, index) => [
          `${code},${code},สถานี ${code},,13.7${index},100.5,1,,${index === 0 ? 1 : 0},elevated,20190729,,,,`,
          `${code}-0,${code},สถานี ${code},,13.7${index},100.5,0,${code},,,,,,,`,
          `${code}-1,${code},สถานี ${code},,13.7${index},100.5,0,${code},,,,,,,`,
        ],
      ),
      'A01-exit-2A,2A,ทางออก 2A,"ตลาด ""เก่า"", วัด",13.70,100.5,2,A01,2,,,0,,20220101,estimated',
      'A01-exit-3,3,ทางออก 3,,13.7005,100.5001,2,A01,0,,,,,,',
    ),
    'calendar.txt': lines(
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
      'weekday,1,1,1,1,1,0,0,20260901,20261231',
      'weekend,0,0,0,0,0,1,1,20260901,20261231',
    ),
    'calendar_dates.txt': lines('service_id,date,exception_type', 'weekday,20261207,2', 'weekend,20261207,1'),
    'trips.txt': lines(
      'route_id,service_id,trip_id,trip_headsign,direction_id',
      'north,weekday,n0,ปลายทาง A06,0',
      'north,weekday,n1,ปลายทาง A01,1',
      'north,weekend,n0-weekend,ปลายทาง A06,0',
      'east,weekday,e1,,0',
      'east,weekday,e2,,0',
      'east,weekday,e3,,1',
      'east,weekday,m0,,0',
    ),
    'stop_times.txt': lines(
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence,stop_headsign',
      ...calls(
        'n0',
        ['A01-1', 'A02-0', 'A03-0', 'A04-0', 'A01-0', 'A05-0', 'A06-0'],
        0,
        'ปลายทาง A06 ทาง A02',
      ),
      ...calls('n1', ['A06-1', 'A05-1', 'A01-0', 'A04-1', 'A03-1', 'A02-1', 'A01-1'], 0),
      ...calls('n0-weekend', ['A01-1', 'A02-0', 'A03-0', 'A04-0', 'A01-0', 'A05-0', 'A06-0'], 0),
      ...calls('e1', ['B01-0', 'B02-0', 'B03-0', 'B04-0'], 6 * 3600),
      ...calls('e2', ['B01-0', 'B02-0', 'B03-0', 'B04-0'], 24 * 3600 - 60),
      ...calls('e3', ['B04-1', 'B03-1', 'B02-1', 'B01-1'], 7 * 3600),
      ...calls('m0', ['B03-0', 'M01-0'], 8 * 3600),
    ),
    'frequencies.txt': lines(
      'trip_id,start_time,end_time,headway_secs,exact_times',
      'n0,05:30:00,09:00:00,300,0',
      'n0,09:00:00,24:10:01,600,0',
      'n1,05:30:00,24:00:01,600,0',
      'n0-weekend,06:00:00,24:00:01,600,0',
    ),
    'transfers.txt': lines(
      'from_stop_id,to_stop_id,transfer_type,min_transfer_time,in_paid_area,certainty',
      'A03,B01,2,100,1,estimated',
      'B01,A03,2,100,1,estimated',
    ),
    'translations.txt': lines(
      'table_name,field_name,language,translation,record_id,record_sub_id,field_value',
      'routes,route_long_name,en,North Line,north,,',
      'routes,route_long_name,en,East Line,east,,',
      'agency,agency_name,en,Metro Company,metro,,',
      'stops,stop_name,en,Old Market,A01,,',
      'stops,stop_desc,en-GB,"""Old"" market, temple",A01-exit-2A,,',
      'trips,trip_headsign,en,To A06,,,ปลายทาง A06',
      'stop_times,stop_headsign,en,To A06 by way of A02,,,ปลายทาง A06 ทาง A02',
      'rider_categories,rider_category_name,en,Adult,adult,,',
      'feed_info,feed_publisher_name,en,Metro,,,',
      'attributions,organization_name,en,Open data office,open-data,,',
    ),
    'feed_info.txt': lines(
      'feed_publisher_name,feed_publisher_url,feed_lang,default_lang,feed_start_date,feed_end_date,feed_version,feed_licence,feed_licence_url',
      'เมโทร,https://metro.example.org,mul,th,20260901,20261231,7,CC BY 4.0,https://creativecommons.org/licenses/by/4.0/',
    ),
    'attributions.txt': lines(
      'attribution_id,organization_name,is_producer,attribution_url,licence',
      'open-data,สำนักงานข้อมูลเปิด,1,https://data.example.org,CC BY 4.0',
    ),
    'sources.txt': lines(
      'source_id,name_th,name_en,as_of,licence,url',
      'stations,รายชื่อสถานี,List of stations,20260619,CC BY 4.0,https://data.example.org/stations',
      'model,แบบจำลอง,A model,,,',
    ),
    'station_facilities.txt': lines(
      'station_id,facility,state,note_th,note_en,source_th,source_en,as_of,certainty',
      'A01,lift,yes,ทางออก 3,Exit 3,รายการ,A list,20191231,probable',
      'A01,parking,no,,,,,,official',
    ),
    'rider_categories.txt': lines(
      'rider_category_id,rider_category_name,is_default_fare_category,condition',
      'adult,บุคคลทั่วไป,1,',
      'student,นักเรียน,0,อายุไม่เกิน 23 ปี',
      'child,เด็ก,0,',
      'small-child,เด็กเล็ก,0,',
    ),
    'fare_media.txt': lines(
      'fare_media_id,fare_media_name,fare_media_type,line_ids,valid_from',
      'emv,บัตร EMV,3,north;east,',
      'token,เหรียญ,1,north,',
    ),
    'fare_tables.txt': lines(
      'fare_table_id,line_ids,rider_category,stations_travelled,amount_satang,valid_from,valid_to,certainty,source_th,source_en',
      ...fareTable('north-adult-old,north,adult', [1600, 1600, 1800, 2000], '20200101,20260630,official'),
      ...fareTable('north-adult,north,adult', [1700, 1700, 2000, 2200, 2500], '20260701,,probable'),
      ...fareTable('north-student,north,student', [1500, 1500, 1800, 2000, 2300], '20260701,,computed'),
      ...fareTable('east-adult,east,adult', [1500, 1900, 2300], '20230703,,estimated'),
    ),
    'fare_rules_dated.txt': lines(
      'rule_id,kind,line_ids,from_station,to_station,rider_category,fare_media,amount_satang,percent,valid_from,valid_to,certainty,source_th,source_en,description_th,description_en',
      'child-half,percent-discount,,,,child,any,,50,,,official,ประกาศ,A notice,เด็กครึ่งราคา,Children pay half',
      'student-ten,percent-discount,north,,,student,,,10,,,probable,ประกาศ,A notice,นักเรียนลด 10%,Students 10% off',
      'small-child-free,free-travel,,,,small-child,,,,,,official,ประกาศ,A notice,เด็กเล็กฟรี,Small children travel free',
      'change-once,entry-fee-once,north;east,A03,B01,any,,1400,,20200101,,probable,ประกาศ,A notice,ค่าแรกเข้าครั้งเดียว,One entry fee',
      'day-cap,day-cap,east,,,,emv,4000,,20251201,20261130,official,ประกาศ,A notice,ไม่เกินวันละ 40 บาท,At most 40 baht a day',
      'flat-fare,fare-cap,east,,,,,1800,,20240101,20241231,official,ประกาศ,A notice,ไม่เกิน 18 บาท,At most 18 baht',
    ),
  };
}

/** The small feed with some files replaced by a test. */
export function smallFeedWith(replaced: FeedText): FeedFiles {
  return toFeedFiles({ ...smallFeed(), ...replaced });
}

/** Rows of stop_times.txt: two minutes between calls, including a dwell time of half a minute. */
export function calls(trip: string, stops: readonly string[], start: number, firstHeadsign = ''): string[] {
  return stops.map((stop, index) => {
    const arrival = start + index * 120;
    const departure = index === 0 || index === stops.length - 1 ? arrival : arrival + 30;
    const headsign = index === 0 ? firstHeadsign : '';
    return `${trip},${toClock(arrival)},${toClock(departure)},${stop},${index + 1},${headsign}`;
  });
}

function fareTable(owner: string, amounts: readonly number[], validity: string): string[] {
  return amounts.map((amount, index) => `${owner},${index},${amount},${validity},ประกาศ,A notice`);
}

function toClock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
