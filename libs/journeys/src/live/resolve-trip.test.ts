import { describe, expect, test } from 'vitest';
import { idAt } from '../feed/id-table';
import { runsOn } from '../feed/service-day';
import { readFeed } from '../gtfs/read-feed';
import { createPlanner } from '../planner/planner';
import { closedOn } from '../raptor/closed-runs';
import { findClosures } from '../raptor/closures';
import { createChance } from '../testing/random';
import { createRandomFeed, randomFeedDay } from '../testing/random-feed';
import { calls, smallFeed, smallFeedWith } from '../testing/small-feed';
import { createTimetable } from '../timetable/create-timetable';
import { departureAt, patternOf } from '../timetable/timetable-patterns';
import { resolveTrip } from './resolve-trip';
import type { TripDescriptor } from './trip-descriptor';

const added = (file: string, ...rows: string[]) => ({ [file]: `${smallFeed()[file]}${rows.join('\n')}\n` });
const at = (time: string) => Number(time.slice(0, -3)) * 3600 + Number(time.slice(-2)) * 60;

/**
 * On weekdays: e1 from 6:00 to 6:06 and e2 from 23:59 to 24:05 in direction 0, twins t1 and t2 at 10:00, long from 0:30
 * to 24:20, m0 without a direction, x0 by exact frequencies, xy by those and by headway, north by headway.
 */
const files = {
  ...added(
    'trips.txt',
    ...['t1', 't2', 'long', 'x0', 'xy', 'dot'].map((trip) => `east,weekday,${trip},,0`),
    'Red Line,weekday,r1,,1',
  ),
  ...added(
    'stop_times.txt',
    ...['t1', 't2'].flatMap((trip) => calls(trip, ['B01-0', 'B02-0'], at('10:00'))),
    'long,00:30:00,00:30:00,B01-0,1,',
    'long,24:20:00,24:20:00,B04-0,2,',
    ...['x0', 'xy'].flatMap((trip) => calls(trip, ['B03-0', 'B04-1'], 0)),
    ...calls('dot', ['B01-0'], 0),
    ...calls('r1', ['B01-0', 'B02-0'], at('11:00')),
  ),
  ...added(
    'frequencies.txt',
    'x0,08:00:00,09:00:01,1200,1',
    'x0,09:00:40,09:01:00,1200,1',
    'xy,12:00:00,13:00:00,1200,1',
    'xy,14:00:00,15:00:00,600,0',
  ),
  ...added('routes.txt', 'Red Line,metro,R,สายสีแดง,1,ff0000,ffffff,3,,,official'),
};
files['trips.txt'] = files['trips.txt']!.replace('east,weekday,m0,,0', 'east,weekday,m0,,');
const { timetable } = createPlanner(readFeed(smallFeedWith(files)));

/** 18 November 2026 is a Wednesday. */
const wednesday = '2026-11-18';
const headerAt = (moment: string) => Date.parse(`${moment}+07:00`) / 1000;
const morning = '2026-11-18T06:00:00';

function resolve(descriptor: TripDescriptor, header = morning): string {
  const answer = resolveTrip(timetable, descriptor, headerAt(header));
  if (!answer.isFound) return answer.reason;
  const { tripId, date, startTime, isHeadway } = answer;
  return `${tripId} ${date} ${startTime / 60}${isHeadway ? ' headway' : ''}`;
}

const e1 = `e1 ${wednesday} 360`;
const dated = { startDate: wednesday };
const ofEast = { routeId: 'east', directionId: 0, ...dated };

describe('a trip_id with a date names', () => {
  test.each<[string, TripDescriptor, string]>([
    ['the run of the service day', { tripId: 'e1', ...dated }, e1],
    ['it far from the header', { tripId: 'e1', startDate: '2026-12-30' }, 'e1 2026-12-30 360'],
    ['a run that leaves after midnight', { tripId: 'e2', ...dated }, `e2 ${wednesday} 1439`],
    ['nothing on a day without service', { tripId: 'e1', startDate: '2026-11-21' }, 'not-that-day'],
    ['nothing on an invalid date', { tripId: 'e1', startDate: '2026-11-31' }, 'not-that-day'],
    ['nothing in another timetable', { tripId: 'e9', ...dated }, 'unknown-trip'],
    ['nothing with one call', { tripId: 'dot', ...dated }, 'no-calls'],
    ['nothing but a note with modified_trip', { tripId: 'e1', ...dated, isModified: true }, 'modified-trip'],
  ])('%s', (_, descriptor, expected) => {
    expect(resolve(descriptor)).toBe(expected);
  });
});

