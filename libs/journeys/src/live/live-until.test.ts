import { describe, expect, test } from 'vitest';
import { findId } from '../feed/id-table';
import {
  createLive,
  createLiveTrainsTimetable,
  inWords,
  moment,
  secondsOf,
  updateOf,
} from '../testing/live-trains';
import { never } from '../timetable/headway-service';
import { callCount } from '../timetable/timetable-patterns';
import type { StopTimeUpdate, TripUpdate } from './trip-update';

const timetable = createLiveTrainsTimetable();
const { patterns, trips } = timetable;
const now = moment('7:00');

/** A train of n1 or of a trip with the same calls, by the sequence of its calls from 1, two minutes apart. */
const train = (
  name: string,
  times: Record<number, string>,
  { tripId = 'n1', ...rest }: Partial<StopTimeUpdate> & { tripId?: string } = {},
): TripUpdate =>
  updateOf(tripId, {
    relationship: 'UNSCHEDULED',
    trip: { startTime: secondsOf(name) },
    stops: Object.entries(times).map(([call, time]) => ({
      stopSequence: Number(call),
      departure: { time: moment(time) },
      ...rest,
    })),
  });

/** By call of a trip by headway, `liveUntil` as clock times. */
function liveUntil(updates: TripUpdate[], tripId = 'n1'): string {
  const [day] = createLive(timetable, updates, { now }).live.days.values();
  const run = trips.run[trips.runStart[findId(trips.ids, tripId)]!]!;
  const pattern = patterns.tripStart.indexOf(run);
  const first = patterns.callStart[pattern]!;
  return Array.from({ length: callCount(patterns, pattern) }, (_, call) => {
    const until = day!.liveUntil![first + call]!;
    return until === -never ? '-' : clock(until);
  }).join(' ');
}

const clock = (seconds: number) => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours}:${String(minutes).padStart(2, '0')}${seconds % 60 === 0 ? '' : ':30'}`;
};

const none = '- - - - - - -';

describe('until when only the predicted trains exist', () => {
  const whole = '7:04 7:06:30 7:08:30 7:10:30 7:12:30 7:14:30 7:16';
  test.each<[string, TripUpdate[], string, string]>([
    ['by the calls of one', [train('7:00', { 1: '7:04' })], 'n1', whole],
    ['for trips with the same calls', [train('7:00', { 1: '7:04' })], 'n2', whole],
    ['by trips with the same calls', [train('7:00', { 1: '7:04' }, { tripId: 'n2' })], 'n1', whole],
    ['not for those of another day', [train('7:00', { 1: '7:04' })], 'n3', none],
    ['not for the other direction', [train('7:00', { 1: '7:04' })], 'n0', none],
    [
      'by the last of them',
      [train('7:00', { 1: '7:04' }), train('7:10', { 1: '7:14' })],
      'n1',
      '7:14 7:16:30 7:18:30 7:20:30 7:22:30 7:24:30 7:26',
    ],
    ['only where it is still expected', [train('7:00', { 4: '7:04' })], 'n1', '- - - 7:04 7:06 7:08 7:09:30'],
    ['up to 30 minutes ahead', [train('7:00', { 1: '7:25:30' })], 'n1', '7:25:30 7:28 7:30 - - - -'],
    [
      'not where a call is passed',
      [train('7:00', { 1: '7:04' }), train('7:10', { 2: '7:14' }, { relationship: 'SKIPPED' })],
      'n1',
      whole,
    ],
  ])('%s', (_, updates, tripId, expected) => {
    expect(liveUntil(updates, tripId)).toBe(expected);
  });

  test.each<[string, TripUpdate[]]>([
    ['without any train', [updateOf('e1', { delay: 60 })]],
    [
      'by trains that are cancelled',
      [{ ...train('7:00', { 1: '7:04' }), relationship: 'CANCELED' }, updateOf('e1', { delay: 60 })],
    ],
  ])('nothing is known %s', (_, updates) => {
    const [day] = createLive(timetable, updates, { now }).live.days.values();
    expect(day!.liveUntil).toBeUndefined();
  });
});

describe('a train of a headway service', () => {
  const calls = (marks: string) => [
    `headway: A06-1 7:04${marks}, A05-1 7:06:30*, A01-0 7:08:30*, A04-1 7:10:30*, A03-1 7:12:30*, A02-1 7:14:30*, A01-1 7:16*`,
  ];
  test.each<[string, TripUpdate, string[]]>([
    ['has its own times', train('7:00', { 1: '7:04' }), calls('*')],
    [
      'may be said to be scheduled',
      { ...train('7:00', { 1: '7:04' }), relationship: 'SCHEDULED' },
      calls('*'),
    ],
    ['is past before its first time', train('7:00', { 2: '7:06:30' }), calls('.')],
    ['farther ahead is not used', train('7:00', { 1: '7:31' }), []],
    ['is cancelled alone', { ...train('7:00', { 1: '7:04' }), relationship: 'CANCELED' }, []],
    ['is deleted alone', { ...train('7:00', { 1: '7:04' }), relationship: 'DELETED' }, []],
    [
      'needs a start',
      { ...train('7:00', { 1: '7:04' }), trip: { tripId: 'n1', startDate: '2026-11-18' } },
      [],
    ],
  ])('%s', (_, update, expected) => {
    expect(inWords(timetable, createLive(timetable, [update], { now }).live)).toEqual(expected);
  });

  test('can be boarded up to 30 minutes ahead', () => {
    const [day] = createLive(timetable, [train('7:00', { 1: '7:25:30' })], { now }).live.days.values();
    expect(day!.patterns.boardable).toEqual({ first: Uint32Array.of(0), last: Uint32Array.of(2) });
    expect([...day!.patterns.canAlight]).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(day!.runs[0]).toMatchObject({ kind: 'headway', scheduled: undefined, isPredicted: true });
  });

  test('shares a pattern with one that has passed other calls', () => {
    const trains = [
      train('7:00', { 4: '7:04' }),
      train('7:10', { 1: '7:14' }),
      train('7:20', { 1: '7:25:30' }),
    ];
    const [day] = createLive(timetable, trains, { now }).live.days.values();
    expect(day!.patterns.count).toBe(1);
    expect(day!.patterns.boardable).toEqual({
      first: Uint32Array.of(3, 0, 0),
      last: Uint32Array.of(6, 6, 2),
    });
  });

  test('shares none with one that passes a call between', () => {
    const trains = [
      train('7:00', { 1: '7:04' }),
      {
        ...train('7:10', { 1: '7:14' }),
        stopTimeUpdates: [
          ...train('7:10', { 1: '7:14' }).stopTimeUpdates,
          { stopSequence: 3, relationship: 'SKIPPED' as const },
        ],
      },
    ];
    const [day] = createLive(timetable, trains, { now }).live.days.values();
    expect(day!.patterns.count).toBe(2);
  });

  test('has the name of its start', () => {
    const trains = [train('7:00', { 1: '7:04' }), train('7:10', { 1: '7:14' })];
    const { live, report } = createLive(timetable, [...trains, trains[0]!], { now });
    const [day] = live.days.values();
    expect(new Set(day!.runs.map(({ key }) => key)).size).toBe(2);
    expect(report).toMatchObject({ trains: 2, leftOut: { 'said-twice': 1 } });
  });
});
