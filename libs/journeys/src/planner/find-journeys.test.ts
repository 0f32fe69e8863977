import type { JourneyMode, LineId, StationCode } from '@raang/domain';
import { journey as journeySchema } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import { readFeed } from '../gtfs/read-feed';
import { smallFeedWith } from '../testing/small-feed';
import { findJourneys } from './find-journeys';
import type { JourneyQuery } from './journey-answer';
import { findJourneysWithin } from './journeys-within';
import { createPlanner } from './planner';

const planner = createPlanner(readFeed(smallFeedWith({})));
/** 18 November 2026 is a Wednesday. East has trains on weekdays only: from B01 at 6:00 and at 23:59. */
const wednesday = '2026-11-18';
const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * 60;
};

function ask(from: string, to: string, clock: string, rest: Partial<JourneyQuery> = {}) {
  const stations = { from: from as StationCode, to: to as StationCode };
  return findJourneys(planner, { ...stations, date: wednesday, time: at(clock), mode: 'depart', ...rest });
}

/** Summary of the preferred journey: times, changes, lines and walks. */
function short(...query: Parameters<typeof ask>) {
  const answer = ask(...query);
  if (!answer.isFound) return answer.reason;
  const [best] = answer.journeys;
  expect(journeySchema.parse(best)).toEqual(best);
  const time = (moment = '') => moment.slice(5, 19).replace('T', ' ');
  const legs = best!.legs.map((leg) => (leg.kind === 'ride' ? leg.lineId : 'walk'));
  return `${time(best!.departure)} to ${time(best!.arrival)}, ${best!.transfers}: ${legs.join(' ')}`;
}

