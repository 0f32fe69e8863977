import { describe, expect, test } from 'vitest';
import { canRide, type PlannedCall, type PredictionContext, predictCalls } from './predict-calls';
import type { StopTimeUpdate, TripUpdate } from './trip-update';

const minute = 60;
const zero = 1_795_000_000;

/** Stations A to E with two platforms each. The train is at one of them every ten minutes, for one minute. */
const stops = ['A', 'B', 'C', 'D', 'E', 'A2', 'B2', 'C2', 'D2', 'E2'];
const stationOf = (stop: number) => stop % 5;

function planned(way: readonly string[] = ['A', 'B', 'C', 'D', 'E']): PlannedCall[] {
  return way.map((id, call) => ({
    stop: stops.indexOf(id),
    sequence: 5 * call,
    arrival: 10 * call * minute,
    departure: (10 * call + 1) * minute,
    canBoard: true,
    canAlight: true,
  }));
}

const context: PredictionContext = {
  stationOf,
  stopOf: (id) => (stops.includes(id) ? stops.indexOf(id) : undefined),
  zero,
  asOf: zero - minute,
  isPossible: (time) => Math.abs(time) < 86_400,
  areTimesUsed: true,
  isByHeadway: false,
};

type Said = Partial<StopTimeUpdate>;

/** Minutes of the service day, and minutes of delay. */
const time = (minutes: number) => ({ time: zero + minutes * minute });
const late = (minutes: number) => ({ delay: minutes * minute });

/** A stop update by the place of its call, from 0. */
const at = (call: number, said: Said = {}): Said => ({ stopSequence: 5 * call, ...said });

function updateOf(said: readonly Said[], whole: Partial<TripUpdate> = {}): TripUpdate {
  const stopTimeUpdates = said.map((one) => ({ relationship: 'SCHEDULED' as const, ...one }));
  return { trip: {}, relationship: 'SCHEDULED', stopTimeUpdates, ...whole };
}

const marks = { timetable: '', predicted: '*', about: '~', skipped: 'x', past: '.' };

/** Each call by its platform, minutes and mark. */
function inWords(
  said: readonly Said[],
  of: Partial<PredictionContext> = {},
  { way, ...whole }: Partial<TripUpdate> & { way?: readonly string[] } = {},
): string {
  const { calls } = predictCalls(planned(way), updateOf(said, whole), { ...context, ...of });
  return calls
    .map(({ stop, isPlatformUnknown, arrival, departure, state }) => {
      const platform = isPlatformUnknown ? '?' : stops[stop];
      return `${platform} ${arrival / minute}-${departure / minute}${marks[state]}`;
    })
    .join(', ');
}

const asPlanned = 'A 0-1, B 10-11, C 20-21, D 30-31, E 40-41';
const fromB = 'A 0-1, B 15-16*, C 25-26*, D 35-36*, E 45-46*';

describe('a stop update is found', () => {
  const five = { departure: late(5) };
  test.each<[string, Said, string]>([
    ['by sequence', at(1, five), fromB],
    ['by the sequence 0', at(0, five), 'A 5-6*, B 15-16*, C 25-26*, D 35-36*, E 45-46*'],
    ['by sequence and stop', at(1, { stopId: 'B', ...five }), fromB],
    ['by sequence and another platform of the station', at(1, { stopId: 'B2', ...five }), fromB],
    [
      'by sequence and its assigned stop',
      at(1, { stopId: 'B2', assignedStopId: 'B2', ...five }),
      fromB.replace('B', 'B2'),
    ],
    [
      'by sequence and its assigned stop, which the timetable lacks',
      at(1, { stopId: 'B9', assignedStopId: 'B9', ...five }),
      fromB.replace('B', '?'),
    ],
    ['by stop alone', { stopId: 'B', ...five }, fromB],
    ['not by a sequence that the trip lacks', at(9, five), asPlanned],
    ['not by sequence with the stop of another station', at(1, { stopId: 'C', ...five }), asPlanned],
    ['not by sequence with a stop that the timetable lacks', at(1, { stopId: 'B9', ...five }), asPlanned],
    ['not by a stop that the trip lacks', { stopId: 'B2', ...five }, asPlanned],
    ['not by nothing', five, asPlanned],
  ])('%s', (_, said, expected) => {
    expect(inWords([said])).toBe(expected);
    const { unmatched } = predictCalls(planned(), updateOf([said]), context);
    expect(unmatched).toBe(expected === asPlanned ? 1 : 0);
  });

  test('by stop alone, at the next call there after the previous update', () => {
    const way = ['A', 'B', 'A', 'B', 'E'];
    const said = [
      { stopId: 'B', departure: late(1) },
      { stopId: 'B', departure: late(2) },
    ];
    expect(inWords(said, {}, { way })).toBe('A 0-1, B 11-12*, A 21-22*, B 32-33*, E 42-43*');
    expect(inWords([at(2), said[0]!], {}, { way })).toBe('A 0-1, B 10-11, A 20-21, B 31-32*, E 41-42*');
  });
});

