import { describe, expect, it, test } from 'vitest';
import { type FeedText, smallFeed } from '../testing/small-feed';
import { checkFeed } from './check-feed';
import { printFeedPlace } from './feed-error';
import { maximumProblemsPerFile } from './feed-under-check';
import { toFeedFiles } from './files';

const problemsOf = (text: FeedText | Record<string, string | Uint8Array>) =>
  checkFeed(toFeedFiles(text)).problems.map((problem) => `${problem.severity} ${printFeedPlace(problem)}`);

/** The small feed with one file changed; fails if nothing changed. */
function changed(file: string, change: (text: string) => string): FeedText {
  const feed = smallFeed();
  const before = feed[file] ?? '';
  const after = change(before);
  expect(after).not.toBe(before);
  return { ...feed, [file]: after };
}

const replace = (search: string | RegExp, by: string) => (text: string) => text.replace(search, by);
const append = (row: string) => (text: string) => `${text}${row}\n`;
const without = (file: string): FeedText => {
  const { [file]: _, ...rest } = smallFeed();
  return rest;
};

it('the small feed is valid', () => {
  expect(problemsOf(smallFeed())).toEqual([]);
});

describe('files', () => {
  test.each(['agency.txt', 'routes.txt', 'stops.txt', 'trips.txt', 'stop_times.txt'])(
    '%s is required',
    (file) => {
      expect(problemsOf(without(file))).toContain(`error ${file}: is missing`);
    },
  );

  it('one of the two calendars is required', () => {
    const { 'calendar.txt': _, 'calendar_dates.txt': __, ...rest } = smallFeed();
    expect(problemsOf(rest)).toContain('error calendar.txt: is missing, and so is calendar_dates.txt');
  });

  it.each(['frequencies.txt', 'translations.txt', 'feed_info.txt', 'pathways.txt'])(
    '%s is optional',
    (file) => {
      expect(problemsOf(without(file))).toEqual([]);
    },
  );

  it('reports unknown files, and GTFS files that the importer does not read', () => {
    expect(problemsOf({ ...smallFeed(), 'stop.txt': 'a\n', 'shapes.txt': 'shape_id\n' })).toEqual([
      'note shapes.txt: is not read',
      'note stop.txt: is not a GTFS file and is ignored',
    ]);
  });

  it('takes an empty optional file as a missing one', () => {
    expect(problemsOf({ ...smallFeed(), 'transfers.txt': '', 'pathways.txt': '\n' })).toEqual([
      'note pathways.txt: is empty',
      'note transfers.txt: is empty',
    ]);
  });

  it('takes translations of files and columns that the importer does not read', () => {
    const { 'routes.txt': routes = '', 'translations.txt': translations = '' } = smallFeed();
    const feed = {
      ...smallFeed(),
      'routes.txt': routes.replace('certainty', 'route_desc'),
      'levels.txt': 'level_id,level_index,level_name\nL1,1,ชั้น 1\n',
      'translations.txt': `${translations}levels,level_name,en,Floor 1,L1,,\nroutes,route_desc,en,sure,north,,\n`,
    };
    expect(problemsOf(feed)).toEqual(['note levels.txt: is not read']);
  });

  it('must be UTF-8', () => {
    const thai = Uint8Array.from([
      ...new TextEncoder().encode(smallFeed()['attributions.txt']),
      0xa1,
      0xb2,
      10,
    ]);
    expect(problemsOf({ ...smallFeed(), 'attributions.txt': thai })).toContain(
      'error attributions.txt: is not UTF-8',
    );
  });

  it('may begin with a byte order mark, have Windows line ends and quote any value', () => {
    const feed = Object.fromEntries(
      Object.entries(smallFeed()).map(([file, text]) => [
        file,
        `\uFEFF${text.replaceAll(/^([^,"\n]+),/gm, '"$1",').replaceAll('\n', '\r\n')}`,
      ]),
    );
    expect(problemsOf(feed)).toEqual([]);
  });

  it('lists a limited number of warnings per file and counts the rest', () => {
    const rows = Array.from({ length: 5000 }, (_, index) => `x${index},A02,9,`).join('\n');
    const problems = checkFeed(toFeedFiles(changed('transfers.txt', append(rows)))).problems;
    expect(problems).toHaveLength(maximumProblemsPerFile + 1);
    expect(problems.at(-1)?.reason).toMatch(/^and \d+ more warnings$/);
  });
});

