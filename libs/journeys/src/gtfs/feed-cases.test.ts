// Feeds that others publish with one thing that is unusual: each is taken or refused for a true reason.
import { describe, expect, it, test } from 'vitest';
import { createPlanner } from '../planner/planner';
import { findJourneys } from '../planner/find-journeys';
import { type FeedText, smallFeed } from '../testing/small-feed';
import type { StationCode } from '@raang/domain';
import { checkFeed, type CheckOptions } from './check-feed';
import { printFeedPlace } from './feed-error';
import { leavingOut, toFeedFiles } from './files';
import { readFeed } from './read-feed';

const csv = (...rows: string[]) => `${rows.join('\n')}\n`;

/** One line with 20 trips an hour apart, from the Pier by way of the Mill to the Top. */
function ferryFeed(): FeedText {
  const hours = Array.from({ length: 20 }, (_, index) => index + 4);
  return {
    'agency.txt': csv(
      'agency_id,agency_name,agency_url,agency_timezone',
      'f,Ferries,https://ferries.example,Asia/Bangkok',
    ),
    'routes.txt': csv('route_id,agency_id,route_short_name,route_type', 'up,f,Up,4'),
    'stops.txt': csv(
      'stop_id,stop_name,stop_lat,stop_lon',
      'pier,Pier,13.70,100.50',
      'mill,Mill,13.72,100.50',
      'top,Top,13.74,100.50',
    ),
    'calendar.txt': csv(
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
      'daily,1,1,1,1,1,1,1,20260101,20271231',
    ),
    'trips.txt': csv('route_id,service_id,trip_id', ...hours.map((hour) => `up,daily,t${hour}`)),
    'stop_times.txt': csv(
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
      ...hours.flatMap((hour) => [
        `t${hour},${hour}:00:00,${hour}:00:00,pier,1`,
        `t${hour},${hour}:05:00,${hour}:05:00,mill,2`,
        `t${hour},${hour}:10:00,${hour}:10:00,top,3`,
      ]),
    ),
  };
}

const append = (feed: FeedText, file: string, ...rows: string[]): FeedText => ({
  ...feed,
  [file]: `${feed[file] ?? ''}${csv(...rows)}`,
});
function replaced(feed: FeedText, file: string, search: string, by: string): FeedText {
  expect(feed[file]).toContain(search);
  return { ...feed, [file]: (feed[file] ?? '').replaceAll(search, by) };
}

/** What is reported, and the feed that is read: without an error it must be readable. */
function take(text: FeedText, options?: CheckOptions) {
  const files = toFeedFiles(text);
  const { problems, leftOut, shares } = checkFeed(files, options);
  return {
    problems: problems.map((problem) => `${problem.severity} ${printFeedPlace(problem)}`),
    shares,
    read: () => readFeed(leavingOut(files, leftOut)),
  };
}

it('the feed itself has nothing to report', () => {
  expect(take(ferryFeed()).problems).toEqual([]);
});

describe('a line of white space', () => {
  const whole = smallFeed();
  test.each(Object.keys(whole))('at the end and within %s is skipped', (file) => {
    const [header = '', first = '', ...rest] = whole[file]?.trimEnd().split('\n') ?? [];
    const text = { ...whole, [file]: `${csv(header, ' \t ', first, ...rest)}   ` };
    const { problems, read } = take(text);
    expect(problems).toEqual([
      `warning ${file}:2: has nothing but white space and is skipped`,
      `warning ${file}:${rest.length + 4}: has nothing but white space and is skipped`,
    ]);
    expect(read()).toEqual(readFeed(toFeedFiles(whole)));
  });

  it('before the header is skipped', () => {
    const { problems, read } = take({ ...ferryFeed(), 'stops.txt': `  \r\n${ferryFeed()['stops.txt']}` });
    expect(problems).toEqual(['warning stops.txt:1: has nothing but white space and is skipped']);
    expect(read()).toEqual(readFeed(toFeedFiles(ferryFeed())));
  });

  it('is not a row whose first value is empty', () => {
    const feed = append(ferryFeed(), 'stops.txt', '   ,Nowhere,13.7,100.5');
    expect(take(feed).problems).toEqual(['error stops.txt:5 stop_id: must not be empty']);
  });
});

