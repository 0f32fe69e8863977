import { describe, expect, test } from 'vitest';
import {
  createLive,
  createLiveTrainsTimetable,
  inWords,
  moment,
  secondsOf,
  updateOf,
} from '../testing/live-trains';
import { createLiveTimetable } from './create-live-timetable';
import type { TripUpdate } from './trip-update';

const timetable = createLiveTrainsTimetable();
const late = (minutes: number) => ({ delay: minutes * 60 });
const e1 = (minutes: number) => {
  const times = ['6:00', '6:02:30', '6:04:30', '6:06'].map((time) => secondsOf(time) + minutes * 60);
  return [
    'without e1',
    `timetable: ${times.map((time, call) => `B0${call + 1}-0 ${clock(time)}*`).join(', ')}`,
  ];
};
const clock = (seconds: number) =>
  `6:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}${seconds % 60 === 0 ? '' : ':30'}`;

describe('of data that become old', () => {
  const now = moment('6:03');
  const skipped = { stopSequence: 4, relationship: 'SKIPPED' as const };
  const copy = { tripId: 'again', startDate: '2026-11-18', startTime: secondsOf('6:00') };
  const updates: Record<string, TripUpdate> = {
    times: updateOf('e1', { ...late(1), stops: [skipped] }),
    cancelled: updateOf('e1', { relationship: 'CANCELED' }),
    extra: updateOf('new', {
      relationship: 'NEW',
      trip: { routeId: 'east' },
      stops: ['6:00', '6:10'].map((time, index) => ({
        stopId: `B0${index + 1}-0`,
        departure: { time: moment(time) },
      })),
    }),
    copy: updateOf('e1', { relationship: 'DUPLICATED', properties: copy }),
    replaced: updateOf('e1', {
      relationship: 'REPLACEMENT',
      stops: ['6:00', '6:10'].map((time, index) => ({
        stopId: `B0${index + 1}-0`,
        departure: { time: moment(time) },
      })),
    }),
    scheduled: updateOf('e1', {
      relationship: 'REPLACEMENT',
      stops: ['6:00', '6:10'].map((time, index) => ({
        stopId: `B0${index + 1}-0`,
        departure: { time: moment(time) + 60, scheduledTime: moment(time) },
      })),
    }),
  };
  const withTimes = 'timetable: B01-0 6:01*, B02-0 6:03:30*, B03-0 6:05:30*, B04-0 6:07x';
  const without = 'timetable: B01-0 6:00, B02-0 6:02:30, B03-0 6:04:30, B04-0 6:06x';
  const cancelled = ['without e1', 'cancelled e1'];
  test.each<[string, number, string[]]>([
    ['times', 300, ['without e1', withTimes]],
    ['times', 301, ['without e1', without]],
    ['times', 600, ['without e1', without]],
    ['times', 601, []],
    ['cancelled', 600, cancelled],
    ['cancelled', 601, []],
    ['extra', 300, ['extra: B01-0 6:00*, B02-0 6:10*']],
    ['extra', 301, []],
    ['copy', 300, ['extra: B01-0 6:00, B02-0 6:02:30, B03-0 6:04:30, B04-0 6:06']],
    ['copy', 301, []],
    ['replaced', 300, ['without e1', 'timetable: B01-0 6:00*, B02-0 6:10*']],
    ['replaced', 301, []],
    ['scheduled', 300, ['without e1', 'timetable: B01-0 6:01*, B02-0 6:11*']],
    ['scheduled', 600, ['without e1', 'timetable: B01-0 6:00, B02-0 6:10']],
    ['scheduled', 601, []],
  ])('%s after %i seconds', (name, seconds, expected) => {
    const { live, report } = createLive(timetable, [updates[name]!], { now, headerTime: now - seconds });
    expect(inWords(timetable, live)).toEqual(expected);
    expect(report.leftOut).toEqual(expected.length > 0 ? {} : { 'too-old': 1 });
  });

  test.each<[string, TripUpdate, string, string[]]>([
    [
      'of a train that runs the older time counts',
      updateOf('e1', { ...late(1), timestamp: moment('5:57') }),
      '6:03',
      [],
    ],
    [
      'of a train that runs the feed may be older',
      updateOf('e1', { ...late(1), timestamp: moment('6:03') }),
      '6:03',
      e1(1),
    ],
    [
      'of a train that has not begun the feed counts',
      updateOf('e1', { ...late(1), timestamp: moment('4:00') }),
      '5:59',
      e1(1),
    ],
    [
      'a cancelled train never begins',
      updateOf('e1', { relationship: 'CANCELED', timestamp: moment('4:00') }),
      '6:03',
      cancelled,
    ],
    [
      'an extra train begins with its first time',
      { ...updates['extra']!, timestamp: moment('4:00') },
      '5:59',
      ['extra: B01-0 6:00*, B02-0 6:10*'],
    ],
    ['an extra train that runs', { ...updates['extra']!, timestamp: moment('4:00') }, '6:00', []],
    ['a copy begins at its start', { ...updates['copy']!, timestamp: moment('4:00') }, '6:00', []],
  ])('%s', (_, update, time, expected) => {
    expect(inWords(timetable, createLive(timetable, [update], { now: moment(time) }).live)).toEqual(expected);
  });

  test('it is known when they were made', () => {
    const asOf = (update: TripUpdate) => {
      const [day] = createLive(timetable, [update], { now, headerTime: now - 10 }).live.days.values();
      return [...day!.runs, ...day!.cancelled].map((one) => one.asOf);
    };
    expect(asOf(updateOf('e1', { ...late(1), timestamp: now - 60 }))).toEqual([now - 60]);
    expect(asOf(updateOf('e1', { ...late(1), timestamp: now }))).toEqual([now - 10]);
    expect(asOf(updateOf('e1', { relationship: 'CANCELED', timestamp: now - 60 }))).toEqual([now - 10]);
  });
});

