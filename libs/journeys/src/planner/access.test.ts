import type { Journey, PlaceId, StationCode } from '@raang/domain';
import { journey as journeySchema } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import { readFeed } from '../gtfs/read-feed';
import { createNetwork } from '../network/create-network';
import { smallFeed, smallFeedWith } from '../testing/small-feed';
import type { Access, AccessChoice } from './access';
import { findJourneys } from './find-journeys';
import type { JourneyQuery } from './journey-answer';
import { findJourneysWithin } from './journeys-within';
import { createPlanner } from './planner';

/** The transfer from A03 to B01 has stairs and no lift. */
const pathways =
  'pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional,traversal_time\nstairs,A03-0,B01-0,2,1,40\n';
const agencies = smallFeed()['agency.txt']!.trimEnd();
const feed = readFeed(
  smallFeedWith({
    'pathways.txt': pathways,
    'agency.txt': `${agencies}\nrail,บริษัท ราง,https://rail.example.org,Asia/Bangkok,th,\n`,
    'routes.txt': smallFeed()['routes.txt']!.replace('east,metro', 'east,rail'),
  }),
);
const planner = createPlanner(feed, createNetwork(feed, ['metro']));
const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * 60;
};

/** Accesses as `A01 A03+4:2`: stations, minutes on foot and exits, around a place if it has a name. */
function around(stations: string, place?: string): Access[] {
  return stations.split(' ').map((text) => {
    const [, station, minutes = 0, exit] = /^(\w+)(?:\+(\d+))?(?::(\w+))?$/.exec(text)!;
    return {
      station: station as StationCode,
      walkSeconds: Number(minutes) * 60,
      ...(place && { place: place as PlaceId }),
      ...(exit && { exit }),
    };
  });
}

const home = (stations: string) => around(stations, 'home');
const market = (stations: string) => around(stations, 'market');

function ask(from: AccessChoice, to: AccessChoice, clock: string, rest: Partial<JourneyQuery> = {}) {
  const query = { from, to, date: '2026-11-18', time: at(clock), mode: 'depart', ...rest } as const;
  const answer = findJourneys(planner, query);
  for (const journey of answer.isFound ? answer.journeys : [])
    expect(journeySchema.parse(journey)).toEqual(journey);
  return answer;
}

function best(...query: Parameters<typeof ask>): Journey {
  const answer = ask(...query);
  if (!answer.isFound) throw new Error(answer.reason);
  return answer.journeys[0]!;
}

/** `08:00 home A01, north A01 A02, A02 market 08:09`. */
function short({ departure, arrival, legs }: Journey): string {
  const words = legs.map((leg) => {
    if (leg.kind === 'access') return `${leg.place} ${leg.station}`;
    if (leg.kind === 'egress') return `${leg.station} ${leg.place}`;
    return `${leg.kind === 'ride' ? leg.lineId : 'walk'} ${leg.from} ${leg.to}`;
  });
  return `${departure.slice(11, 16)} ${words.join(', ')} ${arrival.slice(11, 16)}`;
}

describe('a journey from or to a place', () => {
  test.each<[string, Parameters<typeof ask>, string]>([
    [
      'has a leg for the walk at either end, and its times include both',
      [home('A01+4'), market('A02+2'), '8:00'],
      '08:00 home A01, north A01 A02, A02 market 08:13',
    ],
    [
      'starts at the station that gives the earliest arrival, also if it is farther away',
      [home('A06+1 A01+9'), 'A02' as StationCode, '8:00'],
      '08:00 home A01, north A01 A02 08:16',
    ],
    [
      'ends at the best station',
      ['A01' as StationCode, market('A02+20 A03+1'), '8:00'],
      '08:00 north A01 A03, A03 market 08:10',
    ],
    [
      'leaves as late as the connecting train allows',
      [home('A01+4'), market('B04+3'), '5:20'],
      '05:45 home A01, north A01 A03, walk A03 B01, east B01 B04, B04 market 06:09',
    ],
    [
      'arrives by a time after the last walk',
      [home('A01+4'), market('B04+3'), '9:00', { mode: 'arrive' }],
      '05:45 home A01, north A01 A03, walk A03 B01, east B01 B04, B04 market 06:09',
    ],
    [
      'leaves in time for the last train',
      [home('A01+4 A02+30'), market('B04+3'), '12:00', { mode: 'last' }],
      '23:39 home A01, north A01 A03, walk A03 B01, east B01 B04, B04 market 00:08',
    ],
    [
      'does not use a closed station',
      [home('A01+1 A03+9'), market('B01+1'), '8:00', { closedStations: ['A01' as StationCode] }],
      '08:00 home A03, walk A03 B01, B01 market 08:11',
    ],
    [
      'uses the shortest of several ways to a station',
      [home('A01+9:2A A01+4:3'), 'A02' as StationCode, '8:00'],
      '08:00 home A01, north A01 A02 08:11',
    ],
  ])('%s', (_, query, expected) => {
    expect(short(best(...query))).toBe(expected);
  });

  test('names the exits, and the last departure from the place', () => {
    const { legs, lastDeparture } = best(home('A01+4:3'), market('B04+3'), '5:30');
    expect(legs[0]).toEqual({
      kind: 'access',
      place: 'home',
      station: 'A01',
      exit: '3',
      departure: '2026-11-18T05:45:20+07:00',
      arrival: '2026-11-18T05:49:20+07:00',
      durationSeconds: 240,
    });
    expect(lastDeparture).toBe('2026-11-18T23:39:50+07:00');
  });

  test('has the fares of its rides', () => {
    const [there, between] = [
      best(home('A01+4'), market('B04+3'), '5:30'),
      best(home('A01'), market('B04'), '5:30'),
    ];
    expect(there.fares).toEqual(between.fares);
    expect(there.fares.length).toBeGreaterThan(0);
  });
});

