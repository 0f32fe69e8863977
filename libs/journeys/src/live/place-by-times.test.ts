import { describe, expect, test } from 'vitest';
import {
  createLiveTrainsTimetable,
  createPlaced,
  moment,
  placeInWords,
  positionOf,
  secondsOf,
  updateOf,
} from '../testing/live-trains';
import type { StopTimeUpdate, TripUpdate } from './trip-update';

// e1 leaves B01 at 6:00, comes to B02 at 6:02 and leaves it at 6:02:30, B03 2 minutes later; it comes to B04 at 6:06
const timetable = createLiveTrainsTimetable();
const late = (minutes: number) => updateOf('e1', { delay: minutes * 60 });

function placesOf(
  updates: readonly TripUpdate[],
  time: string,
  said?: Parameters<typeof positionOf>[1],
): string[] {
  const positions = said ? [positionOf('e1', said)] : [];
  const { live } = createPlaced(timetable, positions, { now: moment(time), updates });
  return live.trains.map((train) => placeInWords(timetable, train));
}

describe('by its predicted times a train', () => {
  test.each<[string, string, number, string[]]>([
    ['is not on the line before it leaves', '5:59', 0, []],
    ['is not there while it is late', '6:01', 2, []],
    ['has left', '6:00', 0, ['about B01 0% B02']],
    ['is on its way', '6:01', 0, ['about B01 50% B02']],
    ['has arrived', '6:02', 0, ['about at B02']],
    ['stands there', '6:02:29', 0, ['about at B02']],
    ['has left again', '6:02:30', 0, ['about B02 0% B03']],
    ['is late on its way', '6:04', 3, ['about B01 50% B02']],
    ['is near its last call', '6:05:59', 0, ['about B03 99% B04']],
    ['is not on the line after its last call', '6:06', 0, []],
  ])('%s', (_, time, minutes, expected) => {
    expect(placesOf([late(minutes)], time)).toEqual(expected);
  });

  const arrives = (stopSequence: number, time: string): Partial<StopTimeUpdate> => ({
    stopSequence,
    arrival: { time: moment(time) },
  });
  test.each<[string, string, Partial<StopTimeUpdate>[], string[]]>([
    ['is on the way to the first known call', '6:01:30', [arrives(2, '6:02')], ['about B01 75% B02']],
    ['is slow on it', '6:02', [arrives(2, '6:05')], ['about B01 0% B02']],
    ['is nobody knows where before', '6:00:59', [arrives(2, '6:05')], []],
    ['is nobody knows where if only a late call is known', '6:01', [arrives(4, '6:06')], []],
    [
      'is nobody knows where without data',
      '6:03',
      [arrives(2, '6:02'), { stopSequence: 3, relationship: 'NO_DATA' }],
      [],
    ],
    [
      'passes the calls that it skips',
      '6:03',
      [arrives(1, '6:00'), { stopSequence: 2, relationship: 'SKIPPED' }],
      ['about B01 75% B03'],
    ],
  ])('%s', (_, time, stops, expected) => {
    expect(placesOf([updateOf('e1', { stops })], time)).toEqual(expected);
  });

  test.each<[string, TripUpdate, string, string[]]>([
    [
      'is not placed without times',
      updateOf('e1', { stops: [{ stopSequence: 2, relationship: 'SKIPPED' }] }),
      '6:01',
      [],
    ],
    ['is not placed if it is cancelled', updateOf('e1', { relationship: 'CANCELED' }), '6:01', []],
    [
      'is placed by data of 180 seconds',
      { ...late(0), timestamp: moment('6:00') },
      '6:03',
      ['about B02 33% B03'],
    ],
    ['is not placed by older data', { ...late(0), timestamp: moment('6:00') }, '6:03:01', []],
    [
      'of a headway service has no others',
      updateOf('n1', {
        relationship: 'UNSCHEDULED',
        trip: { startTime: 0 },
        stops: [{ stopSequence: 2, arrival: { time: moment('6:04') } }],
      }),
      '6:03',
      ['about A06 50% A05'],
    ],
  ])('%s', (_, update, time, expected) => {
    expect(placesOf([update], time)).toEqual(expected);
  });

  test.each<[string, Parameters<typeof positionOf>[1], string[]]>([
    ['gives way to its position', { stopId: 'B03-0', status: 'STOPPED_AT' }, ['at B03']],
    ['is there if the position has no place', { status: 'STOPPED_AT' }, ['about B01 50% B02']],
    ['is not there if the position is elsewhere', { position: { latitude: 14, longitude: 100.5 } }, []],
    ['is not there if the position has an unknown stop', { stopId: 'A01-0', status: 'STOPPED_AT' }, []],
    [
      'is there if the position is too old',
      { stopId: 'B03-0', status: 'STOPPED_AT', timestamp: 0 },
      ['about B01 50% B02'],
    ],
  ])('%s', (_, said, expected) => {
    expect(placesOf([late(0)], '6:01', said)).toEqual(expected);
  });
});