describe('a trip_id without a date names', () => {
  test.each<[string, string, string, string]>([
    ['the run of today', 'e1', morning, e1],
    ['it from an hour before', 'e1', '2026-11-18T05:00:00', e1],
    ['nothing earlier', 'e1', '2026-11-18T04:59:59', 'no-day'],
    ['it until two hours after', 'e1', '2026-11-18T08:06:00', e1],
    ['nothing later', 'e1', '2026-11-18T08:06:01', 'no-day'],
    ['the run of yesterday', 'e2', '2026-11-19T00:30:00', `e2 ${wednesday} 1439`],
    ['the run of tomorrow', 'long', '2026-11-22T23:45:00', 'long 2026-11-23 30'],
    ['nothing while two days have it', 'long', '2026-11-19T00:10:00', 'ambiguous'],
    ['nothing on a day without service', 'e1', '2026-11-21T06:00:00', 'no-day'],
  ])('%s', (_, tripId, header, expected) => {
    expect(resolve({ tripId }, header)).toBe(expected);
    expect(resolve({ tripId, startDate: '' }, header)).toBe(expected);
  });
});

describe('with a trip_id all fields have to agree:', () => {
  test.each<[string, TripDescriptor, string]>([
    ['all of them', { tripId: 'e1', startTime: at('6:00'), ...ofEast }, e1],
    ['empty ones are absent', { tripId: 'e1', routeId: '', ...dated }, e1],
    ['route', { tripId: 'e1', routeId: 'north', ...dated }, 'other-route'],
    ['a route that is unknown', { tripId: 'e1', routeId: 'west', ...dated }, 'other-route'],
    [
      'a route whose id is not safe in URLs',
      { tripId: 'r1', routeId: 'Red Line', ...dated },
      `r1 ${wednesday} 660`,
    ],
    ['direction', { tripId: 'e1', directionId: 1, ...dated }, 'other-direction'],
    [
      'a direction that the feed does not state',
      { tripId: 'm0', directionId: 0, ...dated },
      'other-direction',
    ],
    ['start', { tripId: 'e1', startTime: at('6:00') + 1, ...dated }, 'other-start'],
  ])('%s', (_, descriptor, expected) => {
    expect(resolve(descriptor)).toBe(expected);
  });
});

describe('without a trip_id', () => {
  const start = { startTime: at('6:00') };
  test.each<[string, TripDescriptor, string]>([
    ['route, direction, date and start name a run', { ...ofEast, ...start }, e1],
    ['an empty id is absent', { tripId: '', ...ofEast, ...start }, e1],
    ['exact frequencies count', { ...ofEast, startTime: at('8:20') }, `x0 ${wednesday} 500`],
    ['route is missing', { directionId: 0, ...dated, ...start }, 'incomplete'],
    ['direction is missing', { routeId: 'east', ...dated, ...start }, 'incomplete'],
    ['date is missing', { routeId: 'east', directionId: 0, ...start }, 'incomplete'],
    ['start is missing', ofEast, 'incomplete'],
    ['nothing is given', {}, 'incomplete'],
    ['route is unknown', { ...ofEast, routeId: 'west', ...start }, 'unknown-route'],
    ['direction is another', { ...ofEast, directionId: 1, ...start }, 'no-run'],
    [
      'a run whose direction the feed does not state is none',
      { ...ofEast, startTime: at('8:00') },
      `x0 ${wednesday} 480`,
    ],
    ['start is another', { ...ofEast, startTime: at('6:01') }, 'no-run'],
    ['date is another', { ...ofEast, ...start, startDate: '2026-11-21' }, 'no-run'],
    ['date is invalid', { ...ofEast, ...start, startDate: '2026-11-31' }, 'no-run'],
    ['trains by headway have no runs', { ...ofEast, routeId: 'north', startTime: at('5:30') }, 'no-run'],
    ['two runs are alike', { ...ofEast, startTime: at('10:00') }, 'ambiguous'],
  ])('%s', (_, descriptor, expected) => {
    expect(resolve(descriptor)).toBe(expected);
  });
});

