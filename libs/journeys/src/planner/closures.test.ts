import type { LineId, StationCode } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import { findDepartures } from '../departures/find-departures';
import { readFeed } from '../gtfs/read-feed';
import type { TravelConditions } from '../raptor/travel-conditions';
import { calls, smallFeed, smallFeedWith } from '../testing/small-feed';
import { findJourneys } from './find-journeys';
import type { JourneyQuery } from './journey-answer';
import { createPlanner } from './planner';

const added = (file: string, ...rows: string[]) => ({ [file]: `${smallFeed()[file]}${rows.join('\n')}\n` });
const east = ['B02-0', 'B03-0', 'B04-0'];

/**
 * East has trains on weekdays: e1 from B01 at 6:00, e4 at 6:10 from another platform, e2 at 23:59; with exact times x0
 * from B03 every twenty minutes from 8:00 to 9:00, and y0 from M01 at 12:00. North has headways, and n2 from another
 * platform of A05. The feed does not state the direction of m0.
 */
const planner = createPlanner(
  readFeed(
    smallFeedWith({
      'trips.txt': smallFeed()['trips.txt']!.replace(
        'east,weekday,m0,,0',
        'east,weekday,m0,,\neast,weekday,e4,,0\neast,weekday,x0,,0\neast,weekday,y0,,1\nnorth,weekday,n2,,0',
      ),
      ...added(
        'stop_times.txt',
        ...calls('e4', ['B01-1', ...east], 6 * 3600 + 600),
        ...calls('n2', ['A05-1', 'A06-0'], 0),
        ...calls('y0', ['M01-0', 'B03-1'], 0),
        ...calls('x0', ['B03-0', 'B04-1'], 0),
      ),
      ...added(
        'frequencies.txt',
        'x0,08:00:00,09:00:01,1200,1',
        'y0,12:00:00,12:00:01,1200,1',
        'n2,05:30:00,24:00:01,600,0',
      ),
    }),
  ),
);
const wednesday = '2026-11-18';
const thursday = '2026-11-19';
const line = 'east' as LineId;
const code = (station: string) => station as StationCode;
const clock = (moment = '') => moment.slice(5, 16).replace('T', ' ');
const at = (time: string) => Number(time.slice(0, -3)) * 3600 + Number(time.slice(-2)) * 60;

type Asked = [from: string, to: string, time: string, rest?: Partial<JourneyQuery>];

function ask([from, to, time, rest]: Asked, closed: TravelConditions) {
  const query = { from: code(from), to: code(to), date: wednesday, time: at(time), mode: 'depart' as const };
  return findJourneys(planner, { ...query, ...rest, ...closed });
}

/** Departure and arrival of the preferred journey, or why there is none. */
function short(asked: Asked, closed: TravelConditions): string {
  const answer = ask(asked, closed);
  if (!answer.isFound) return answer.reason;
  return `${clock(answer.journeys[0]!.departure)} to ${clock(answer.journeys[0]!.arrival)}`;
}

const [first, second, last] = [
  '11-18 06:00 to 11-18 06:06',
  '11-18 06:10 to 11-18 06:16',
  '11-18 23:59 to 11-19 00:05',
];
const eastward: Asked = ['B01', 'B04', '5:30'];
const exact: Asked = ['B03', 'B04', '8:05'];