describe('of a time and a delay', () => {
  test.each<[string, Said, string]>([
    ['time counts', { departure: { ...time(16), ...late(1) } }, 'B 15-16*'],
    ['a delay counts alone', { departure: late(3) }, 'B 13-14*'],
    ['a train may be early', { departure: late(-2) }, 'B 8-9*'],
    ['arrival and departure both count', { arrival: time(12), departure: time(16) }, 'B 12-16*'],
    ['an arrival delays the departure', { arrival: time(14) }, 'B 14-15*'],
    ['an early arrival makes it early', { arrival: late(-3) }, 'B 7-8*'],
    ['a departure delays the arrival', { departure: time(14) }, 'B 13-14*'],
    [
      'a time of an unscheduled stop counts',
      { relationship: 'UNSCHEDULED', departure: time(14) },
      'B 13-14*',
    ],
    [
      'a delay of an unscheduled stop is none',
      { relationship: 'UNSCHEDULED', departure: late(4) },
      'B 10-11',
    ],
    ['without either nothing is known', { departure: {} }, 'B 10-11'],
  ])('%s', (_, said, expected) => {
    expect(inWords([at(1, said)]).split(', ')[1]).toBe(expected);
  });
});

describe('a delay goes forward', () => {
  const all = 'A 5-6*, B 15-16*, C 25-26*, D 35-36*, E 45-46*';
  test.each<[string, Said[], Partial<TripUpdate>, string]>([
    [
      'until the next one',
      [at(0, { departure: late(5) }), at(2, { arrival: late(2) })],
      {},
      'A 5-6*, B 15-16*, C 22-23*, D 32-33*, E 42-43*',
    ],
    [
      'past a call that is skipped',
      [at(0, { departure: late(5) }), at(2, { relationship: 'SKIPPED', departure: late(9) })],
      {},
      'A 5-6*, B 15-16*, C 25-26x, D 35-36*, E 45-46*',
    ],
    [
      'past a call without a value',
      [at(0, { departure: late(5) }), at(2, { assignedStopId: 'C2' })],
      {},
      all.replace('C', 'C2'),
    ],
    [
      'until nothing is known',
      [at(0, { departure: late(5) }), at(2, { relationship: 'NO_DATA' })],
      {},
      'A 5-6*, B 15-16*, C 20-21, D 30-31, E 40-41',
    ],
    [
      'and counts again after that',
      [at(0, { departure: late(5) }), at(2, { relationship: 'NO_DATA' }), at(3, { departure: late(2) })],
      {},
      'A 5-6*, B 15-16*, C 20-21, D 32-33*, E 42-43*',
    ],
    ['from the first call, of the whole train', [], late(5), all],
    [
      'of the whole train, until the first value',
      [at(1, { relationship: 'SKIPPED' }), at(2, { departure: late(2) })],
      late(5),
      'A 5-6*, B 15-16x, C 22-23*, D 32-33*, E 42-43*',
    ],
    [
      'of the whole train, until nothing is known',
      [at(2, { relationship: 'NO_DATA' })],
      late(5),
      'A 5-6*, B 15-16*, C 20-21, D 30-31, E 40-41',
    ],
  ])('%s', (_, said, whole, expected) => {
    expect(inWords(said, {}, whole)).toBe(expected);
  });
});

