import { toDayNumber } from '@raang/text-time';
import { describe, expect, it, test } from 'vitest';

import { calls, smallFeed, smallFeedWith } from '../testing/small-feed';
import { toFeedFiles } from './files';
import { readFeed } from './read-feed';
import { safeLineId, safeStationCode } from './safe-ids';

const feed = readFeed(toFeedFiles(smallFeed()));
const at = (id: string) => feed.locations.findIndex((location) => location.id === id);
const tripAt = (id: string) => feed.trips.ids.indexOf(id);

describe('a feed', () => {
  it('has publisher, days and zone', () => {
    expect(feed.info).toEqual({
      publisher: { name: { th: 'เมโทร', en: 'Metro' }, url: 'https://metro.example.org' },
      licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
      version: '7',
      timeZone: 'Asia/Bangkok',
      validFrom: '2026-09-01',
      validTo: '2026-12-31',
    });
  });

  it('without feed_info.txt covers the days of its calendars', () => {
    const { 'feed_info.txt': _, ...rest } = smallFeed();
    expect(readFeed(toFeedFiles(rest)).info).toEqual({
      timeZone: 'Asia/Bangkok',
      validFrom: '2026-09-01',
      validTo: '2026-12-31',
    });
  });

  it('has its lines in network order, in both languages', () => {
    expect(feed.lines).toEqual([
      {
        id: 'north',
        agency: 0,
        name: { th: 'สายเหนือ', en: 'North Line' },
        kind: 'metro',
        routeType: 1,
        colour: '#1964B7',
        textColour: '#FFFFFF',
        lengthKilometres: 12.5,
        openedOn: '2004-07-03',
        certainty: 'official',
      },
      {
        id: 'east',
        agency: 0,
        name: { th: 'สายตะวันออก', en: 'East Line' },
        kind: 'monorail',
        routeType: 12,
        colour: '#FFE547',
        textColour: '#000000',
        certainty: 'probable',
      },
    ]);
  });

  it('has stations, platforms and exits, each with its parent', () => {
    const station = at('A01');
    expect(feed.locations[station]).toMatchObject({
      kind: 'station',
      name: { th: 'สถานี A01', en: 'Old Market' },
      parent: -1,
      isStepFree: true,
      structure: 'elevated',
      openedOn: '2019-07-29',
    });
    expect(feed.locations[at('A01-0')]).toMatchObject({ kind: 'stop', parent: station });
    expect(feed.locations[at('A01-exit-2A')]).toMatchObject({
      kind: 'exit',
      code: '2A',
      parent: station,
      description: { th: 'ตลาด "เก่า", วัด', en: '"Old" market, temple' },
      hasLift: false,
      isStepFree: false,
      asOf: '2022-01-01',
      certainty: 'estimated',
    });
  });

  it('omits unknown values', () => {
    expect(feed.locations[at('A02')]).not.toHaveProperty('isStepFree');
    expect(feed.locations[at('A01-exit-3')]).not.toHaveProperty('hasLift');
  });

  it('has services with their exceptions', () => {
    expect(feed.services[0]).toEqual({
      id: 'weekday',
      weekdays: 0b0011111,
      firstDay: toDayNumber('2026-09-01'),
      lastDay: toDayNumber('2026-12-31'),
      addedDays: new Set(),
      removedDays: new Set([toDayNumber('2026-12-07')]),
    });
  });

  it('has trips in columns, their calls in order', () => {
    const trip = tripAt('e2');
    const [from, to] = [feed.stopTimes.start[trip], feed.stopTimes.start[trip + 1]];
    expect([...feed.stopTimes.location.subarray(from, to)]).toEqual(
      ['B01-0', 'B02-0', 'B03-0', 'B04-0'].map(at),
    );
    // times continue past midnight
    expect([...feed.stopTimes.arrival.subarray(from, to)]).toEqual([86_340, 86_460, 86_580, 86_700]);
    expect([...feed.stopTimes.departure.subarray(from, to)]).toEqual([86_340, 86_490, 86_610, 86_700]);
    expect(feed.lines[feed.trips.line[trip] as number]?.id).toBe('east');
  });

  it('has headsigns, which may change along the way', () => {
    const first = feed.stopTimes.start[tripAt('n0')] as number;
    const said = [first, first + 1].map(
      (call) => feed.trips.headsigns[feed.stopTimes.headsign[call] as number],
    );
    expect(said).toEqual([
      { th: 'ปลายทาง A06 ทาง A02', en: 'To A06 by way of A02' },
      { th: 'ปลายทาง A06', en: 'To A06' },
    ]);
  });

  it('has frequencies, transfers, connections and facilities', () => {
    expect(feed.frequencies[1]).toEqual({
      trip: tripAt('n0'),
      startTime: 9 * 3600,
      endTime: 24 * 3600 + 601,
      headwaySeconds: 600,
      isExact: false,
    });
    expect(feed.transfers[0]).toEqual({
      from: at('A03'),
      to: at('B01'),
      isPossible: true,
      minimumSeconds: 100,
      isInPaidArea: true,
      certainty: 'estimated',
    });
    expect(feed.facilities).toEqual([
      {
        station: at('A01'),
        facility: 'lift',
        isPresent: true,
        note: { th: 'ทางออก 3', en: 'Exit 3' },
        source: { th: 'รายการ', en: 'A list' },
        asOf: '2019-12-31',
        certainty: 'probable',
      },
      { station: at('A01'), facility: 'parking', isPresent: false, certainty: 'official' },
    ]);
  });

  it('has transfers on foot between any two trains only', () => {
    const { transfers } = readFeed(
      smallFeedWith({
        'transfers.txt': [
          'from_stop_id,to_stop_id,transfer_type,min_transfer_time,from_route_id,from_trip_id,to_trip_id',
          'A03,B01,,,,,',
          'B01,A03,1,,,,',
          'A03,B02,3,,,,',
          'A03,B01,3,,north,,',
          'A06-0,A06-1,4,,,n0,n1',
          ',,5,,,n1,n0',
        ].join('\n'),
      }),
    );
    expect(transfers).toEqual([
      { from: at('A03'), to: at('B01'), isPossible: true },
      { from: at('B01'), to: at('A03'), isPossible: true },
      { from: at('A03'), to: at('B02'), isPossible: false },
    ]);
  });

  it('names whom to credit, and its sources', () => {
    expect(feed.attributions).toEqual([
      {
        organisation: { th: 'สำนักงานข้อมูลเปิด', en: 'Open data office' },
        url: 'https://data.example.org',
        licence: 'CC BY 4.0',
        isProducer: true,
        isOperator: false,
        isAuthority: false,
      },
    ]);
    expect(feed.sources).toEqual([
      {
        name: { th: 'รายชื่อสถานี', en: 'List of stations' },
        asOf: '2026-06-19',
        licence: 'CC BY 4.0',
        url: 'https://data.example.org/stations',
      },
      { name: { th: 'แบบจำลอง', en: 'A model' } },
    ]);
  });

  it('has fare tables by number of stations and dated rules', () => {
    const { fareTables, rules, riderCategories, fareMedia } = feed.tariff;
    expect(fareTables[0]).toEqual({
      id: 'north-adult-old',
      lineIds: ['north'],
      riderCategory: 'adult',
      amountsSatang: [1600, 1600, 1800, 2000],
      validFrom: '2020-01-01',
      validTo: '2026-06-30',
      certainty: 'official',
      source: { th: 'ประกาศ', en: 'A notice' },
    });
    expect(rules.find(({ id }) => id === 'change-once')).toMatchObject({
      kind: 'entry-fee-once',
      lineIds: ['north', 'east'],
      between: ['A03', 'B01'],
      riderCategories: [],
      fareMedia: [],
      amountSatang: 1400,
    });
    expect(riderCategories[0]).toEqual({
      id: 'adult',
      name: { th: 'บุคคลทั่วไป', en: 'Adult' },
      isDefault: true,
    });
    expect(fareMedia.map(({ id, kind, lineIds }) => [id, kind, lineIds])).toEqual([
      ['emv', 'contactless-bank-card', ['north', 'east']],
      ['token', 'paper', ['north']],
    ]);
  });

  it('may omit every optional file and column', () => {
    const bare = readFeed(
      toFeedFiles({
        'agency.txt': 'agency_name,agency_url,agency_timezone\nMetro,https://m.example.org,Asia/Bangkok\n',
        'routes.txt': 'route_id,route_short_name,route_type\nn,N,1\n',
        'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon\nA01,One,13,100\nA02,Two,13,100\n',
        'calendar_dates.txt': 'service_id,date,exception_type\ns,20261120,1\n',
        'trips.txt': 'route_id,service_id,trip_id\nn,s,t\n',
        'stop_times.txt':
          'trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,6:00:00,6:00:00,A01,1\nt,6:02:00,6:02:00,A02,2\n',
      }),
    );
    expect(bare.lines[0]).toMatchObject({ agency: 0, name: { th: 'N', en: 'N' }, colour: '#FFFFFF' });
    expect(bare.info).toMatchObject({ validFrom: '2026-11-20', validTo: '2026-11-20' });
    expect(bare.tariff).toEqual({
      fareTables: [],
      fareRanges: [],
      rules: [],
      riderCategories: [],
      fareMedia: [],
    });
  });
});