describe('of one train', () => {
  const now = moment('5:30');
  const said = (minutes: number, timestamp?: number) => updateOf('e1', { ...late(minutes), timestamp });
  test.each<[string, TripUpdate[], string[]]>([
    ['the newest update counts', [said(1, now - 10), said(2, now - 20)], e1(1)],
    ['the newest update counts in any order', [said(2, now - 20), said(1, now - 10)], e1(1)],
    ['the later one counts', [said(2, now), said(1, now)], e1(1)],
    ['the later one counts without times', [said(2), said(1)], e1(1)],
    ['one with a time counts before others', [said(1, now - 10), said(2)], e1(1)],
    [
      'another name is the same train',
      [updateOf('e1', { ...late(2), trip: { startTime: secondsOf('6:00') } }), said(1)],
      e1(1),
    ],
  ])('%s', (_, updates, expected) => {
    const { live, report } = createLive(timetable, updates);
    expect(inWords(timetable, live)).toEqual(expected);
    expect(report).toMatchObject({ trains: 1, leftOut: { 'said-twice': 1 } });
  });

  test('the feed that is named first counts as a whole', () => {
    const skips = updateOf('e1', {
      stops: [{ stopSequence: 2, relationship: 'SKIPPED' }],
      timestamp: now - 60,
    });
    const feeds = [[skips], [said(5, now), updateOf('e2', late(1))]].map((updates) => ({
      headerTime: now,
      updates,
    }));
    const { live, reports } = createLiveTimetable(timetable, { tripUpdates: feeds }, now);
    expect(inWords(timetable, live)).toEqual([
      'without e1',
      'without e2',
      'timetable: B01-0 6:00, B02-0 6:02:30x, B03-0 6:04:30, B04-0 6:06',
      'timetable: B01-0 24:00*, B02-0 24:02:30*, B03-0 24:04:30*, B04-0 24:06*',
    ]);
    expect(reports.tripUpdates).toMatchObject([
      { trains: 1, leftOut: {} },
      { trains: 1, leftOut: { 'said-twice': 1 } },
    ]);
  });

  test('a feed that is too old leaves it to the next one', () => {
    const feeds = [said(1), said(2)].map((update, feed) => ({
      headerTime: feed === 0 ? now - 601 : now,
      updates: [update],
    }));
    expect(inWords(timetable, createLiveTimetable(timetable, { tripUpdates: feeds }, now).live)).toEqual(
      e1(2),
    );
  });
});