describe('where nothing is known', () => {
  test.each<[string, Said[], string]>([
    [
      'no time is before the last predicted one',
      [at(0, { departure: late(25) }), at(1, { relationship: 'NO_DATA' })],
      'A 25-26*, B 26-26, C 26-26, D 30-31, E 40-41',
    ],
    [
      'no time is after the next predicted one',
      [
        at(0, { departure: late(0) }),
        at(1, { relationship: 'NO_DATA' }),
        at(2, { arrival: time(8), departure: time(9) }),
      ],
      'A 0-1*, B 8-8, C 8-9*, D 18-19*, E 28-29*',
    ],
    [
      'platforms count',
      [at(0, { departure: late(5) }), at(1, { relationship: 'NO_DATA', assignedStopId: 'B2' })],
      'A 5-6*, B2 10-11, C 20-21, D 30-31, E 40-41',
    ],
    ['from the first call, all is as planned', [at(0, { relationship: 'NO_DATA' })], asPlanned],
  ])('%s', (_, said, expected) => {
    expect(inWords(said)).toBe(expected);
  });

  test('occupancy counts', () => {
    const said = updateOf([at(1, { relationship: 'NO_DATA', departureOccupancy: 3 })]);
    expect(predictCalls(planned(), said, context).calls.map(({ occupancy }) => occupancy?.status)).toEqual([
      undefined,
      3,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('calls before the first update', () => {
  const made = (minutes: number) => ({ asOf: zero + minutes * minute });
  const atC = (minutes: number) => [at(2, { departure: late(minutes) })];
  const later = 'C 25-26*, D 35-36*, E 45-46*';
  const sooner = 'C 15-16*, D 25-26*, E 35-36*';
  test.each<[string, Said[], { asOf: number }, string]>([
    ['keep the timetable', atC(5), made(0), `A 0-1, B 10-11, ${later}`],
    ['are past at their time', atC(5), made(1), `A 0-1., B 10-11, ${later}`],
    ['are all past after it', atC(5), made(11), `A 0-1., B 10-11., ${later}`],
    ['of an early train are past before it', atC(-5), made(6), `A 0-1., B 10-11., ${sooner}`],
    ['of an early train may be ahead', atC(-5), made(5), `A 0-1., B 10-11, ${sooner}`],
    ['are never after it', atC(-15), made(-30), 'A 0-1, B 5-5, C 5-6*, D 15-16*, E 25-26*'],
  ])('%s', (_, said, of, expected) => {
    expect(inWords(said, of)).toBe(expected);
  });

  test('can be neither boarded nor left once they are past', () => {
    const { calls } = predictCalls(planned(), updateOf(atC(5)), { ...context, ...made(1) });
    expect(calls.map(({ canBoard, canAlight }) => [canBoard, canAlight])).toEqual([
      [false, false],
      ...Array.from({ length: 4 }, () => [true, true]),
    ]);
  });
});

test('a call that is skipped can be neither boarded nor left', () => {
  const { calls, isPredicted } = predictCalls(
    planned(),
    updateOf([at(1, { relationship: 'SKIPPED' })]),
    context,
  );
  expect(calls.map(({ canBoard, canAlight }) => canBoard && canAlight)).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
  expect(isPredicted).toBe(false);
});

describe('times that run back', () => {
  const seconds = (count: number) => ({ time: zero + count });
  test.each<[string, Said[], string]>([
    [
      'by 120 seconds become equal',
      [at(0, { departure: seconds(900) }), at(1, { arrival: seconds(780), departure: seconds(960) })],
      'A 14-15*, B 15-16*, C 25-26*, D 35-36*, E 45-46*',
    ],
    [
      'by 120 seconds at one call become equal',
      [at(1, { arrival: seconds(900), departure: seconds(780) })],
      'A 0-1, B 15-15*, C 22-23*, D 32-33*, E 42-43*',
    ],
    [
      'by more make no prediction',
      [at(0, { departure: seconds(900) }), at(1, { arrival: seconds(779), departure: seconds(960) })],
      asPlanned,
    ],
    [
      'by more make none, but calls are skipped and platforms are others',
      [
        at(0, { departure: seconds(900), assignedStopId: 'A2' }),
        at(1, { arrival: seconds(779) }),
        at(2, { relationship: 'SKIPPED' }),
      ],
      'A2 0-1, B 10-11, C 20-21x, D 30-31, E 40-41',
    ],
    [
      'only from a skipped call are not compared',
      [at(0, { departure: late(25) }), at(1, { relationship: 'SKIPPED' }), at(2, { departure: late(6) })],
      'A 25-26*, B 26-26x, C 26-27*, D 36-37*, E 46-47*',
    ],
  ])('%s', (_, said, expected) => {
    expect(inWords(said)).toBe(expected);
    const { fault } = predictCalls(planned(), updateOf(said), context);
    expect(fault).toBe(expected.includes('*') ? undefined : 'backwards');
  });

  test('are not those that no train of the day can have', () => {
    const said = updateOf([at(0, { departure: time(48 * 60) })]);
    expect(predictCalls(planned(), said, context)).toMatchObject({
      isPredicted: false,
      fault: 'impossible-time',
    });
  });
});

describe('an assigned stop', () => {
  test.each<[string, string, string]>([
    ['of the station is the platform', 'B2', 'B2 10-11'],
    ['that is the planned one changes nothing', 'B', 'B 10-11'],
    ['of another station makes the platform unknown', 'C', '? 10-11'],
    ['that the timetable lacks makes it unknown', 'B9', '? 10-11'],
  ])('%s', (_, assignedStopId, expected) => {
    expect(inWords([at(1, { assignedStopId })]).split(', ')[1]).toBe(expected);
  });
});

describe('a time', () => {
  const uncertain = (seconds: number) => ({ ...late(5), uncertainty: seconds });
  test.each<[string, Said[], string]>([
    [
      'is about, if less certain than 180 seconds',
      [at(1, { departure: uncertain(181) })],
      fromB.replaceAll('*', '~'),
    ],
    ['is not about at 180 seconds', [at(1, { departure: uncertain(180) })], fromB],
    [
      'is about by its arrival too',
      [at(1, { arrival: uncertain(181), departure: late(5) })],
      fromB.replaceAll('*', '~'),
    ],
    [
      'is about until the next one',
      [at(1, { departure: uncertain(300) }), at(3, { departure: late(5) })],
      'A 0-1, B 15-16~, C 25-26~, D 35-36*, E 45-46*',
    ],
  ])('%s', (_, said, expected) => {
    expect(inWords(said)).toBe(expected);
  });
});

test('times that are too old say nothing, but calls are skipped and platforms are others', () => {
  const said = [
    at(0, { departure: late(5), departureOccupancy: 2 }),
    at(1, { relationship: 'SKIPPED' }),
    at(2, { assignedStopId: 'C2' }),
  ];
  expect(inWords(said, { areTimesUsed: false }, late(5))).toBe('A 0-1, B 10-11x, C2 20-21, D 30-31, E 40-41');
  const { calls } = predictCalls(planned(), updateOf(said), { ...context, areTimesUsed: false });
  expect(calls.every(({ occupancy }) => occupancy === undefined)).toBe(true);
});

describe('of a train of a headway service', () => {
  const isByHeadway = { isByHeadway: true };
  test.each<[string, Said[], string]>([
    [
      'calls without a time follow by the running times',
      [at(0, { departure: time(101) }), at(2, { departure: time(125) })],
      'A 100-101*, B 110-111*, C 124-125*, D 134-135*, E 144-145*',
    ],
    [
      'calls before the first time are past',
      [at(2, { departure: time(121) })],
      'A 100-101., B 110-111., C 120-121*, D 130-131*, E 140-141*',
    ],
    ['delays mean nothing', [at(0, { departure: late(5) })], asPlanned],
    [
      'delays beside a time mean nothing',
      [at(0, { departure: time(101) }), at(1, { departure: late(50) })],
      'A 100-101*, B 110-111*, C 120-121*, D 130-131*, E 140-141*',
    ],
    [
      'skipped calls are passed',
      [at(0, { departure: time(101) }), at(1, { relationship: 'SKIPPED' })],
      'A 100-101*, B 110-111x, C 120-121*, D 130-131*, E 140-141*',
    ],
    [
      'nothing is predicted where nothing is known',
      [at(0, { departure: time(101) }), at(2, { relationship: 'NO_DATA' })],
      'A 100-101*, B 110-111*, C 120-121, D 130-131, E 140-141',
    ],
  ])('%s', (_, said, expected) => {
    expect(inWords(said, isByHeadway, late(5))).toBe(expected);
  });

  test('nobody boards where nothing is known', () => {
    const said = updateOf([at(0, { departure: time(101) }), at(2, { relationship: 'NO_DATA' })]);
    const { calls } = predictCalls(planned(), said, { ...context, ...isByHeadway });
    expect(calls.map(({ canBoard }) => canBoard)).toEqual([true, true, false, false, false]);
    expect(calls.map(({ canAlight }) => canAlight)).toEqual([true, true, true, true, true]);
  });
});

test.each([
  ['ab ba', true],
  ['a b', false],
  ['b a', true],
  ['b b', false],
  ['ba', false],
  ['', false],
])('a ride is possible with calls to board and alight: %s', (calls, expected) => {
  const found = calls
    .split(' ')
    .map((letters) => ({ canBoard: letters.includes('b'), canAlight: letters.includes('a') }));
  expect(canRide(found)).toBe(expected);
});
