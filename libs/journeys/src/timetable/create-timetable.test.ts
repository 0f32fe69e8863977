import type { StationCode } from '@raang/domain';
import { expect, test } from 'vitest';
import { readFeed } from '../gtfs/read-feed';
import { findJourneys } from '../planner/find-journeys';
import { createPlanner } from '../planner/planner';
import { calls, smallFeed, smallFeedWith } from '../testing/small-feed';
import { createTimetable } from './create-timetable';

const [header = '', ...rows] = smallFeed()['stop_times.txt']!.trim().split('\n');

/** The small feed, with other calls for the train e1 of the east line. */
function plannerWith(...e1: string[]) {
  const others = rows.filter((row) => !row.startsWith('e1,'));
  return createPlanner(
    readFeed(smallFeedWith({ 'stop_times.txt': [header, ...others, ...e1, ''].join('\n') })),
  );
}

/** Arrival at B04 of a departure from B01 at midnight. */
function arrival(planner: ReturnType<typeof plannerWith>) {
  const stations = { from: 'B01' as StationCode, to: 'B04' as StationCode };
  const answer = findJourneys(planner, { ...stations, date: '2026-11-18', time: 0, mode: 'depart' });
  return answer.isFound ? answer.journeys[0]!.arrival : answer.reason;
}

test('a train may run for longer than a day', () => {
  const { timetable, ...rest } = plannerWith(
    'e1,01:00:00,01:00:00,B01-0,1,',
    'e1,22:00:00,22:10:00,B03-0,2,',
    'e1,26:30:00,26:30:00,B04-0,3,',
  );
  expect(timetable.patterns.elapsed).toBeInstanceOf(Int32Array);
  expect(arrival({ timetable, ...rest })).toBe('2026-11-19T00:05:00+07:00');
  expect(
    findJourneys(
      { timetable, ...rest },
      { from: 'B01' as StationCode, to: 'B03' as StationCode, date: '2026-11-18', time: 0, mode: 'depart' },
    ),
  ).toMatchObject({ journeys: [{ arrival: '2026-11-18T22:00:00+07:00' }] });
});

test('all calls of a train may have the same time', () => {
  const { timetable, ...rest } = plannerWith(
    'e1,06:00:00,06:00:00,B01-0,1,',
    'e1,06:00:00,06:00:00,B04-0,2,',
  );
  expect(timetable.patterns.elapsed).toBeInstanceOf(Uint16Array);
  expect(arrival({ timetable, ...rest })).toBe('2026-11-18T06:00:00+07:00');
});

test('the times of calls equal those of the feed', () => {
  expect(arrival(plannerWith(...calls('e1', ['B01-0', 'B02-0', 'B03-0', 'B04-0'], 5 * 3600)))).toBe(
    '2026-11-18T05:06:00+07:00',
  );
});

test('a stop has its own position, or that of its station', () => {
  const stops = smallFeed()
    ['stops.txt']!.replace('13.70,100.5,0,A01', ',,0,A01')
    .replace('13.71,100.5,0,', '13.9,101,0,');
  const { ids, latitude, longitude } = createTimetable(readFeed(smallFeedWith({ 'stops.txt': stops }))).stops;
  const placeOf = (id: string) => [latitude[ids.indexOf(id)], longitude[ids.indexOf(id)]];
  expect(['A01-0', 'A02-0', 'A03-0'].map(placeOf)).toEqual([
    [13.7, 100.5],
    [13.9, 101],
    [13.72, 100.5],
  ]);
});

test('a stop may be nowhere', () => {
  const feed = readFeed(smallFeedWith({}));
  const locations = feed.locations.map(({ position: _, ...location }) => location);
  const { latitude, longitude } = createTimetable({ ...feed, locations }).stops;
  expect([...latitude, ...longitude].every(Number.isNaN)).toBe(true);
});

test('another thread gets the same timetable', () => {
  const timetable = createTimetable(readFeed(smallFeedWith({})));
  expect(structuredClone(timetable)).toEqual(timetable);
});