describe('a URL whose scheme is in capitals', () => {
  it('is taken without a message, and written in lower case', () => {
    const feed: FeedText = {
      ...smallFeed(),
      'feed_info.txt': csv(
        'feed_publisher_name,feed_publisher_url,feed_lang,feed_licence,feed_licence_url,feed_contact_url',
        'Metro,HTTPS://Metro.example/A,th,Free,HTTP://free.example,Http://metro.example/contact',
      ),
      'attributions.txt': csv(
        'attribution_id,organization_name,attribution_url',
        'open-data,สำนักงานข้อมูลเปิด,HttpS://office.example',
      ),
      'sources.txt': csv('source_id,name_th,name_en,url', 's,รายการ,List,HTTPS://list.example'),
    };
    const { problems, read } = take(
      replaced(feed, 'agency.txt', 'https://metro.example.org', 'HTTPS://METRO.example.org'),
    );
    expect(problems).toEqual([]);
    const { agencies, info, attributions, sources } = read();
    expect(agencies[0]?.url).toBe('https://METRO.example.org');
    expect(info.publisher?.url).toBe('https://Metro.example/A');
    expect(info.licence?.url).toBe('http://free.example');
    expect(attributions[0]?.url).toBe('https://office.example');
    expect(sources[0]?.url).toBe('https://list.example');
  });

  it('in rider_categories.txt too', () => {
    const rows = (smallFeed()['rider_categories.txt'] ?? '').trimEnd().split('\n');
    const filled = rows.map(
      (row, index) => `${row},${index === 0 ? 'eligibility_url' : 'HTTPS://who.example'}`,
    );
    const { problems, read } = take({ ...smallFeed(), 'rider_categories.txt': csv(...filled) });
    expect(problems).toEqual([]);
    expect(read().tariff.riderCategories.find(({ isDefault }) => isDefault)?.eligibilityUrl).toBe(
      'https://who.example',
    );
  });
});

describe('an on-demand trip', () => {
  const header =
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence,location_group_id,location_id,start_pickup_drop_off_window,end_pickup_drop_off_window,pickup_type,drop_off_type';
  function withCalls(...rows: string[]): FeedText {
    const feed = append(ferryFeed(), 'trips.txt', 'up,daily,call');
    const [, ...calls] = feed['stop_times.txt']?.trimEnd().split('\n') ?? [];
    return { ...feed, 'stop_times.txt': csv(header, ...calls.map((row) => `${row},,,,,,`), ...rows) };
  }

  test.each([
    [
      'to a group of stops',
      'location_group_id',
      ['call,,,,1,g,,08:00:00,17:00:00,2,1', 'call,,,,2,g,,08:00:00,17:00:00,1,2'],
    ],
    [
      'to an area',
      'location_id',
      ['call,,,,1,,area,08:00:00,17:00:00,2,1', 'call,,,,2,,area,08:00:00,17:00:00,1,2'],
    ],
    [
      'to stops at any time',
      'start_pickup_drop_off_window',
      ['call,,,pier,1,,,08:00:00,17:00:00,2,1', 'call,,,top,2,,,08:00:00,17:00:00,1,2'],
    ],
    [
      'with half of its window',
      'end_pickup_drop_off_window',
      ['call,,,pier,1,,,,17:00:00,2,1', 'call,08:00:00,08:00:00,top,2,,,,,0,0'],
    ],
  ])('%s is left out, and nothing else', (_, field, rows) => {
    const { problems, shares, read } = take({
      ...withCalls(...rows),
      'location_groups.txt': csv('location_group_id', 'g'),
    });
    expect(problems).toEqual([
      'note location_groups.txt: is not read',
      `warning stop_times.txt:62 ${field}: call is an on-demand service, which is not supported; the trip is left out`,
    ]);
    expect(shares).toEqual({ trips: { count: 21, leftOut: 1 }, stations: { count: 3, leftOut: 0 } });
    expect(read().trips).toEqual(readFeed(toFeedFiles(ferryFeed())).trips);
    expect(read().stopTimes).toEqual(readFeed(toFeedFiles(ferryFeed())).stopTimes);
  });

  it('is left out with its headways', () => {
    const feed = append(
      withCalls('call,,,,1,g,,08:00:00,17:00:00,2,2', 'call,,,,2,g,,08:00:00,17:00:00,2,2'),
      'frequencies.txt',
      'trip_id,start_time,end_time,headway_secs',
      'call,08:00:00,17:00:00,600',
      't4,04:00:00,05:00:00,600',
    );
    expect(
      take(feed)
        .read()
        .frequencies.map(({ headwaySeconds, trip }) => [headwaySeconds, trip]),
    ).toEqual([[600, 0]]);
  });

  it('takes a platform that only it serves with it', () => {
    const feed = withCalls('call,,,far,1,,,08:00:00,17:00:00,2,1', 'call,,,top,2,,,08:00:00,17:00:00,1,2');
    const stops = Array.from({ length: 6 }, (_, index) => `far${index || ''},Far ${index},13.8,100.5`);
    const { problems, shares } = take(append(feed, 'stops.txt', ...stops));
    expect(problems).toContain(
      'warning stops.txt:5 stop_id: loses its trains: only trips that are left out call at this station',
    );
    expect(shares.stations).toEqual({ count: 9, leftOut: 1 });
  });
});