test('journeys within a window start at the place', () => {
  const query = { from: home('A01+4'), to: 'A02' as StationCode, date: '2026-11-18', time: at('8:00') };
  const answer = findJourneysWithin(planner, { ...query, windowSeconds: 900 });
  expect(answer.isFound && answer.journeys.map(short)).toEqual([
    '08:00 home A01, north A01 A02 08:11',
    '08:05 home A01, north A01 A02 08:16',
    '08:10 home A01, north A01 A02 08:21',
    '08:15 home A01, north A01 A02 08:26',
  ]);
});

test('a name of several stations starts at the best of them, without a leg for the walk', () => {
  const station = 'B04' as StationCode;
  expect(short(best(around('A06 B01'), station, '5:55'))).toBe('06:00 east B01 B04 06:06');
  expect(short(best(around('A06 A02'), 'A01' as StationCode, '8:00'))).toMatch(/^08:00 north A02 A01/);
});

describe('there is no journey', () => {
  test.each<[string, AccessChoice, AccessChoice, object]>([
    ['between two names of one station', around('A01 B04'), around('B04 M01'), { reason: 'same-station' }],
    ['between two places at one station', home('A01+2'), market('A01+3'), { reason: 'same-station' }],
    [
      'between two places if a train is slower than the walks to one station',
      home('A01+4'),
      market('A01+4 A02+9'),
      { reason: 'same-station' },
    ],
    ['from a place without stations', [], 'A01' as StationCode, { reason: 'not-connected' }],
    [
      'from a station that the feed does not have',
      home('Z1+2 A01+4'),
      market('Z2'),
      { reason: 'unknown-station', stations: ['Z1', 'Z2'] },
    ],
  ])('%s', (_, from, to, expected) => {
    expect(ask(from, to, '8:00')).toMatchObject({ isFound: false, ...expected });
  });
});

test('between two places that share a far station, the train counts if it is quicker', () => {
  const answer = ask(home('A01+2'), market('A01+25 A02+1'), '8:00');
  expect(answer.isFound && answer.journeys.map(short)).toEqual([
    '08:00 home A01, north A01 A02, A02 market 08:10',
  ]);
});

test('a walk between stations has what the network knows about it', () => {
  const [walk] = best('A03' as StationCode, 'B01' as StationCode, '3:00').legs;
  expect(walk).toEqual({
    kind: 'walk',
    from: 'A03',
    to: 'B01',
    departure: '2026-11-18T03:00:00+07:00',
    arrival: '2026-11-18T03:01:40+07:00',
    durationSeconds: 100,
    isInPaidArea: true,
    certainty: 'estimated',
    isStepFree: false,
  });
});

test('a ride names its agency, and whether that is one of the authority’s own', () => {
  const rides = best('A01' as StationCode, 'B04' as StationCode, '5:30').legs.filter(
    ({ kind }) => kind === 'ride',
  );
  expect(rides).toMatchObject([
    { lineId: 'north', agencyId: 'metro', isOwn: true },
    { lineId: 'east', agencyId: 'rail', isOwn: false },
  ]);
});
