import { line as lineSchema, type LineId, type StationCode, stationDetail } from '@raang/domain';
import { describe, expect, it, test } from 'vitest';
import { readFeed } from '../gtfs/read-feed';
import { calls, smallFeed, smallFeedWith } from '../testing/small-feed';
import { createNetwork } from './create-network';
import { stationsTravelled } from './network';

const network = createNetwork(readFeed(smallFeedWith({})));
const line = (id: string) => network.lines.get(id as LineId);
const station = (code: string) => network.stations.get(code as StationCode);
const clock = (seconds: number) =>
  `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}`;

describe('a line', () => {
  it('matches the domain schema', () => {
    for (const one of network.lines.values()) expect(lineSchema.parse(one)).toEqual(one);
  });

  it('has its agency', () => {
    expect(line('north')?.agency).toEqual({
      id: 'metro',
      name: { th: 'บริษัท เมโทร', en: 'Metro Company' },
      url: 'https://metro.example.org',
      telephone: '+66 2000 0000',
    });
  });

  it('has each station once, in the order of the codes, even if a loop passes it twice', () => {
    expect(line('north')?.stations).toEqual(['A01', 'A02', 'A03', 'A04', 'A05', 'A06']);
  });

  it('has branch stations after those of the main pattern', () => {
    expect(line('east')?.stations).toEqual(['B01', 'B02', 'B03', 'B04', 'M01']);
  });

  it('has a pattern for each direction and branch, with every call', () => {
    expect(line('north')?.patterns.map(({ direction, stations }) => [direction, stations.join(' ')])).toEqual(
      [
        [0, 'A01 A02 A03 A04 A01 A05 A06'],
        [1, 'A06 A05 A01 A04 A03 A02 A01'],
      ],
    );
    expect(line('east')?.patterns.map(({ stations, isBranch }) => [stations.join(' '), isBranch])).toEqual([
      ['B01 B02 B03 B04', false],
      ['B04 B03 B02 B01', false],
      ['B03 M01', true],
    ]);
  });

  it('omits short runs', () => {
    const { 'trips.txt': trips = '', 'stop_times.txt': times = '' } = smallFeed();
    const short = createNetwork(
      readFeed(
        smallFeedWith({
          'trips.txt': `${trips}east,weekday,short,,0\n`,
          'stop_times.txt': `${times}${calls('short', ['B02-0', 'B03-0'], 0).join('\n')}\n`,
        }),
      ),
    );
    expect(short.lines).toEqual(network.lines);
  });
});

describe('stations travelled', () => {
  test.each([
    ['north', 'A01', 'A01', 0],
    ['north', 'A01', 'A04', 1],
    ['north', 'A02', 'A04', 2],
    ['north', 'A02', 'A06', 3],
    ['north', 'A03', 'A06', 4],
    ['east', 'B01', 'M01', 3],
    ['east', 'B01', 'A01', undefined],
    ['west', 'B01', 'B02', undefined],
  ])('on %s from %s to %s: %s, the shorter way round', (lineId, from, to, count) => {
    const travelled = stationsTravelled(network, lineId as LineId, from as StationCode, to as StationCode);
    expect(travelled).toBe(count);
  });

  it('include stations that a train passes without stopping', () => {
    const { 'trips.txt': trips = '', 'stop_times.txt': times = '' } = smallFeed();
    const express = createNetwork(
      readFeed(
        smallFeedWith({
          'trips.txt': `${trips}east,weekday,express,,0\n`,
          'stop_times.txt': `${times}${calls('express', ['B01-0', 'B04-0'], 0).join('\n')}\n`,
        }),
      ),
    );
    expect(stationsTravelled(express, 'east' as LineId, 'B01' as StationCode, 'B04' as StationCode)).toBe(3);
  });
});

describe('a station', () => {
  it('matches the domain schema', () => {
    for (const one of network.stations.values()) expect(stationDetail.parse(one)).toEqual(one);
  });

  it('omits interchanges with stations without a line', () => {
    const { 'stops.txt': stops = '', 'transfers.txt': transfers = '' } = smallFeed();
    const closed = createNetwork(
      readFeed(
        smallFeedWith({
          'stops.txt': `${stops}Z01,Z01,สถานี Z01,,13.8,100.5,1,,,,,,,,\n`,
          'transfers.txt': `${transfers}A03,Z01,2,60,0,estimated\n`,
        }),
      ),
    );
    const a03 = closed.stations.get('A03' as StationCode);
    expect(closed.stations.has('Z01' as StationCode)).toBe(true);
    expect(stationDetail.parse(a03).interchanges.map(({ station: to }) => to)).toEqual(['B01']);
  });

  it('has the distance of a walk, if the feed has it', () => {
    const walk = readFeed(
      smallFeedWith({
        'transfers.txt':
          'from_stop_id,to_stop_id,transfer_type,min_transfer_time,distance_metres\nA03,B01,2,100,87\n',
      }),
    );
    const a03 = createNetwork(walk).stations.get('A03' as StationCode);
    expect(a03?.interchanges).toEqual([{ station: 'B01', lineIds: ['east'], walkMinutes: 2, metres: 87 }]);
  });

  it('is listed in the order of the lines', () => {
    expect([...network.stations.keys()].join(' ')).toBe('A01 A02 A03 A04 A05 A06 B01 B02 B03 B04 M01');
  });

  it('has its exits; an exit at the station’s position has no position of its own', () => {
    expect(station('A01')?.exits).toEqual([
      {
        name: '2A',
        landmarks: { th: 'ตลาด "เก่า", วัด', en: '"Old" market, temple' },
        hasLift: false,
        asOf: '2022-01-01',
        certainty: 'estimated',
      },
      { name: '3', position: { latitude: 13.7005, longitude: 100.5001 } },
    ]);
  });

  it('has its known facilities', () => {
    expect(station('A01')?.facilities.map(({ facility, isPresent }) => [facility, isPresent])).toEqual([
      ['lift', true],
      ['parking', false],
    ]);
    expect(station('A02')?.facilities).toEqual([]);
  });

  it('has interchanges with minutes rounded up', () => {
    expect(station('A03')?.interchanges).toEqual([
      { station: 'B01', lineIds: ['east'], walkMinutes: 2, isInPaidArea: true, certainty: 'estimated' },
    ]);
  });
});

