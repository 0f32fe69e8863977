import { type Departure, directionDepartures, type StationCode } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import type { TripUpdate } from '../live/trip-update';
import { createLive, createLiveTrainsTimetable, moment, secondsOf, updateOf } from '../testing/live-trains';
import { findDepartures } from './find-departures';

const created = createLiveTrainsTimetable();
const platformCodes = created.stops.ids.map((id) => String(Number(id.at(-1)) + 1));
const timetable = { ...created, stops: { ...created.stops, platformCodes } };
const asOf = '2026-11-18T05:30:00+07:00';

/** The board of the trains from B01 to B04 on the Wednesday; its train e1 leaves at 6:00, e2 at 23:59. */
function ask(updates: readonly TripUpdate[], { station = 'B01', time = '5:30', limit = 3 } = {}) {
  const now = moment(time);
  const { live } = createLive(timetable, updates, { now: Math.min(now, moment('5:30')) });
  const query = { station: station as StationCode, date: '2026-11-18', time: secondsOf(time), limit };
  const found = findDepartures({ timetable: { ...timetable, live } }, query);
  for (const direction of found)
    expect(directionDepartures.omit({ live: true }).parse(direction)).toEqual(direction);
  return found[0]!;
}
const firstOf = (...updates: TripUpdate[]) => ask(updates).departures[0]!;
const trainOf = (one: Departure | undefined) => one && one.kind !== 'headway' && one.train;

const late = (minutes: number, rest = {}) =>
  updateOf('e1', { stops: [{ stopSequence: 1, departure: { delay: minutes * 60, ...rest } }] });
const cancelled = (tripId = 'e1') => updateOf(tripId, { relationship: 'CANCELED' });
const skipping = updateOf('e1', { stops: [{ stopSequence: 2, relationship: 'SKIPPED' }] });
const clock = (one = '') => one.slice(11, 16);

describe('a train of the timetable', () => {
  test.each<[string, TripUpdate, Partial<Extract<Departure, { kind: 'timetable' }>>]>([
    [
      'late has both times',
      late(4),
      {
        departure: '2026-11-18T06:04:00+07:00',
        scheduled: '2026-11-18T06:00:00+07:00',
        live: { status: 'late', delaySeconds: 240, asOf },
      },
    ],
    ['early is early from a minute on', late(-1), { live: { status: 'early', delaySeconds: -60, asOf } }],
    [
      'late by less than a minute is on time',
      late(0.9),
      { live: { status: 'on-time', delaySeconds: 54, asOf } },
    ],
    [
      'whose time is uncertain is about that late',
      late(4, { uncertainty: 200 }),
      { live: { status: 'late', delaySeconds: 240, isAbout: true, asOf } },
    ],
    [
      'at another platform names both',
      updateOf('e1', { delay: 0, stops: [{ stopSequence: 1, assignedStopId: 'B01-1' }] }),
      { platform: '2', scheduledPlatform: '1' },
    ],
    [
      'that is full says so',
      updateOf('e1', { delay: 0, stops: [{ stopSequence: 1, departureOccupancy: 5 }] }),
      { crowding: { level: 'full' } },
    ],
    [
      'that is empty has many seats',
      updateOf('e1', { delay: 0, stops: [{ stopSequence: 1, departureOccupancy: 0 }] }),
      { crowding: { level: 'many-seats' } },
    ],
  ])('%s', (_, update, expected) => {
    expect(firstOf(update)).toMatchObject({ kind: 'timetable', ...expected });
  });

  test('without a prediction has its schedule, and nothing about live data', () => {
    const [planned, known] = [
      firstOf(),
      firstOf(updateOf('e1', { stops: [{ stopSequence: 1, relationship: 'NO_DATA' }] })),
    ];
    expect(planned).toMatchObject({ kind: 'timetable', departure: '2026-11-18T06:00:00+07:00' });
    expect(known).toEqual(planned);
    expect(planned).not.toHaveProperty('live');
  });

  test('keeps its key', () => {
    expect(trainOf(firstOf())).toMatch(/^[a-z0-9]+-[a-z0-9]+$/);
    for (const update of [late(4), cancelled()]) expect(trainOf(firstOf(update))).toBe(trainOf(firstOf()));
    expect(trainOf(ask([], { time: '7:00' }).departures[0])).not.toBe(trainOf(firstOf()));
  });

  test('at a platform that the timetable lacks has none', () => {
    const elsewhere = updateOf('e1', { delay: 0, stops: [{ stopSequence: 1, assignedStopId: 'B01-9' }] });
    expect(firstOf(elsewhere)).not.toHaveProperty('platform');
  });

  test('stands at the platform for half a minute after its time', () => {
    const at = (time: string) =>
      clock((ask([late(0)], { time }).departures[0] as { departure: string }).departure);
    expect([at('6:00:30'), at('6:00:31')]).toEqual(['06:00', '23:59']);
  });
});