type Case = [rule: string, file: string, change: (text: string) => string, problem: string];

describe('reports a broken feed by file, line and reason', () => {
  const cases: Case[] = [
    // values
    [
      'a missing column',
      'routes.txt',
      replace('route_type', 'type'),
      'error routes.txt:1 route_type: the column is missing',
    ],
    [
      'a duplicate column',
      'routes.txt',
      replace('route_sort_order', 'route_type'),
      'error routes.txt:1 route_type: the column is a duplicate',
    ],
    [
      'a missing value',
      'transfers.txt',
      append('A03,B02,2'),
      'warning transfers.txt:4: has 3 values, the header has 6',
    ],
    [
      'an unclosed quotation mark',
      'transfers.txt',
      append('"A03,B02,2,1,1,'),
      'warning transfers.txt:4: a quotation mark is not closed',
    ],
    [
      'an empty value',
      'trips.txt',
      replace('north,weekday,n0', ',weekday,n0'),
      'error trips.txt:2 route_id: must not be empty',
    ],
    [
      'a duplicate id',
      'stops.txt',
      replace('A02-0,', 'A01-0,'),
      'error stops.txt:6 stop_id: A01-0 is already on line 3',
    ],
    [
      'a duplicate transfer',
      'transfers.txt',
      append('A03,B01,2,100,1,'),
      'warning transfers.txt:4 from_stop_id + to_stop_id: A03 B01 is already on line 2',
    ],
    [
      'a latitude out of range',
      'stops.txt',
      replace('13.70,100.5', '137.0,100.5'),
      'error stops.txt:2 stop_lat: must be 90 or less, not 137.0',
    ],
    [
      'a longitude out of range',
      'stops.txt',
      replace('13.70,100.5', '13.70,-200'),
      'error stops.txt:2 stop_lon: must be -180 or more, not -200',
    ],
    [
      'a malformed position',
      'stops.txt',
      replace('13.70', '13°42'),
      'error stops.txt:2 stop_lat: must be a number, not 13°42',
    ],
    [
      'a missing position',
      'stops.txt',
      replace('13.70,100.5', ','),
      'error stops.txt:2 stop_lat: must not be empty',
    ],
    [
      'an invalid colour',
      'routes.txt',
      replace('1964B7', '#1964B'),
      'error routes.txt:3 route_color: must be a colour of six digits',
    ],
    [
      'unreadable text colour',
      'routes.txt',
      replace('FFFFFF', '1964B0'),
      'note routes.txt:3 route_text_color: 1964B0 has too little contrast on 1964B7',
    ],
    [
      'an unknown kind of line',
      'routes.txt',
      replace(',12,', ',99,'),
      'error routes.txt:2 route_type: must be one of 0, 1, 2, 3, 4, 5, 6, 7, 11, 12, or an extended type such as 401, not 99',
    ],
    [
      'a line without a name',
      'routes.txt',
      replace('E,สายตะวันออก', ','),
      'error routes.txt:2 route_long_name: a route needs a short or a long name',
    ],
    [
      'a line without trains',
      'routes.txt',
      append('west,metro,W,สายตะวันตก,1,,,3,,,'),
      'note routes.txt:4 route_id: no trip uses west; it is left out',
    ],
    [
      'a second agency of the same name',
      'agency.txt',
      append('tram,บริษัท เมโทร,https://tram.example.org,Asia/Bangkok,th,'),
      'warning agency.txt:3 agency_name: บริษัท เมโทร is also the agency of line 2',
    ],
    [
      'an unknown agency',
      'routes.txt',
      replace('metro', 'other'),
      'error routes.txt:2 agency_id: other is not in agency.txt',
    ],
    [
      'an unknown structure',
      'stops.txt',
      replace('elevated', 'high'),
      'error stops.txt:2 structure: must be one of elevated, underground, at-grade, not high',
    ],
    [
      'an invalid time zone',
      'agency.txt',
      replace('Asia/Bangkok', 'Asia/Thonburi'),
      'error agency.txt:2 agency_timezone: Asia/Thonburi is not a time zone',
    ],
    [
      'agencies in several zones',
      'agency.txt',
      append('b,B,https://b.example.org,Asia/Tokyo,th,'),
      'error agency.txt:3 agency_timezone: must be the same',
    ],
    [
      'several agencies without an id',
      'agency.txt',
      append(',B,https://b.example.org,Asia/Bangkok,th,'),
      'error agency.txt:3 agency_id: must not be empty when there are several',
    ],
    [
      'an invalid URL',
      'agency.txt',
      replace('https://', ''),
      'error agency.txt:2 agency_url: must be an address',
    ],
    [
      'an invalid language',
      'agency.txt',
      replace(',th,', ',ไทย,'),
      'error agency.txt:2 agency_lang: must be a language',
    ],
    // stations
    [
      'an unknown station',
      'stops.txt',
      replace(',0,A01,', ',0,X01,'),
      'error stops.txt:3 parent_station: X01 is not in stops.txt',
    ],
    [
      'a platform of a platform',
      'stops.txt',
      replace(',0,A01,', ',0,A02-0,'),
      'error stops.txt:3 parent_station: A02-0 is not a station',
    ],
    [
      'a station in a station',
      'stops.txt',
      replace('100.5,1,,1', '100.5,1,A02,1'),
      'error stops.txt:2 parent_station: a station cannot belong to another one',
    ],
    [
      'an exit without a station',
      'stops.txt',
      replace('2,A01,2', '2,,2'),
      'error stops.txt:35 parent_station: must name its station',
    ],
    [
      'a station without a name',
      'stops.txt',
      replace('สถานี A01', ''),
      'error stops.txt:2 stop_name: must not be empty',
    ],
    [
      'a duplicate station code',
      'stops.txt',
      replace('A02,A02', 'A02,A01'),
      'note stops.txt:5 stop_code: A01 is also the code of the station on line 2',
    ],
    [
      'a station without trains',
      'stops.txt',
      append('Z09,Z09,สถานี Z09,,13,100,1,,,,,,,,'),
      'note stops.txt:37 stop_id: no train calls at this station',
    ],
    // calendar
    [
      'an invalid day',
      'calendar.txt',
      replace('20260901', '20260931'),
      'error calendar.txt:2 start_date: must be a day such as 20260916, not 20260931',
    ],
    [
      'an end before the start',
      'calendar.txt',
      replace('20260901', '20270101'),
      'error calendar.txt:2 end_date: is before the start date',
    ],
    [
      'a service without days',
      'calendar.txt',
      replace('1,1,1,1,1,0,0', '0,0,0,0,0,0,0'),
      'note calendar.txt:2 service_id: runs on no day',
    ],
    [
      'a service beyond the feed',
      'calendar.txt',
      replace('20261231', '20271231'),
      'note calendar.txt:2 start_date: reaches beyond the days of feed_info.txt',
    ],
    [
      'an unused service',
      'calendar.txt',
      append('never,1,1,1,1,1,1,1,20260901,20261231'),
      'note calendar.txt:4 service_id: no trip uses never',
    ],
    [
      'a service without a calendar',
      'trips.txt',
      replace('weekday', 'sometimes'),
      'error trips.txt:2 service_id: sometimes is not in calendar.txt or calendar_dates.txt',
    ],
    [
      'an invalid exception',
      'calendar_dates.txt',
      replace('20261207,2', '20261207,3'),
      'error calendar_dates.txt:2 exception_type: must be one of 1, 2, not 3',
    ],
    [
      'a feed that ends before it begins',
      'feed_info.txt',
      replace('20261231', '20260101'),
      'warning feed_info.txt:2 feed_end_date: is before the start date',
    ],
    // trips and calls
    [
      'an unknown line',
      'trips.txt',
      replace('north,', 'west,'),
      'error trips.txt:2 route_id: west is not in routes.txt',
    ],
    [
      'a trip without calls',
      'trips.txt',
      append('east,weekday,e9,,0'),
      'warning trips.txt:9 trip_id: is left out, since it has fewer than two calls in stop_times.txt',
    ],
    [
      'a call of an unknown trip',
      'stop_times.txt',
      append('x,06:00:00,06:00:00,A01-0,1,'),
      'error stop_times.txt:37 trip_id: is not in trips.txt',
    ],
    [
      'a call at an unknown stop',
      'stop_times.txt',
      replace('A02-0', 'X02-0'),
      'error stop_times.txt:3 stop_id: is not in stops.txt',
    ],
    [
      'a call at a station',
      'stop_times.txt',
      replace('A02-0', 'A02'),
      'error stop_times.txt:3 stop_id: is not a platform (location_type 0)',
    ],
    [
      'an arrival before the last departure',
      'stop_times.txt',
      replace('00:02:00,00:02:30', '00:02:00,00:05:00'),
      'error stop_times.txt:4 arrival_time: is before the departure from the previous call',
    ],
    [
      'a departure before the arrival',
      'stop_times.txt',
      replace('00:02:00,00:02:30', '00:02:00,00:01:00'),
      'error stop_times.txt:3 departure_time: is before the arrival',
    ],
    [
      'an invalid time',
      'stop_times.txt',
      replace('00:02:00,', '0:2,'),
      'error stop_times.txt:3 arrival_time: must be a time such as 05:30:00',
    ],
    [
      'a first call without times',
      'stop_times.txt',
      replace('00:00:00,00:00:00', ','),
      'error stop_times.txt:2 arrival_time: the first and the last call of a trip need their times',
    ],
    [
      'two calls with the same number',
      'stop_times.txt',
      replace('A02-0,2', 'A02-0,1'),
      'error stop_times.txt:3 stop_sequence: is the same as on line 2',
    ],
    [
      'an invalid number',
      'stop_times.txt',
      replace('A02-0,2', 'A02-0,two'),
      'error stop_times.txt:3 stop_sequence: must be a whole number',
    ],
    [
      'a call with an additional value',
      'stop_times.txt',
      replace('A02-0,2,', 'A02-0,2,,'),
      'error stop_times.txt:3: has 7 values, the header has 6',
    ],
    // frequencies
    [
      'an unknown trip',
      'frequencies.txt',
      replace('n1,', 'n9,'),
      'error frequencies.txt:4 trip_id: n9 is not in trips.txt',
    ],
    [
      'a headway of zero',
      'frequencies.txt',
      replace(',300,', ',0,'),
      'error frequencies.txt:2 headway_secs: must be 1 or more, not 0',
    ],
    [
      'a period that ends before it begins',
      'frequencies.txt',
      replace('05:30:00,09:00:00', '09:30:00,09:00:00'),
      'error frequencies.txt:2 end_time: must be after the start time',
    ],
    [
      'periods that overlap',
      'frequencies.txt',
      replace('05:30:00,09:00:00', '05:30:00,09:00:01'),
      'error frequencies.txt:3 start_time: overlaps the period of line 2',
    ],
    // links
    [
      'a transfer to an unknown stop',
      'transfers.txt',
      replace('A03,B01', 'A03,X01'),
      'warning transfers.txt:2 to_stop_id: X01 is not in stops.txt',
    ],
    [
      'a transfer to nowhere',
      'transfers.txt',
      replace('A03,B01,2', 'A03,,2'),
      'warning transfers.txt:2 to_stop_id: must not be empty',
    ],
    [
      'a transfer of single lines',
      'transfers.txt',
      (text) =>
        text
          .replaceAll('\n', ',\n')
          .replace('certainty,', 'certainty,from_route_id')
          .replace(/,\n$/, ',north\n'),
      'warning transfers.txt:3: is left out, since it applies to single routes or trips only',
    ],
    [
      'a transfer without its time',
      'transfers.txt',
      replace(',100,', ',,'),
      'warning transfers.txt:2 min_transfer_time: is empty; the time is by distance',
    ],
    [
      'a translation of an unknown table',
      'translations.txt',
      replace('routes,', 'lines,'),
      'warning translations.txt:2 table_name: lines is not a table of the feed',
    ],
    [
      'a translation of an unknown field',
      'translations.txt',
      replace('route_long_name', 'long_name'),
      'warning translations.txt:2 field_name: long_name is not a field of routes.txt',
    ],
    [
      'a translation of an unknown record',
      'translations.txt',
      replace('North Line,north', 'North Line,west'),
      'warning translations.txt:2 record_id: west is not in routes.txt',
    ],
    [
      'a translation without record or value',
      'translations.txt',
      replace('North Line,north', 'North Line,'),
      'warning translations.txt:2 record_id: must name the translated record or value',
    ],
    [
      'a translation of record and value',
      'translations.txt',
      replace('North Line,north,,', 'North Line,north,,สายเหนือ'),
      'warning translations.txt:2 field_value: must be empty when record_id is given',
    ],
    [
      'a translation of an unknown value',
      'translations.txt',
      replace(/ปลายทาง A06\n/, 'ปลายทาง A99\n'),
      'note translations.txt:7 field_value: ปลายทาง A99 is not a trip_headsign of trips.txt',
    ],
    [
      'an unknown facility',
      'station_facilities.txt',
      replace('parking', 'helipad'),
      'error station_facilities.txt:3 facility: must be one of lift',
    ],
    [
      'a facility of an unknown station',
      'station_facilities.txt',
      replace('A01,lift', 'Q01,lift'),
      'error station_facilities.txt:2 station_id: Q01 is not in stops.txt',
    ],
    [
      'a duplicate facility',
      'station_facilities.txt',
      append('A01,lift,no,,,,,,official'),
      'error station_facilities.txt:4 station_id + facility: A01 lift is already on line 2',
    ],
    [
      'a facility of unknown certainty',
      'station_facilities.txt',
      replace('official', 'sure'),
      'error station_facilities.txt:3 certainty: must be one of official',
    ],
    // fares
    [
      'a gap in a fare table',
      'fare_tables.txt',
      replace('north-adult-old,north,adult,2,', 'north-adult-old,north,adult,5,'),
      'error fare_tables.txt:4 stations_travelled: must increase from 0 without a gap; expected 2',
    ],
    [
      'a negative amount',
      'fare_tables.txt',
      replace(',1600,', ',-1600,'),
      'error fare_tables.txt:2 amount_satang: must be a whole number, 0 or more, not -1600',
    ],
    [
      'a longer ride that costs less',
      'fare_tables.txt',
      replace(',2000,', ',1000,'),
      'warning fare_tables.txt:5 amount_satang: a longer ride costs less than on line 4',
    ],
    [
      'tables that overlap in time',
      'fare_tables.txt',
      (text) => text.replaceAll('20260630', '20260701'),
      'error fare_tables.txt:6 valid_from: north adult already has a table for these days on line 2',
    ],
    [
      'days without a table',
      'fare_tables.txt',
      (text) => text.replaceAll('20260630', '20260530'),
      'warning fare_tables.txt:6 valid_from: north adult has no table between 20260530 and 20260701',
    ],
    [
      'a table that ends before it begins',
      'fare_tables.txt',
      (text) => text.replaceAll('20200101,20260630', '20260630,20200101'),
      'error fare_tables.txt:2 valid_to: is before valid_from',
    ],
    [
      'rows of a table that differ',
      'fare_tables.txt',
      replace('1,1600,20200101', '1,1600,20210101'),
      'error fare_tables.txt:3 valid_from: must equal line 2, the first line of this table',
    ],
    [
      'a fare of an unknown rider',
      'fare_tables.txt',
      replace(',adult,', ',pensioner,'),
      'error fare_tables.txt:2 rider_category: pensioner is not in rider_categories.txt',
    ],
    [
      'a fare of an unknown line',
      'fare_rules_dated.txt',
      replace('north;east', 'north;west'),
      'error fare_rules_dated.txt:5 line_ids: west is not in routes.txt',
    ],
    [
      'a rule of unknown kind',
      'fare_rules_dated.txt',
      replace('free-travel', 'bonus'),
      'error fare_rules_dated.txt:4 kind: must be one of percent-discount',
    ],
    [
      'a discount without its percent',
      'fare_rules_dated.txt',
      replace(',50,', ',,'),
      'error fare_rules_dated.txt:2 percent: must not be empty in a rule of kind percent-discount',
    ],
    [
      'a discount above the price',
      'fare_rules_dated.txt',
      replace(',50,', ',150,'),
      'error fare_rules_dated.txt:2 percent: must be 100 or less, not 150',
    ],
    [
      'a change without its stations',
      'fare_rules_dated.txt',
      replace('A03,B01', ',B01'),
      'error fare_rules_dated.txt:5 from_station: must not be empty in a rule of kind entry-fee-once',
    ],
    [
      'a change at a platform',
      'fare_rules_dated.txt',
      replace('A03,B01', 'A03-0,B01'),
      'error fare_rules_dated.txt:5 from_station: A03-0 is not a station',
    ],
    [
      'a cap without its amount',
      'fare_rules_dated.txt',
      replace('emv,4000', 'emv,'),
      'error fare_rules_dated.txt:6 amount_satang: must not be empty in a rule of kind day-cap',
    ],
    [
      'a rule of an unknown medium',
      'fare_rules_dated.txt',
      replace('emv,4000', 'coin,4000'),
      'error fare_rules_dated.txt:6 fare_media: coin is not in fare_media.txt',
    ],
    [
      'a rule that ends before it begins',
      'fare_rules_dated.txt',
      replace('20261130', '20201130'),
      'error fare_rules_dated.txt:6 valid_to: is before valid_from',
    ],
    [
      'no default rider',
      'rider_categories.txt',
      replace(',1,', ',0,'),
      'error rider_categories.txt is_default_fare_category: one rider category must be the default',
    ],
    [
      'two default riders',
      'rider_categories.txt',
      replace('เด็ก,0', 'เด็ก,1'),
      'error rider_categories.txt:4 is_default_fare_category: only one rider category can be the default',
    ],
    [
      'a medium of unknown type',
      'fare_media.txt',
      replace(',3,', ',9,'),
      'error fare_media.txt:2 fare_media_type: must be one of 0, 1, 2, 3, 4, not 9',
    ],
  ];

  test.each(cases)('%s', (_, file, change, problem) => {
    expect(problemsOf(changed(file, change)).filter((found) => found.startsWith(problem))).toHaveLength(1);
  });

  it('a line without its agency in a feed of two', () => {
    const { 'agency.txt': agencies = '', 'routes.txt': routes = '' } = smallFeed();
    const feed = {
      ...smallFeed(),
      'agency.txt': `${agencies}tram,บริษัท แทรม,https://tram.example.org,Asia/Bangkok,th,\n`,
      'routes.txt': routes.replace('east,metro,', 'east,,'),
    };
    expect(problemsOf(feed)).toEqual([
      'error routes.txt:2 agency_id: must not be empty when there are several agencies',
    ]);
  });

  it('a feed in which no train runs', () => {
    const feed = changed('stop_times.txt', (text) => text.slice(0, text.indexOf('\n') + 1));
    expect(problemsOf(feed)).toContain('error trips.txt: 7 of 7 trips would be left out, more than 20 %');
  });

  it('a call whose only time is before the previous departure', () => {
    const feed = changed('stop_times.txt', replace('00:04:00,00:04:30', ',00:01:00'));
    expect(problemsOf(feed)).toContain(
      'error stop_times.txt:4 departure_time: is before the departure from the previous call',
    );
  });
});