describe('first and last trains', () => {
  const hoursOf = (code: string) =>
    station(code)?.serviceHours.map(
      ({ nextStation, direction, dayTypes, firstTrain, lastTrain, certainty }) =>
        [nextStation, direction, dayTypes.join('+'), clock(firstTrain), clock(lastTrain), certainty].join(
          ' ',
        ),
    );

  it('by headway: the first departure, and the last before the period ends, plus the running time', () => {
    expect(hoursOf('A02')).toEqual([
      'A03 0 weekday 5:32 24:12 computed',
      'A01 1 weekday 5:40 24:10 computed',
      'A03 0 saturday+sunday-holiday 6:02 24:02 computed',
    ]);
  });

  it('distinguish the two calls of one direction where the loop closes', () => {
    expect(hoursOf('A01')).toEqual([
      'A02 0 weekday 5:30 24:10 computed',
      'A05 0 weekday 5:38 24:18 computed',
      'A04 1 weekday 5:34 24:04 computed',
      'A02 0 saturday+sunday-holiday 6:00 24:00 computed',
      'A05 0 saturday+sunday-holiday 6:08 24:08 computed',
    ]);
  });

  it('by timetable, past midnight, with a separate entry for the branch', () => {
    expect(hoursOf('B03')).toEqual([
      'B04 0 weekday 6:04 24:03 computed',
      'B02 1 weekday 7:02 7:02 computed',
      'M01 0 weekday 8:00 8:00 computed',
    ]);
  });

  it('are empty where trains only arrive', () => {
    expect(hoursOf('B04')).toEqual(['B03 1 weekday 7:00 7:00 computed']);
    expect(hoursOf('M01')).toEqual([]);
  });

  it('have the headsign of the call; by default the last station of the train', () => {
    expect(station('A01')?.serviceHours[0]?.headsign.en).toBe('To A06 by way of A02');
    expect(station('A02')?.serviceHours[0]?.headsign.en).toBe('To A06');
    expect(station('B03')?.serviceHours[2]?.headsign.en).toBe('สถานี M01');
  });
});

describe('a network of several agencies', () => {
  const { 'agency.txt': agencies = '', 'routes.txt': routes = '' } = smallFeed();
  const feed = readFeed(
    smallFeedWith({
      'agency.txt': `${agencies}Tram Co,บริษัท แทรม,https://tram.example.org,Asia/Bangkok,th,\n`,
      'routes.txt': routes.replace('east,metro,', 'east,Tram Co,'),
    }),
  );
  const ownLines = (...own: string[]) =>
    [...createNetwork(feed, own).lines.values()].filter(({ isOwn }) => isOwn).map(({ id }) => id);
  const ownStations = (...own: string[]) =>
    [...createNetwork(feed, own).stations.values()].filter(({ isOwn }) => isOwn).map(({ code }) => code);

  test.each([
    [['metro'], ['north']],
    [['Tram Co'], ['east']],
    [
      ['metro', 'Tram Co'],
      ['north', 'east'],
    ],
    [['bus'], []],
  ])('has the lines of %j as its own', (own, lines) => {
    expect(ownLines(...own)).toEqual(lines);
  });

  it('has the stations of its own lines as its own', () => {
    expect(ownStations('Tram Co')).toEqual(['B01', 'B02', 'B03', 'B04', 'M01']);
  });
});

it('omits lines without trains', () => {
  const { 'routes.txt': routes = '' } = smallFeed();
  const feed = readFeed(smallFeedWith({ 'routes.txt': `${routes}west,metro,W,สายตะวันตก,1,,,0,,,\n` }));
  const found = createNetwork(feed);
  expect([...found.lines.keys()]).toEqual(['north', 'east']);
  expect(found.stations).toEqual(network.stations);
});

it('headways are listed by direction, days and period', () => {
  const rows = network.headways.map(({ lineId, from, to, dayTypes, startTime, endTime, headwaySeconds }) =>
    [lineId, from, to, dayTypes.join('+'), clock(startTime), clock(endTime), headwaySeconds].join(' '),
  );
  expect(rows).toEqual([
    'north A01 A06 saturday+sunday-holiday 6:00 24:00 600',
    'north A01 A06 weekday 5:30 9:00 300',
    'north A01 A06 weekday 9:00 24:10 600',
    'north A06 A01 weekday 5:30 24:00 600',
  ]);
});