describe('a train that does not come', () => {
  test.each<[string, TripUpdate, string, string]>([
    ['cancelled', cancelled(), 'B01', '6:00'],
    ['skipped', skipping, 'B02', '6:02:30'],
  ])('%s is listed with its schedule, before the next one', (status, update, station, time) => {
    const { departures, first } = ask([update], { station, limit: 1 });
    const at = `2026-11-18T${time.padStart(time.length > 5 ? 8 : 5, '0')}`;
    expect(departures).toMatchObject([
      { kind: 'timetable', departure: expect.stringContaining(at), live: { status, asOf } },
      { kind: 'timetable' },
    ]);
    expect(departures[1]).not.toHaveProperty('live');
    expect(clock(first)).not.toBe('06:00');
  });

  test.each([
    ['4:59:59', false],
    ['5:00', true],
    ['6:05', true],
    ['6:05:01', false],
  ])('is listed from an hour before until five minutes after: at %s %s', (time, isListed) => {
    const { departures } = ask([cancelled()], { time });
    expect(departures.some((one) => one.kind === 'timetable' && one.live)).toBe(isListed);
  });

  test('and is the last one is listed however few are asked for', () => {
    const { departures, last } = ask([late(0), cancelled('e2')], { time: '5:30', limit: 1 });
    expect(clock(last)).toBe('06:00');
    expect(departures.map((one) => one.kind === 'timetable' && one.live?.status)).toEqual(['on-time']);
    const evening = ask([cancelled('e2')], { time: '23:10', limit: 1 });
    expect(evening.departures).toMatchObject([{ live: { status: 'cancelled' } }]);
    expect(evening.nextFirst).toBe('2026-11-19T06:00:00+07:00');
  });

  test('after a deletion is not listed', () => {
    const { departures } = ask([updateOf('e1', { relationship: 'DELETED' })]);
    expect(departures).toMatchObject([{ departure: '2026-11-18T23:59:00+07:00' }]);
  });
});

describe('first and last departures', () => {
  test('of a late last train are as planned', () => {
    const update = updateOf('e2', { delay: 480 });
    expect(ask([update]).last).toBe('2026-11-18T23:59:00+07:00');
  });

  test('of a last train that has left are still known', () => {
    const update = updateOf('e2', { stops: [{ stopSequence: 2, departure: { delay: 0 } }] });
    const { live } = createLive(timetable, [update], { now: moment('24:00') });
    const query = { station: 'B01' as StationCode, date: '2026-11-18', time: secondsOf('24:00') };
    const [east] = findDepartures({ timetable: { ...timetable, live } }, query);
    expect(east).toMatchObject({ departures: [], last: '2026-11-18T23:59:00+07:00' });
  });

  test('of an early last train are earlier', () => {
    expect(ask([updateOf('e2', { delay: -120 })]).last).toBe('2026-11-18T23:57:00+07:00');
  });

  test('are not those of an extra train', () => {
    const at = (stopId: string, time: string) => ({ stopId, departure: { time: moment(time) } });
    const extra = updateOf('x', {
      relationship: 'NEW',
      trip: { routeId: 'east', directionId: 0 },
      stops: [at('B01-0', '5:40'), at('B02-0', '5:43')],
    });
    const { departures, first } = ask([extra]);
    expect(departures[0]).toMatchObject({ kind: 'live', live: { status: 'extra' } });
    expect(clock(first)).toBe('06:00');
  });
});

test('trains of a headway service are followed by the headway', () => {
  const train = (start: string, time: string) =>
    updateOf('n1', {
      relationship: 'UNSCHEDULED',
      trip: { startTime: secondsOf(start) },
      stops: [{ stopSequence: 3, departure: { time: moment(time) } }],
    });
  const { live } = createLive(timetable, [train('9:00', '5:41'), train('9:10', '5:53')]);
  const query = { station: 'A01' as StationCode, date: '2026-11-18', time: secondsOf('5:30') };
  const towards = findDepartures({ timetable: { ...timetable, live } }, query).at(-1)!;
  expect(towards.departures.slice(0, 3)).toMatchObject([
    { kind: 'live', departure: '2026-11-18T05:41:00+07:00', live: { asOf } },
    { kind: 'live', departure: '2026-11-18T05:53:00+07:00', live: { asOf } },
    { kind: 'headway', from: '2026-11-18T05:53:00+07:00', everySeconds: 600 },
  ]);
  expect(towards.departures[0]).not.toHaveProperty('live.status');
  expect(towards.liveUntil).toBe('2026-11-18T05:53:00+07:00');
});