describe('journeys', () => {
  test.each<[string, Parameters<typeof ask>, string]>([
    [
      'leave as late as the connecting train allows',
      ['A01', 'B04', '5:30'],
      '11-18 05:49:20 to 11-18 06:06:00, 1: north walk east',
    ],
    [
      'stay on the train where a loop closes',
      ['A04', 'A05', '8:00'],
      '11-18 08:00:00 to 11-18 08:08:30, 0: north',
    ],
    ['may be a walk', ['A03', 'B01', '3:00'], '11-18 03:00:00 to 11-18 03:01:40, 0: walk'],
    [
      'by headway include the longest possible wait',
      ['A01', 'A02', '8:00'],
      '11-18 08:00:00 to 11-18 08:07:00, 0: north',
    ],
    [
      'use trains that still run after midnight',
      ['B03', 'B04', '0:02', { date: '2026-11-19' }],
      '11-19 00:03:30 to 11-19 00:05:00, 0: east',
    ],
    [
      'arrive by a time, and leave as late as possible',
      ['A01', 'B04', '9:00', { mode: 'arrive' }],
      '11-18 05:49:20 to 11-18 06:06:00, 1: north walk east',
    ],
    [
      'leave the evening before if no train is early enough',
      ['A01', 'B04', '6:00', { mode: 'arrive', date: '2026-11-19' }],
      '11-18 23:43:50 to 11-19 00:05:00, 1: north walk east',
    ],
    [
      'leave last, with time for a full headway at every change',
      ['A01', 'B04', '12:00', { mode: 'last' }],
      '11-18 23:43:50 to 11-19 00:05:00, 1: north walk east',
    ],
    [
      'last of the previous evening, requested shortly after midnight',
      ['B03', 'B04', '0:02', { mode: 'last', date: '2026-11-19' }],
      '11-19 00:03:30 to 11-19 00:05:00, 0: east',
    ],
    [
      'last of the new day, once the night has begun',
      ['B03', 'B04', '0:30', { mode: 'last', date: '2026-11-19' }],
      '11-20 00:03:30 to 11-20 00:05:00, 0: east',
    ],
    [
      'arrive later by an alert’s delay, but do not rely on it for boarding',
      ['A01', 'B04', '5:30', { delays: [{ lineId: 'east' as LineId, seconds: 300 }] }],
      '11-18 05:49:20 to 11-18 06:11:00, 1: north walk east',
    ],
    [
      'use unknown step-free access if allowed',
      ['A01', 'A02', '8:00', { stepFree: 'known-or-unknown' }],
      '11-18 08:00:00 to 11-18 08:07:00, 0: north',
    ],
    [
      'at a time past midnight are on the next day',
      ['A03', 'B01', '25:00'],
      '11-19 01:00:00 to 11-19 01:01:40, 0: walk',
    ],
  ])('%s', (_, query, expected) => {
    expect(short(...query)).toBe(expected);
  });

  test.each<[string, Parameters<typeof ask>, string]>([
    ['on the next morning', ['A01', 'B04', '23:55'], '11-19 05:49:20'],
    ['after a weekend without trains', ['A01', 'B04', '23:55', { date: '2026-11-20' }], '11-23 05:49:20'],
    ['requested after midnight, too', ['A01', 'A02', '0:15', { date: '2026-11-19' }], '11-19 05:30:00'],
  ])('after the last train are the first ones %s', (_, query, departure) => {
    const answer = ask(...query);
    expect(answer).toMatchObject({ isFound: true, isNextService: true });
    expect(short(...query)).toContain(departure);
  });

  test.each<[string, Parameters<typeof ask>]>([
    ['in the evening', ['A01', 'B04', '23:50', { mode: 'last' }]],
    ['after midnight', ['A01', 'B04', '0:08', { mode: 'last', date: '2026-11-19' }]],
  ])('the last one that has left %s is not offered again', (_, query) => {
    expect(ask(...query)).toMatchObject({ isNextService: true, lastLeft: '2026-11-18T23:43:50+07:00' });
    expect(short(...query)).toContain('11-19 05:49:20');
  });

  test.each<[string, string, object]>([
    ['before the first train, it is the evening before', '6:00', { isEveningBefore: true }],
    ['late in the evening, it is the same night', '0:15', { isEveningBefore: undefined }],
  ])('to arrive by a time %s', (_, clock, expected) => {
    const answer = ask('A01', 'B04', clock, { mode: 'arrive', date: '2026-11-19' });
    const { isEveningBefore } = answer as { isEveningBefore?: boolean };
    expect({ isEveningBefore }).toEqual(expected);
    const first = answer.isFound && answer.nextService?.[0]?.arrival;
    expect(first).toBe(isEveningBefore ? '2026-11-19T06:06:00+07:00' : undefined);
  });

  test.each<[string, Parameters<typeof ask>, object]>([
    ['a station is unknown', ['A01', 'Z9', '8:00'], { reason: 'unknown-station', stations: ['Z9'] }],
    ['origin and destination are the same', ['A01', 'A01', '8:00'], { reason: 'same-station' }],
    [
      'the day is before the timetable',
      ['A01', 'A02', '8:00', { date: '2026-08-31' }],
      { reason: 'outside-validity', nearestDate: '2026-09-01' },
    ],
    [
      'the day is after it',
      ['A01', 'A02', '8:00', { date: '2027-01-01' }],
      {
        reason: 'outside-validity',
        nearestDate: '2026-12-31',
        validFrom: '2026-09-01',
        validTo: '2026-12-31',
      },
    ],
    ['the day is invalid', ['A01', 'A02', '8:00', { date: '2026-11-31' }], { reason: 'outside-validity' }],
    ['no train ever goes there', ['M01', 'B01', '8:00'], { reason: 'not-connected' }],
    [
      'a station is closed',
      ['A01', 'B04', '5:30', { closedStations: ['B01' as StationCode] }],
      { reason: 'disrupted' },
    ],
    [
      'a line is closed',
      ['A01', 'B04', '5:30', { closedLines: ['east' as LineId] }],
      { reason: 'disrupted' },
    ],
    [
      'the only line does not stop',
      ['A01', 'B04', '5:30', { closedCalls: [{ lineId: 'east' as LineId, station: 'B04' as StationCode }] }],
      { reason: 'disrupted' },
    ],
    [
      'step-free access is unknown',
      ['A01', 'A02', '8:00', { stepFree: 'known' }],
      { reason: 'not-step-free' },
    ],
    [
      'the timetable ends',
      ['B01', 'B04', '23:59', { date: '2026-12-31', time: 86_399 }],
      { reason: 'no-service' },
    ],
  ])('are empty if %s', (_, query, expected) => {
    expect(ask(...query)).toMatchObject({ isFound: false, ...expected });
  });

  test.each<[JourneyMode, string, string]>([
    ['arrive', '5:00', '2026-09-01'],
    ['last', '12:00', '2026-11-21'],
  ])('in mode "%s" without a result include the first ones afterwards', (mode, clock, date) => {
    const answer = ask('A01', 'B04', clock, { mode, date });
    expect(answer).toMatchObject({ isFound: false, reason: 'no-service' });
    expect(!answer.isFound && answer.nextService?.[0]?.departure.slice(11, 19)).toBe('05:49:20');
  });

  test('have the details that a passenger needs on the way', () => {
    const answer = ask('A01', 'B04', '5:30');
    const [first] = answer.isFound ? answer.journeys : [];
    expect(first).toMatchObject({
      serviceDate: wednesday,
      lastDeparture: '2026-11-18T23:43:50+07:00',
      durationSeconds: 1000,
    });
    expect(first?.legs[0]).toMatchObject({
      from: 'A01',
      to: 'A03',
      headsign: { th: 'ปลายทาง A06 ทาง A02', en: 'To A06 by way of A02' },
      everySeconds: 300,
      waitSeconds: 300,
      stops: [{ station: 'A02' }],
    });
    expect(first?.legs[2]).toMatchObject({ headsign: { en: 'สถานี B04' }, waitSeconds: 0 });
    expect(first?.legs[2]).not.toHaveProperty('everySeconds');
    // 17 baht for two stations and 18.. of the second line, minus its entry fee
    expect(first?.fares[0]?.parts.map(({ kind }) => kind)).toEqual(['ride', 'ride', 'entry-fee-once']);
  });

  test('within a window are one per headway, and every train of a timetable', () => {
    const within = (from: string, to: string, clock: string, windowSeconds: number) => {
      const stations = { from: from as StationCode, to: to as StationCode };
      const answer = findJourneysWithin(planner, {
        ...stations,
        date: wednesday,
        time: at(clock),
        windowSeconds,
      });
      return answer.isFound && answer.journeys.map(({ departure }) => departure.slice(11, 16));
    };
    expect(within('A01', 'A02', '8:00', 1200)).toEqual(['08:00', '08:05', '08:10', '08:15', '08:20']);
    expect(within('B01', 'B04', '0:00', 86_399)).toEqual(['06:00', '23:59']);
    expect(within('A03', 'B01', '8:00', 3600)).toEqual(['08:00']);
  });
});