describe('ids of any shape', () => {
  const { 'routes.txt': routes = '', 'trips.txt': trips = '', 'stops.txt': stops = '' } = smallFeed();
  const renamed = readFeed(
    smallFeedWith({
      'routes.txt': routes.replace('east,', 'สาย ตะวันออก,'),
      'trips.txt': trips.replaceAll('east,', 'สาย ตะวันออก,'),
      'stops.txt': stops
        .replace('A02,A02,', 'A02,สถานี 2,')
        .replace('A03,A03,', 'A03,7,')
        .replace('A04,A04,', 'A04,7,'),
      'fare_tables.txt': '',
      'fare_media.txt': '',
      'fare_rules_dated.txt': '',
      'translations.txt': '',
    }),
  );
  const stationOf = (id: string) => renamed.locations.find((location) => location.id === id);

  it('become parts of URLs', () => {
    expect(renamed.lines.map(({ id }) => id)).toEqual(['north', safeLineId('สาย ตะวันออก')]);
    expect(renamed.lines[renamed.trips.line[tripAt('e1')] as number]?.name.th).toBe('สายตะวันออก');
    expect(stationOf('A02')).toMatchObject({ code: safeStationCode('สถานี 2'), signCode: 'สถานี 2' });
    expect(stationOf('A01')).toMatchObject({ code: 'A01' });
    expect(stationOf('A01')).not.toHaveProperty('signCode');
  });

  it('are different for two stations with one code on their signs', () => {
    const [one, other] = [stationOf('A03'), stationOf('A04')];
    expect([one?.signCode, other?.signCode]).toEqual(['7', '7']);
    expect(one?.code).not.toBe(other?.code);
  });

  it('do not depend on the order of rows', () => {
    const [header = '', ...rows] = stops.replace('A03,A03,', 'A03,A04,').trimEnd().split('\n');
    const codes = (text: string) =>
      readFeed(smallFeedWith({ 'stops.txt': text })).locations.map(({ id, code }) => `${id} ${code}`);
    const reversed = [header, ...rows.reverse()].join('\n');
    expect(codes(reversed).sort()).toEqual(codes([header, ...rows].join('\n')).sort());
    expect(codes(reversed)).not.toContain('A04 A04');
  });
});