describe('a feed that loses trips', () => {
  const losing = (count: number) =>
    Object.fromEntries(
      Object.entries(ferryFeed()).map(([file, text]) => [
        file,
        file !== 'stop_times.txt'
          ? text
          : text
              .split('\n')
              .filter((row) => !new RegExp(`^t(${range(count)}),.*(mill|top)`).test(row))
              .join('\n'),
      ]),
    );
  const range = (count: number) => Array.from({ length: count }, (_, index) => index + 4).join('|');

  it('is taken with a fifth of them', () => {
    const { problems, shares, read } = take(losing(4));
    expect(problems).toHaveLength(4);
    expect(problems[0]).toBe(
      'warning trips.txt:2 trip_id: is left out, since it has fewer than two calls in stop_times.txt',
    );
    expect(shares.trips).toEqual({ count: 20, leftOut: 4 });
    expect(read().trips.count).toBe(16);
  });

  it('is refused with more', () => {
    expect(take(losing(5)).problems).toContain(
      'error trips.txt: 5 of 20 trips would be left out, more than 20 %',
    );
  });

  it('is refused with more than a fifth of its stations', () => {
    const feed = append(
      append(append(ferryFeed(), 'trips.txt', 'fly,daily,flight'), 'routes.txt', 'fly,f,Fly,1100'),
      'stop_times.txt',
      'flight,08:00:00,08:00:00,air,1',
      'flight,09:00:00,09:00:00,pier,2',
    );
    const { problems } = take(append(feed, 'stops.txt', 'air,Air,13.8,100.5'));
    expect(problems).toEqual([
      'warning routes.txt:3 route_type: 1100 is not a kind of line that is shown; the route and its trips are left out',
      'error stops.txt: 1 of 4 stations would lose their trains, more than 20 %',
      'warning stops.txt:5 stop_id: loses its trains: only trips that are left out call at this station',
    ]);
  });
});