describe('journeys obey', () => {
  test.each<[string, Asked, TravelConditions, string]>([
    ['nothing closed', eastward, {}, first!],
    ['a run that does not go', eastward, { closedRuns: [{ tripId: 'e1' }] }, second!],
    ['it on its date', eastward, { closedRuns: [{ tripId: 'e1', date: wednesday }] }, second!],
    ['not on another date', eastward, { closedRuns: [{ tripId: 'e1', date: thursday }] }, first!],
    [
      'the service day of a run after midnight',
      ['B03', 'B04', '0:02', { date: thursday }],
      { closedRuns: [{ tripId: 'e2', date: wednesday }] },
      '11-19 06:04 to 11-19 06:06',
    ],
    ['no invalid date', eastward, { closedRuns: [{ tripId: 'e1', date: '18 November' }] }, first!],
    ['a run with its start', eastward, { closedRuns: [{ tripId: 'e1', startTime: 6 * 3600 }] }, second!],
    [
      'no run with another start',
      eastward,
      { closedRuns: [{ tripId: 'e1', startTime: 6 * 3600 + 1 }] },
      first!,
    ],
    ['no unknown run', eastward, { closedRuns: [{ tripId: 'e9' }, { tripId: '' }] }, first!],
    [
      'a run that passes the destination',
      eastward,
      { closedRuns: [{ tripId: 'e1', station: code('B04') }] },
      second!,
    ],
    [
      'a run that passes the origin',
      eastward,
      { closedRuns: [{ tripId: 'e1', station: code('B01') }] },
      second!,
    ],
    [
      'several stations that a run passes',
      ['B02', 'B04', '5:30'],
      {
        closedRuns: [
          { tripId: 'e1', station: code('B01') },
          { tripId: 'e1', station: code('B02') },
        ],
      },
      '11-18 06:12 to 11-18 06:16',
    ],
    ['a run that passes between', eastward, { closedRuns: [{ tripId: 'e1', station: code('B02') }] }, first!],
    [
      'no station where the run does not call',
      eastward,
      { closedRuns: [{ tripId: 'e1', station: code('A01') }] },
      first!,
    ],
    [
      'no unknown station of a run',
      eastward,
      { closedRuns: [{ tripId: 'e1', station: code('Z9') }] },
      first!,
    ],
    [
      'no id of a headway trip',
      ['A01', 'A02', '8:00'],
      { closedRuns: [{ tripId: 'n0' }, { tripId: 'n0', startTime: 8 * 3600 }] },
      '11-18 08:00 to 11-18 08:07',
    ],
    [
      'no id of exact times without a start',
      exact,
      { closedRuns: [{ tripId: 'x0' }] },
      '11-18 08:20 to 11-18 08:22',
    ],
    [
      'no id of exact times without a start, even of a single one',
      ['M01', 'B03', '11:00'],
      { closedRuns: [{ tripId: 'y0' }] },
      '11-18 12:00 to 11-18 12:02',
    ],
    [
      'one start of exact times',
      exact,
      { closedRuns: [{ tripId: 'x0', startTime: at('8:20') }] },
      '11-18 08:40 to 11-18 08:42',
    ],
    [
      'no start beside exact times',
      exact,
      { closedRuns: [{ tripId: 'x0', startTime: at('8:21') }] },
      '11-18 08:20 to 11-18 08:22',
    ],
    ['a closed platform', eastward, { closedStops: ['B01-0'] }, second!],
    ['no id of a whole station', eastward, { closedStops: ['B01', 'A01-exit-3', 'Z9'] }, first!],
    [
      'walks through closed platforms',
      ['A03', 'B04', '5:30'],
      { closedStops: ['A03-0', 'A03-1'] },
      '11-18 05:58 to 11-18 06:06',
    ],
    ['a closed direction', eastward, { closedDirections: [{ lineId: line, directionId: 0 }] }, 'disrupted'],
    [
      'not the other direction',
      ['B04', 'B01', '5:30'],
      { closedDirections: [{ lineId: line, directionId: 0 }] },
      '11-18 07:00 to 11-18 07:06',
    ],
    [
      'no direction that the feed does not state',
      ['B03', 'M01', '5:30'],
      { closedDirections: [{ lineId: line, directionId: 0 }] },
      '11-18 08:00 to 11-18 08:02',
    ],
    [
      'a direction at one station',
      eastward,
      { closedDirections: [{ lineId: line, directionId: 0, station: code('B04') }] },
      'disrupted',
    ],
    [
      'a direction at another station',
      eastward,
      { closedDirections: [{ lineId: line, directionId: 0, station: code('B02') }] },
      first!,
    ],
    [
      'no unknown line or station of a direction',
      eastward,
      {
        closedDirections: [
          { lineId: 'west' as LineId, directionId: 0 },
          { lineId: line, directionId: 0, station: code('Z9') },
        ],
      },
      first!,
    ],
    [
      'a direction by headway',
      ['A01', 'A02', '8:00'],
      { closedDirections: [{ lineId: 'north' as LineId, directionId: 0 }] },
      '11-18 08:00 to 11-18 08:15',
    ],
    [
      'arrival by a time',
      ['B01', 'B04', '6:30', { mode: 'arrive' }],
      { closedRuns: [{ tripId: 'e4' }] },
      first!,
    ],
    [
      'arrival by a time with a passed station',
      ['B01', 'B04', '6:30', { mode: 'arrive' }],
      { closedRuns: [{ tripId: 'e4', station: code('B04') }] },
      first!,
    ],
    ['the last departure', ['B01', 'B04', '5:30', { mode: 'last' }], {}, last!],
    [
      'the last departure without its run',
      ['B01', 'B04', '5:30', { mode: 'last' }],
      { closedRuns: [{ tripId: 'e2' }] },
      second!,
    ],
    [
      'the last departure past its station',
      ['B01', 'B04', '5:30', { mode: 'last' }],
      { closedRuns: [{ tripId: 'e2', station: code('B01') }] },
      second!,
    ],
    [
      'a day without runs, and find the next day of the same timetable',
      eastward,
      {
        closedRuns: ['e1', 'e2', 'e4'].flatMap((tripId) => [
          { tripId, date: wednesday },
          { tripId, date: thursday },
        ]),
      },
      '11-20 06:00 to 11-20 06:06',
    ],
    [
      'every run every day',
      eastward,
      { closedRuns: [{ tripId: 'e1' }, { tripId: 'e2' }, { tripId: 'e4' }] },
      'disrupted',
    ],
    [
      'every run every day past one station',
      eastward,
      { closedRuns: ['e1', 'e2', 'e4'].map((tripId) => ({ tripId, station: code('B01') })) },
      'disrupted',
    ],
    [
      'the last departure of a day without runs',
      ['B01', 'B04', '5:30', { mode: 'last' }],
      { closedRuns: ['e1', 'e2', 'e4'].map((tripId) => ({ tripId, date: wednesday })) },
      'no-service',
    ],
  ])('%s', (_, asked, closed, expected) => {
    expect(short(asked, closed)).toBe(expected);
  });

  test('the last departure that each journey states', () => {
    const lastOf = (closed: TravelConditions) => {
      const answer = ask(eastward, closed);
      return answer.isFound && clock(answer.journeys[0]!.lastDeparture);
    };
    expect(lastOf({})).toBe('11-18 23:59');
    expect(lastOf({ closedRuns: [{ tripId: 'e2' }] })).toBe('11-18 06:10');
    expect(lastOf({ closedRuns: [{ tripId: 'e2', station: code('B04') }] })).toBe('11-18 06:10');
  });
});