describe('a placed train has', () => {
  const placed = (
    time: string,
    updates: readonly TripUpdate[],
    ...said: Parameters<typeof positionOf>[1][]
  ) =>
    createPlaced(
      timetable,
      said.map((one) => positionOf('e1', one)),
      { now: moment(time), updates },
    ).live.trains;

  test('its line, direction, headsign and the train of the timetable', () => {
    const [train] = placed('6:01', [late(0)]);
    const { patterns, lineIds } = timetable;
    expect(train).toMatchObject({
      direction: 0,
      headsign: { th: 'สถานี B04' },
      status: 'moving',
      isComputed: true,
    });
    expect(lineIds[train!.line]).toBe('east');
    expect(patterns.line[train!.base!.pattern]).toBe(train!.line);
  });

  test('the headsign of the trip where it is', () => {
    const n0 = positionOf('n0', { trip: { startTime: 0 }, stopId: 'A02-0', status: 'STOPPED_AT' });
    expect(createPlaced(timetable, [n0]).live.trains).toMatchObject([{ headsign: { en: 'To A06' } }]);
  });

  test('the label, occupancy and carriages of its position', () => {
    const said = {
      stopId: 'B02-0',
      status: 'STOPPED_AT',
      label: '7',
      occupancy: 2,
      carriages: [1, undefined, 3],
    } as const;
    expect(placed('6:01', [], said)).toMatchObject([
      {
        label: '7',
        occupancy: { status: 2, carriages: [1, undefined, 3] },
        status: 'standing',
        isComputed: false,
        asOf: moment('6:01'),
      },
    ]);
  });

  test('the occupancy of the call that it left without one of its own', () => {
    const update = updateOf('e1', { delay: 0, stops: [{ stopSequence: 1, departureOccupancy: 4 }] });
    expect(placed('6:01', [update])).toMatchObject([{ occupancy: { status: 4 } }]);
  });

  const stops = [
    { stopSequence: 1, departure: { delay: 60 } },
    { stopSequence: 2, arrival: { delay: 90 }, departure: { delay: 120 } },
  ];
  test.each<[string, string, TripUpdate[], Parameters<typeof positionOf>[1], number | undefined]>([
    ['on its way: of its next arrival', '6:02', [updateOf('e1', { stops })], undefined, 90],
    ['at a call: of its departure', '6:03:40', [updateOf('e1', { stops })], undefined, 120],
    [
      'by a position: of the same',
      '6:02',
      [updateOf('e1', { stops })],
      { currentStopSequence: 3, status: 'IN_TRANSIT_TO' },
      120,
    ],
    [
      'without a prediction: none',
      '6:02',
      [],
      { currentStopSequence: 3, status: 'IN_TRANSIT_TO' },
      undefined,
    ],
  ])('a delay, %s', (_, time, updates, said, expected) => {
    expect(placed(time, updates, ...(said ? [said] : [])).map(({ delaySeconds }) => delaySeconds)).toEqual([
      expected,
    ]);
  });

  test('no delay on a headway line', () => {
    const update = updateOf('n1', {
      relationship: 'UNSCHEDULED',
      trip: { startTime: secondsOf('5:50') },
      stops: [{ stopSequence: 2, arrival: { time: moment('6:04') } }],
    });
    expect(placed('6:03', [update])).toMatchObject([{ delaySeconds: undefined }]);
  });
});