test('a trip without direction_id runs in direction 0, and the feed states none', () => {
  const { trips } = readFeed(
    smallFeedWith({
      'trips.txt': smallFeed()['trips.txt']!.replace('e1,,0', 'e1,,').replace('e2,,0', 'e2,,7'),
    }),
  );
  const stated = (id: string) => {
    const trip = trips.ids.indexOf(id);
    return [trips.direction[trip], trips.hasDirection[trip]];
  };
  expect(['e1', 'e2', 'm0', 'e3'].map(stated)).toEqual([
    [0, 0],
    [0, 0],
    [0, 1],
    [1, 1],
  ]);
});

describe('calls', () => {
  const header = 'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type';
  const readCalls = (...rows: string[]) => {
    const others = ['n0', 'n1', 'n0-weekend', 'e2', 'e3', 'm0'].flatMap((trip) =>
      calls(trip, ['A01-0', 'A02-0'], 0),
    );
    const { stopTimes, trips } = readFeed(
      smallFeedWith({ 'stop_times.txt': `${[header, ...rows, ...others].join('\n')}\n` }),
    );
    const trip = trips.ids.indexOf('e1');
    const [from, to] = [stopTimes.start[trip], stopTimes.start[trip + 1]];
    const part = (column: Uint32Array | Uint8Array) => [...column.subarray(from, to)];
    return {
      arrival: part(stopTimes.arrival),
      departure: part(stopTimes.departure),
      canBoard: part(stopTimes.canBoard),
      canAlight: part(stopTimes.canAlight),
      location: part(stopTimes.location),
      sequence: Array.from(stopTimes.sequence.subarray(from, to)),
      bytesPerSequence: stopTimes.sequence.BYTES_PER_ELEMENT,
    };
  };

  it('without times are interpolated evenly', () => {
    expect(
      readCalls(
        'e1,06:00:00,06:01:00,B01-0,1,,',
        'e1,,,B02-0,2,,',
        'e1,,,B03-0,3,,',
        'e1,06:07:00,,B04-0,4,,',
      ),
    ).toMatchObject({
      arrival: [21_600, 21_780, 21_900, 22_020],
      departure: [21_660, 21_780, 21_900, 22_020],
    });
  });

  it('are sorted by sequence, whatever the order of rows', () => {
    const { location, sequence } = readCalls(
      'e1,06:04:00,06:04:00,B03-0,30,,',
      'e1,06:00:00,06:00:00,B01-0,0,,',
      'e1,06:02:00,06:02:00,B02-0,10,,',
    );
    expect(location).toEqual(['B01-0', 'B02-0', 'B03-0'].map(at));
    expect(sequence).toEqual([0, 10, 30]);
  });

  test.each([
    [255, 1],
    [256, 2],
    [65_535, 2],
    [65_536, 4],
  ])('keep a sequence of %i in %i bytes', (last, bytes) => {
    expect(readCalls('e1,06:00:00,06:00:00,B01-0,1,,', `e1,06:02:00,06:02:00,B02-0,${last},,`)).toMatchObject(
      { sequence: [1, last], bytesPerSequence: bytes },
    );
  });

  it('state where boarding or alighting is not possible', () => {
    expect(
      readCalls(
        'e1,06:00:00,06:00:00,B01-0,1,0,1',
        'e1,06:02:00,06:02:00,B02-0,2,2,',
        'e1,06:04:00,06:04:00,B03-0,3,1,0',
      ),
    ).toMatchObject({ canBoard: [1, 1, 0], canAlight: [0, 1, 1] });
  });
});