describe('the clock of a feed', () => {
  const clock = { timeZone: 'Asia/Bangkok', statedIn: 'timeZone in authority.ts' };
  const inZone = (zone: string) => replaced(ferryFeed(), 'agency.txt', 'Asia/Bangkok', zone);

  test.each([
    ['America/Los_Angeles', '15 hours'],
    ['Asia/Tokyo', '2 hours'],
    ['Asia/Kolkata', '1.5 hours'],
    ['UTC', '7 hours'],
  ])('%s is refused', (zone, hours) => {
    expect(take(inZone(zone), { clock }).problems).toEqual([
      `error agency.txt:2 agency_timezone: ${zone} is not the time zone of this site, Asia/Bangkok (timeZone in authority.ts): ${hours} apart`,
    ]);
  });

  it.each(['Asia/Saigon', 'asia/bangkok', 'Asia/Jakarta'])(
    '%s is taken with a note, since it is the same',
    (zone) => {
      expect(take(inZone(zone), { clock }).problems).toEqual([
        `note agency.txt:2 agency_timezone: ${zone} is taken, since its clocks always show the time of Asia/Bangkok`,
      ]);
    },
  );

  it('is compared on every day of the feed, also on days of calendar_dates.txt alone', () => {
    const berlin = { clock: { timeZone: 'Europe/Berlin' } };
    const winter = replaced(inZone('Africa/Lagos'), 'calendar.txt', '20260101,20271231', '20261101,20270201');
    expect(take(winter, berlin).problems).toEqual([expect.stringMatching(/^note agency/)]);
    const summer = append(winter, 'calendar_dates.txt', 'service_id,date,exception_type', 'daily,20270701,1');
    expect(take(summer, berlin).problems).toEqual([
      'error agency.txt:2 agency_timezone: Africa/Lagos is not the time zone of this site, Europe/Berlin: 1 hour apart',
    ]);
  });

  it('is compared within a second for a feed without an end', () => {
    const endless = replaced(inZone('Asia/Saigon'), 'calendar.txt', '20271231', '99991231');
    const from = performance.now();
    expect(take(endless, { clock }).problems).toHaveLength(1);
    expect(performance.now() - from).toBeLessThan(5000);
  });
});

describe('two agencies of one name', () => {
  it('are taken, and the second is shown with its id', () => {
    const text = append(ferryFeed(), 'agency.txt', 'f2,FERRIES,https://ferries.example,Asia/Bangkok');
    const { problems, read } = take(append(text, 'routes.txt', 'down,f2,Down,4'));
    expect(problems).toEqual([
      'warning agency.txt:3 agency_name: FERRIES is also the agency of line 2; this one is shown with its agency_id',
      'note routes.txt:3 route_id: no trip uses down; it is left out',
    ]);
    expect(read().agencies.map(({ name }) => name)).toEqual([
      { th: 'Ferries', en: 'Ferries' },
      { th: 'FERRIES (f2)', en: 'FERRIES (f2)' },
    ]);
  });
});

describe('transfers', () => {
  const header = 'from_stop_id,to_stop_id,transfer_type,min_transfer_time';
  // Next stands 300 m from the Mill
  const feed = append(ferryFeed(), 'stops.txt', 'next,Next,13.7227,100.50');

  it('of type 2 without a time take the time of type 0', () => {
    const withType = (type: number) => append(feed, 'transfers.txt', header, `mill,next,${type},`);
    const { problems, read } = take(withType(2));
    expect(problems).toEqual([
      'warning transfers.txt:2 min_transfer_time: is empty; the time is by distance, as for transfer_type 0',
    ]);
    const walk = (text: FeedText) => {
      const planner = createPlanner(take(text).read());
      const ends = { from: 'mill' as StationCode, to: 'next' as StationCode };
      return findJourneys(planner, { ...ends, date: '2026-11-20', time: 8 * 3600, mode: 'depart' });
    };
    expect(read().transfers).toEqual(take(withType(0)).read().transfers);
    expect(walk(withType(2))).toEqual(walk(withType(0)));
  });

  it('that are broken are left out, each once, and the others are read', () => {
    const { problems, read } = take(
      append(
        feed,
        'transfers.txt',
        header,
        'mill,next,0,',
        'mill,gone,2,x',
        'mill,next,2,60',
        '"next,mill,0,',
      ),
    );
    expect(problems).toEqual([
      'warning transfers.txt:3 to_stop_id: gone is not in stops.txt; the row is left out',
      'warning transfers.txt:4 from_stop_id + to_stop_id: mill next is already on line 2; the row is left out',
      'warning transfers.txt:5: a quotation mark is not closed; the row is left out',
    ]);
    expect(read().transfers).toHaveLength(1);
  });
});