describe('frequencies', () => {
  const onDay = (tripId: string, startTime?: number) => ({ tripId, startTime, ...dated });
  test.each<[string, TripDescriptor, string]>([
    ['with exact times: on the grid', onDay('x0', at('8:20')), `x0 ${wednesday} 500`],
    ['with exact times: 30 seconds off', onDay('x0', at('8:20') - 30), `x0 ${wednesday} 500`],
    ['with exact times: 31 seconds off', onDay('x0', at('8:20') + 31), 'off-grid'],
    ['with exact times: nearest of two', onDay('x0', at('9:00') + 19), `x0 ${wednesday} 540`],
    ['with exact times: between two', onDay('x0', at('9:00') + 20), 'ambiguous'],
    ['with exact times: after the end', onDay('x0', at('9:20')), 'off-grid'],
    ['with exact times: without start', onDay('x0'), 'incomplete'],
    [
      'with exact times: day without service',
      { ...onDay('x0', at('8:20')), startDate: '2026-11-21' },
      'not-that-day',
    ],
    ['by headway: id, date and start are a name', onDay('n0', at('7:03')), `n0 ${wednesday} 423 headway`],
    ['by headway: without start', onDay('n0'), 'incomplete'],
    ['by headway: without date', { tripId: 'n0', startTime: at('7:03') }, 'incomplete'],
    [
      'by headway: day without service',
      { ...onDay('n0', at('7:03')), startDate: '2026-11-21' },
      'not-that-day',
    ],
    ['of both kinds: on the grid', onDay('xy', at('12:20')), `xy ${wednesday} 740`],
    ['of both kinds: off the grid', onDay('xy', at('14:03')), `xy ${wednesday} 843 headway`],
  ])('%s', (_, descriptor, expected) => {
    expect(resolve(descriptor)).toBe(expected);
  });

  test('with exact times and no date run today if the header is near that departure', () => {
    const descriptor = { tripId: 'x0', startTime: at('8:20') };
    expect(resolve(descriptor, '2026-11-18T08:00:00')).toBe(`x0 ${wednesday} 500`);
    expect(resolve(descriptor, '2026-11-18T07:19:59')).toBe('no-day');
  });
});

test('the run is the one of the timetable', () => {
  const answer = resolveTrip(timetable, { tripId: 'e2', ...dated }, headerAt(morning));
  if (!answer.isFound) throw new Error(answer.reason);
  const { patterns } = timetable;
  const index = patterns.tripStart[answer.pattern]! + answer.trip;
  expect(patterns.begin[index]).toBe(at('23:59'));
  expect(
    patterns.stop.subarray(patterns.callStart[answer.pattern], patterns.callStart[answer.pattern + 1]),
  ).toHaveLength(4);
});

test('every run that a random feed has by timetable is found, and closed by its name alone', () => {
  const chance = createChance(61);
  let found = 0;
  for (let network = 0; network < 40; network += 1) {
    const timetable = createTimetable(createRandomFeed(chance));
    const { patterns, trips, services } = timetable;
    for (let run = 0; run < patterns.trip.length; run += 1) {
      const pattern = patternOf(patterns, run);
      const trip = run - patterns.tripStart[pattern]!;
      const service = services[patterns.service[run]!]!;
      const runsToday = runsOn(service, randomFeedDay);
      if (patterns.isHeadway[pattern] === 1 || !runsToday) continue;
      const named = {
        tripId: idAt(trips.ids, patterns.trip[run]!),
        startTime: departureAt(patterns, pattern, trip, 0),
      };
      const answer = resolveTrip(timetable, { ...named, startDate: wednesday }, 0);
      expect(answer).toEqual({ isFound: true, ...named, date: wednesday, isHeadway: false, pattern, trip });
      if (!answer.isFound) continue;
      const { closedRuns } = findClosures(timetable, { closedRuns: [answer] });
      expect(closedOn(closedRuns, randomFeedDay)).toEqual(
        new Map([[pattern, { apart: new Set([trip]), passing: new Map(), passedStations: new Map() }]]),
      );
      expect(closedOn(closedRuns, randomFeedDay + 1)).toEqual(new Map());
      found += 1;
    }
  }
  expect(found).toBeGreaterThan(500);
});

test('days begin as the zone says, also when its clocks are changed', () => {
  const zone = { 'agency.txt': smallFeed()['agency.txt']!.replace('Asia/Bangkok', 'America/New_York') };
  const daily = { 'calendar.txt': smallFeed()['calendar.txt']!.replace('1,1,1,1,1,0,0', '1,1,1,1,1,1,1') };
  const { timetable: ofNewYork } = createPlanner(readFeed(smallFeedWith({ ...zone, ...daily })));
  // on 1 November 2026 the clocks go back at 2:00: service time 6:00 is 6:00 in winter time
  const answer = (header: string) => resolveTrip(ofNewYork, { tripId: 'e1' }, Date.parse(header) / 1000);
  expect(answer('2026-11-01T05:00:00-05:00')).toMatchObject({ date: '2026-11-01' });
  expect(answer('2026-11-01T04:59:59-05:00')).toMatchObject({ reason: 'no-day' });
});