describe('a feed is for this timetable', () => {
  const known = updateOf('e1', { ...late(1), trip: { routeId: 'east' } });
  const unknown = (id: string, routeId = 'east') => updateOf(id, { trip: { routeId } });
  const extra = (id: string) => updateOf(id, { relationship: 'NEW', trip: { routeId: 'east' } });
  test.each<[string, TripUpdate[], boolean]>([
    ['if half of its trains are known', [known, unknown('a')], true],
    ['not if fewer are', [known, unknown('a'), unknown('b')], false],
    ['whatever it says of other lines', [known, unknown('a', 'west'), unknown('b', 'west')], true],
    ['whatever it says without a line', [known, updateOf('a'), updateOf('b')], true],
    ['whatever trains it adds', [known, extra('a'), extra('b')], true],
    [
      'whatever it says that is unknown',
      [known, ...['a', 'b'].map((id) => ({ ...unknown(id), relationship: 'unknown' as const }))],
      true,
    ],
    [
      'whatever it notes',
      [known, ...['a', 'b'].map((id) => updateOf(id, { trip: { routeId: 'east', isModified: true } }))],
      true,
    ],
  ])('%s', (_, updates, isFit) => {
    const { live, report } = createLive(timetable, updates);
    expect(inWords(timetable, live)).toEqual(isFit ? e1(1) : []);
    expect(report.leftOut['other-timetable']).toBe(isFit ? undefined : 1);
  });
});

describe('a feed for another version', () => {
  const stops = [{ stopSequence: 1, departure: late(1) }];
  const extra = (stopIds: string[]) =>
    updateOf('new', {
      relationship: 'NEW',
      trip: { routeId: 'east' },
      stops: stopIds.map((stopId, index) => ({ stopId, departure: { time: moment(`6:0${index}`) } })),
    });
  const n1 = (stopId: string) =>
    updateOf('n1', {
      relationship: 'UNSCHEDULED',
      trip: { startTime: 0 },
      stops: [
        { stopId, departure: { time: moment('5:40') } },
        { stopSequence: 2, departure: { time: moment('5:42') } },
      ],
    });
  const copy = (stopSequence: number) =>
    updateOf('e1', {
      relationship: 'DUPLICATED',
      properties: { tripId: 'again', startDate: '2026-11-18', startTime: 0 },
      stops: [{ stopSequence }],
    });
  test.each<[string, TripUpdate, TripUpdate]>([
    ['a train', updateOf('e1', { stops }), updateOf('e1', { stops: [...stops, { stopSequence: 9 }] })],
    ['a train by headway', n1('A06-1'), n1('B01-0')],
    ['a copy', copy(1), copy(9)],
    ['an extra train', extra(['B01-0', 'B02-0']), extra(['B01-0', 'B02-0', 'B09'])],
  ])('has %s if all of its stops agree', (_, agreeing, other) => {
    const ofOther = (update: TripUpdate) => createLive(timetable, [update], { isOtherVersion: true });
    expect(ofOther(agreeing).report).toMatchObject({ trains: 1, leftOut: {} });
    const { live, report } = ofOther(other);
    expect(inWords(timetable, live)).toEqual([]);
    expect(report).toMatchObject({ trains: 0, leftOut: { 'other-stops': 1 } });
    expect(createLive(timetable, [other]).report.trains).toBe(1);
  });
});
