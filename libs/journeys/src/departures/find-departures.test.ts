import type { LineId, StationCode } from '@raang/domain';
import { directionDepartures } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import { readFeed } from '../gtfs/read-feed';
import { createPlanner } from '../planner/planner';
import { smallFeedWith } from '../testing/small-feed';
import { type DepartureQuery, findDepartures } from './find-departures';

const planner = createPlanner(readFeed(smallFeedWith({})));

function ask(station: string, time: number, rest: Partial<DepartureQuery> = {}) {
  const query = { station: station as StationCode, date: '2026-11-18', time, ...rest };
  const found = findDepartures(planner, query);
  for (const direction of found)
    expect(directionDepartures.omit({ live: true }).parse(direction)).toEqual(direction);
  return found;
}

const clock = (moment = '') => moment.slice(11, 16);

describe('the next trains of a station', () => {
  test('are grouped by direction and next station, also where a loop closes', () => {
    const directions = ask('A01', 8 * 3600).map(
      ({ lineId, direction, nextStation, headsign, first, last }) => [
        `${lineId} ${direction} ${nextStation} ${headsign.en}`,
        `${clock(first)}–${clock(last)}`,
      ],
    );
    expect(directions).toEqual([
      ['north 0 A05 To A06', '05:38–00:18'],
      ['north 0 A02 To A06 by way of A02', '05:30–00:10'],
      ['north 1 A04 ปลายทาง A01', '05:34–00:04'],
    ]);
  });

  test('have a headway from now until it changes', () => {
    const [towardsA05] = ask('A01', 9 * 3600, { limit: 2 });
    expect(towardsA05?.departures).toMatchObject([
      {
        kind: 'headway',
        everySeconds: 300,
        from: '2026-11-18T09:00:00+07:00',
        until: '2026-11-18T09:08:30+07:00',
      },
      {
        kind: 'headway',
        everySeconds: 600,
        from: '2026-11-18T09:08:30+07:00',
        until: '2026-11-19T00:18:30+07:00',
      },
    ]);
  });

  test.each([
    ['before the first train of a timetable', 5 * 3600, ['06:00', '23:59']],
    ['at the departure of a train', 6 * 3600, ['06:00', '23:59']],
    ['one second after the departure', 6 * 3600 + 1, ['23:59']],
  ])('%s', (_, time, expected) => {
    const [east] = ask('B01', time);
    expect(east?.departures.map((one) => one.kind === 'timetable' && clock(one.departure))).toEqual(expected);
  });

  test('after the last one, include the first one of the next day', () => {
    // East has no service at weekends
    const [east] = ask('B01', 86_399, { date: '2026-11-20' });
    expect(east).toMatchObject({ departures: [], nextFirst: '2026-11-23T06:00:00+07:00' });
    expect(clock(east?.last)).toBe('23:59');
  });

  test('after midnight, belong to the previous evening', () => {
    const [towardsA05] = ask('A01', 300, { date: '2026-11-19' });
    expect(towardsA05?.departures).toMatchObject([{ everySeconds: 600, until: '2026-11-19T00:18:30+07:00' }]);
    expect(towardsA05?.first).toBe('2026-11-18T05:38:30+07:00');
  });

  test.each<[string, string, Partial<DepartureQuery>]>([
    ['is unknown', 'Z9', {}],
    ['is closed', 'A01', { closedStations: ['A01' as StationCode] }],
    ['is only on a closed line', 'B01', { closedLines: ['east' as LineId] }],
    [
      'is passed by its only line',
      'B01',
      { closedCalls: [{ lineId: 'east' as LineId, station: 'B01' as StationCode }] },
    ],
    ['has no trains onward', 'B04', { closedLines: ['east' as LineId] }],
    ['is given an invalid day', 'A01', { date: 'tomorrow' }],
  ])('are empty if the station %s', (_, station, rest) => {
    expect(ask(station, 8 * 3600, rest)).toEqual([]);
  });
});