test.each<[string, TravelConditions, number]>([
  ['all trains that go there', {}, 300],
  ['not those of a closed platform', { closedStops: ['A05-1'] }, 600],
  ['not those of the other closed platform', { closedStops: ['A05-0'] }, 600],
])('a headway counts %s', (_, closed, everySeconds) => {
  const answer = ask(['A05', 'A06', '10:00'], closed);
  expect(answer.isFound && answer.journeys[0]!.legs[0]).toMatchObject({ everySeconds });
});

describe('departures obey', () => {
  const board = (station: string, time: string, closed: TravelConditions) => {
    const query = { station: code(station), date: wednesday, time: at(time), ...closed };
    return findDepartures(planner, query).map(({ lineId, direction, departures, last, nextFirst }) => [
      `${lineId} ${direction}`,
      departures.map((one) => clock(one.kind !== 'headway' ? one.departure : one.from)).join(', '),
      clock(last ?? nextFirst),
    ]);
  };
  const [six, ten, night] = ['11-18 06:00', '11-18 06:10', '11-18 23:59'];

  test.each<[string, TravelConditions, string[][]]>([
    ['nothing closed', {}, [['east 0', `${six}, ${ten}, ${night}`, night!]]],
    ['a run that does not go', { closedRuns: [{ tripId: 'e2' }] }, [['east 0', `${six}, ${ten}`, ten!]]],
    [
      'not on another date',
      { closedRuns: [{ tripId: 'e2', date: thursday }] },
      [['east 0', `${six}, ${ten}, ${night}`, night!]],
    ],
    [
      'a run that passes here',
      { closedRuns: [{ tripId: 'e1', station: code('B01') }] },
      [['east 0', `${ten}, ${night}`, night!]],
    ],
    [
      'a run that passes elsewhere',
      { closedRuns: [{ tripId: 'e1', station: code('B02') }] },
      [['east 0', `${six}, ${ten}, ${night}`, night!]],
    ],
    [
      'a run that stops nowhere afterwards',
      { closedRuns: ['B02', 'B03', 'B04'].map((station) => ({ tripId: 'e1', station: code(station) })) },
      [['east 0', `${ten}, ${night}`, night!]],
    ],
    [
      'a day without runs',
      { closedRuns: ['e1', 'e2', 'e4'].map((tripId) => ({ tripId, date: wednesday })) },
      [['east 0', '', '11-19 06:00']],
    ],
    ['a closed platform', { closedStops: ['B01-1'] }, [['east 0', `${six}, ${night}`, night!]]],
    ['all platforms closed', { closedStops: ['B01-0', 'B01-1'] }, []],
    ['a closed direction', { closedDirections: [{ lineId: line, directionId: 0 }] }, []],
    [
      'the other direction',
      { closedDirections: [{ lineId: line, directionId: 1 }] },
      [['east 0', `${six}, ${ten}, ${night}`, night!]],
    ],
    [
      'a direction closed here',
      { closedDirections: [{ lineId: line, directionId: 0, station: code('B01') }] },
      [],
    ],
    [
      'calls closed at all later stations',
      { closedCalls: ['B02', 'B03', 'B04'].map((station) => ({ lineId: line, station: code(station) })) },
      [],
    ],
  ])('%s', (_, closed, expected) => {
    expect(board('B01', '5:30', closed)).toEqual(expected);
  });
});