describe('stops reading at the first error of a feed', () => {
  const { 'stop_times.txt': stopTimes = '', 'stops.txt': stops = '', 'trips.txt': trips = '' } = smallFeed();
  test.each([
    [
      'stop_times.txt',
      stopTimes.replace('n0,00:00:00', 'n9,00:00:00'),
      'stop_times.txt:2 trip_id: unknown trip',
    ],
    ['stop_times.txt', stopTimes.replace('A02-0', 'A99'), 'stop_times.txt:3 stop_id: unknown stop'],
    [
      'stop_times.txt',
      stopTimes.replace('A02-0', 'A02'),
      'stop_times.txt:3 stop_id: trains call at platforms only',
    ],
    [
      'stop_times.txt',
      stopTimes.replace('00:02:00', '2 past'),
      'stop_times.txt:3 arrival_time: must be a time',
    ],
    [
      'stop_times.txt',
      stopTimes.replace('00:00:00,00:00:00', ','),
      'stop_times.txt:2 arrival_time: the first and the last',
    ],
    ['stops.txt', stops.replace(',0,A01,', ',0,X01,'), 'stops.txt:3 parent_station: unknown stop X01'],
    ['trips.txt', trips.replace('north,', 'west,'), 'trips.txt:2 route_id: unknown route west'],
    ['trips.txt', trips.replace('weekday', 'sometimes'), 'trips.txt:2 service_id: unknown service sometimes'],
  ])('%s #%#', (file, text, reason) => {
    expect(() => readFeed(smallFeedWith({ [file]: text }))).toThrow(reason);
  });

  it('stops at a missing required file', () => {
    const { 'trips.txt': _, ...rest } = smallFeed();
    expect(() => readFeed(toFeedFiles(rest))).toThrow('trips.txt: is missing');
  });
});