describe('a broken row is left out and named', () => {
  const broken: [string, string[], (feed: ReturnType<typeof readFeed>) => unknown, unknown][] = [
    [
      'pathways.txt',
      [
        'pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional',
        'p,mill,top,9,0',
        'q,mill,top,1,0',
      ],
      ({ pathways }) => pathways.length,
      1,
    ],
    [
      'translations.txt',
      [
        'table_name,field_name,language,translation,record_id',
        'stops,stop_name,english,Bad,pier',
        'stops,stop_name,th,ท่า,pier',
      ],
      ({ locations }) => locations[0]?.name,
      { th: 'ท่า', en: 'Pier' },
    ],
    [
      'attributions.txt',
      [
        'attribution_id,organization_name,attribution_url',
        'a,Office,office',
        'b,Bureau,https://bureau.example',
      ],
      ({ attributions }) => attributions.map(({ organisation }) => organisation.en),
      ['Bureau'],
    ],
    [
      'feed_info.txt',
      ['feed_publisher_name,feed_publisher_url,feed_lang', 'Office,office,en', ''],
      ({ info }) => info.publisher,
      undefined,
    ],
    [
      'sources.txt',
      ['source_id,name_th,name_en,url', 's,รายการ,List,list', 't,รายการ,Roll,https://list.example'],
      ({ sources }) => sources.map(({ name }) => name.en),
      ['Roll'],
    ],
  ];
  test.each(broken)('in %s', (file, rows, pick, expected) => {
    const { problems, read } = take(append(ferryFeed(), file, ...rows));
    expect(problems).toEqual([
      expect.stringMatching(new RegExp(`^warning ${file}:2 .*; the row is left out$`)),
    ]);
    expect(pick(read())).toEqual(expected);
  });
});

describe('files about fares', () => {
  const riders = csv('rider_category_id,rider_category_description', 'adult,Adult');
  it('are not read without our own prices, whatever they have', () => {
    const { problems, read } = take({ ...ferryFeed(), 'rider_categories.txt': riders });
    expect(problems).toEqual([
      'note rider_categories.txt: is not read without fare_tables.txt, fare_ranges.txt, fare_rules_dated.txt',
    ]);
    expect(read().tariff.riderCategories).toEqual([]);
  });
  it('must be whole with them', () => {
    expect(take({ ...smallFeed(), 'rider_categories.txt': riders }).problems).toContain(
      'error rider_categories.txt:1 rider_category_name: the column is missing',
    );
  });
});

it('keeps a reason on one line of a limited length', () => {
  const feed = replaced(ferryFeed(), 'stops.txt', '13.70,', `"1${'\n\0'.repeat(200)}",`);
  const [problem = ''] = take(feed).problems;
  expect(problem).toMatch(/^error stops\.txt:2 stop_lat: must be a number, not 1 {1,2}/);
  expect(problem).not.toMatch(/\p{Cc}/u);
  expect(problem.length).toBeLessThan(350);
});

it('counts what it does not list', () => {
  const rows = Array.from({ length: 500 }, (_, index) => `mill,gone${index},0,`);
  const header = 'from_stop_id,to_stop_id,transfer_type,min_transfer_time';
  const files = toFeedFiles(append(ferryFeed(), 'transfers.txt', header, ...rows));
  const { problems, reasons } = checkFeed(files);
  expect(problems).toHaveLength(201);
  expect(reasons).toEqual([
    expect.objectContaining({
      severity: 'warning',
      file: 'transfers.txt',
      field: 'to_stop_id',
      line: 2,
      count: 500,
    }),
  ]);
});
