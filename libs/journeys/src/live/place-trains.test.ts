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
import type { PositionFeed } from './choose-positions';
import { createLiveTimetable } from './create-live-timetable';
import type { TripUpdate } from './trip-update';
import type { VehiclePosition } from './vehicle-position';

// e1 leaves B01 at 6:00, B02 at 6:02:30 and B03 at 6:04:30, and comes to B04 at 6:06: each 1,112 metres north of the one before
const timetable = createLiveTrainsTimetable();
const north = (latitude: number, longitude = 100.5) => ({ position: { latitude, longitude } });
const e1 = (said: Omit<VehiclePosition, 'trip'>) => positionOf('e1', said);
const late = (minutes: number) => updateOf('e1', { delay: minutes * 60 });

type Options = Parameters<typeof createPlaced>[2];

/** The place of the only train, or why it has none. */
function placeOf(position: VehiclePosition, options?: Options): string {
  const { live, report } = createPlaced(timetable, [position], options);
  const reasons = [...Object.keys(report.notFound), ...Object.keys(report.notPlaced)];
  const places = live.trains.map((train) => placeInWords(timetable, train));
  return [...places, ...reasons].join(', ');
}

describe('by the stop that a position names, a train', () => {
  const stopped = 'STOPPED_AT';
  const moving = 'IN_TRANSIT_TO';
  test.each<[string, Omit<VehiclePosition, 'trip'>, string]>([
    ['stands there', { currentStopSequence: 2, status: stopped }, 'at B02'],
    [
      'stands there, wherever its coordinates are',
      { currentStopSequence: 2, status: stopped, ...north(13) },
      'at B02',
    ],
    ['is on the way there', { currentStopSequence: 2, status: moving, ...north(13.763) }, 'B01 30% B02'],
    ['comes there', { currentStopSequence: 2, status: 'INCOMING_AT', ...north(13.769) }, 'B01 90% B02'],
    ['is as far as its times say', { currentStopSequence: 2, status: moving }, 'B01 50% B02'],
    [
      'is so without coordinates near the way',
      { currentStopSequence: 2, status: moving, ...north(13) },
      'B01 50% B02',
    ],
    ['is named by the stop alone', { stopId: 'B03-0', status: stopped }, 'at B03'],
    ['is named by another platform', { stopId: 'B03-1', currentStopSequence: 3, status: stopped }, 'at B03'],
    ['is not at its first call before', { currentStopSequence: 1, status: moving }, 'not-begun'],
    [
      'is there if coordinates say so',
      { currentStopSequence: 1, status: moving, ...north(13.758) },
      'at B01',
    ],
    ['does not stop there', { stopId: 'A01-0', status: stopped }, 'unknown-stop'],
    ['has no such stop', { stopId: 'nowhere', status: stopped }, 'unknown-stop'],
    ['has no such sequence', { currentStopSequence: 9, status: stopped }, 'unknown-stop'],
    ['has another stop there', { currentStopSequence: 2, stopId: 'B03-0', status: stopped }, 'unknown-stop'],
    ['then counts by coordinates', { stopId: 'nowhere', status: stopped, ...north(13.765) }, 'B01 50% B02'],
    [
      'counts by coordinates with an unknown status',
      { currentStopSequence: 4, ...north(13.765) },
      'B01 50% B02',
    ],
    ['has no place with an unknown status', { currentStopSequence: 2 }, 'no-place'],
    ['has no place without anything', {}, 'no-place'],
    ['has no place with a status alone', { status: stopped }, 'no-place'],
  ])('%s', (_, said, expected) => {
    expect(placeOf(e1(said))).toBe(expected);
  });

  test.each<[string, string, TripUpdate[], string]>([
    ['may leave its first call a minute early', '5:59', [], 'at B02'],
    ['leaves it no earlier', '5:58:59', [], 'not-begun'],
    ['may leave it before its predicted time', '6:00', [late(9)], 'at B02'],
  ])('%s', (_, time, updates, expected) => {
    expect(placeOf(e1({ currentStopSequence: 2, status: stopped }), { now: moment(time), updates })).toBe(
      expected,
    );
  });

  test('on a loop is at the next call of the same station', () => {
    const n0 = (said: Omit<VehiclePosition, 'trip'>) =>
      positionOf('n0', { trip: { startDate: '2026-11-18', startTime: secondsOf('6:00') }, ...said });
    const at = (said: Omit<VehiclePosition, 'trip'>, previous: Options) =>
      createPlaced(timetable, [n0({ status: stopped, ...said })], previous).live.trains;
    const first = at({ stopId: 'A01-1' }, {});
    expect(first).toMatchObject([{ call: 0 }]);
    const tail = at({ stopId: 'A04-0' }, { previous: first });
    expect(tail).toMatchObject([{ call: 3 }]);
    expect(at({ stopId: 'A01-1' }, { previous: tail })).toMatchObject([{ call: 4 }]);
    expect(at({ currentStopSequence: 5 }, {})).toMatchObject([{ call: 4 }]);
  });

  test('is between the calls where it stops', () => {
    const updates = [updateOf('e1', { delay: 0, stops: [{ stopSequence: 2, relationship: 'SKIPPED' }] })];
    expect(placeOf(e1({ currentStopSequence: 3, status: moving, ...north(13.7675) }), { updates })).toBe(
      'B01 38% B03',
    );
  });
});

describe('by coordinates alone, a train', () => {
  test.each<[string, ReturnType<typeof north>, string]>([
    ['is on the nearest stretch', north(13.765), 'B01 50% B02'],
    ['is on the next one', north(13.7725), 'B02 25% B03'],
    ['is at a station within 150 metres', north(13.7713), 'at B02'],
    ['has left it farther away', north(13.7714), 'B02 14% B03'],
    ['is not there yet farther away', north(13.7686), 'B01 86% B02'],
    ['may be 300 metres beside', north(13.765, 100.5027), 'B01 50% B02'],
    ['may not be farther beside', north(13.765, 100.5029), 'off-route'],
    ['may be before its first call', north(13.7574), 'at B01'],
    ['may not be farther before', north(13.7572), 'off-route'],
    ['may be beyond its last call', north(13.7926), 'at B04'],
    ['may not be farther beyond', north(13.7928), 'off-route'],
  ])('%s', (_, position, expected) => {
    expect(placeOf(e1(position))).toBe(expected);
  });

  test('may be a quarter of a long stretch beside it', () => {
    const updates = [
      updateOf('e1', {
        delay: 0,
        stops: [2, 3].map((stopSequence) => ({ stopSequence, relationship: 'SKIPPED' as const })),
      }),
    ];
    expect(placeOf(e1(north(13.775, 100.5076)), { updates })).toBe('B01 50% B04');
    expect(placeOf(e1(north(13.775, 100.5078)), { updates })).toBe('off-route');
  });

  test.each<[string, string, ReturnType<typeof north>, TripUpdate[], string]>([
    ['waits at its first call', '5:59:59', north(13.7625), [], 'at B01'],
    ['has left it', '6:00', north(13.7625), [], 'B01 25% B02'],
    ['waits there as long as it is late', '6:01', north(13.7625), [late(2)], 'at B01'],
    ['comes from elsewhere', '5:59', north(13.775), [], 'not-begun'],
  ])('%s', (_, time, position, updates, expected) => {
    expect(placeOf(e1(position), { now: moment(time), updates })).toBe(expected);
  });

  const placed = (position: VehiclePosition, options?: Options) =>
    createPlaced(timetable, [position], options).live.trains;
  test.each<[string, ReturnType<typeof north>, ReturnType<typeof north>, string]>([
    ['goes on', north(13.765), north(13.767), 'B01 70% B02'],
    ['goes on to other stretches', north(13.765), north(13.785), 'B03 50% B04'],
    ['stays, when coordinates vary', north(13.765), north(13.764), 'B01 50% B02'],
    ['stays at a station', north(13.77), north(13.7692), 'at B02'],
    ['stays at its last one', north(13.79), north(13.7895), 'at B04'],
    ['is not behind its previous place', north(13.785), north(13.765), 'behind'],
    ['is elsewhere', north(13.785), north(14), 'off-route'],
  ])('%s', (_, before, position, expected) => {
    expect(placeOf(e1(position), { previous: placed(e1(before)) })).toBe(expected);
  });

  test('stands at the call where its way ends now', () => {
    const stops = [3, 4].map((stopSequence) => ({ stopSequence, relationship: 'SKIPPED' as const }));
    const updates = [updateOf('e1', { delay: 0, stops })];
    const previous = placed(e1(north(13.7714)));
    expect(previous).toMatchObject([{ call: 1, status: 'moving' }]);
    expect(placeOf(e1(north(13.7713)), { previous, updates })).toBe('at B02');
  });

  test('may be behind a place that was calculated', () => {
    const previous = placed(positionOf('e2', north(0)), { now: moment('6:05'), updates: [late(0)] });
    expect(previous).toMatchObject([{ isComputed: true, call: 2 }]);
    expect(placeOf(e1(north(13.765)), { previous })).toBe('B01 50% B02');
  });
});

describe('a position is of a train', () => {
  const there = { currentStopSequence: 2, status: 'STOPPED_AT' } as const;
  const undated = positionOf('e1', { trip: { startDate: undefined }, ...there, currentStopSequence: 1 });
  const extra = (relationship: 'NEW' | 'DUPLICATED') =>
    updateOf(relationship === 'NEW' ? 'new' : 'e1', {
      relationship,
      ...(relationship === 'NEW' && { trip: { routeId: 'east', directionId: 0 } }),
      properties: { tripId: 'again', startDate: '2026-11-18', startTime: secondsOf('6:00') },
      ...(relationship === 'NEW' && {
        stops: ['B03-0', 'B04-0'].map((stopId, index) => ({
          stopId,
          departure: { time: moment(`6:0${index}`) },
        })),
      }),
    });
  const named = (tripId: string, trip: VehiclePosition['trip'] = {}) =>
    positionOf(tripId, { trip, stopId: 'B04-0', status: 'STOPPED_AT' });
  test.each<[string, VehiclePosition, Options, string]>([
    ['without a date, within an hour of it', undated, { now: moment('5:01') }, 'at B01'],
    ['but not before', undated, { now: moment('4:59') }, 'no-day'],
    ['unless an update has its date', undated, { now: moment('4:59'), updates: [late(0)] }, 'at B01'],
    [
      'that an update cancels',
      e1(there),
      { updates: [updateOf('e1', { relationship: 'CANCELED' })] },
      'not-running',
    ],
    [
      'that an update deletes',
      e1(there),
      { updates: [updateOf('e1', { relationship: 'DELETED' })] },
      'not-running',
    ],
    [
      'of a headway service without updates',
      positionOf('n0', { trip: { startTime: 0 }, ...there }),
      {},
      'at A02',
    ],
    ['of a headway service that has no name', positionOf('n0', there), {}, 'incomplete'],
    ['that is new', named('new'), { updates: [extra('NEW')] }, 'at B04'],
    [
      'that is new on that line',
      named('new', { routeId: 'east', directionId: 0 }),
      { updates: [extra('NEW')] },
      'at B04',
    ],
    [
      'that is new on another line',
      named('new', { routeId: 'north' }),
      { updates: [extra('NEW')] },
      'unknown-trip',
    ],
    [
      'that is new in another direction',
      named('new', { directionId: 1 }),
      { updates: [extra('NEW')] },
      'unknown-trip',
    ],
    [
      'that is new on another day',
      named('new', { startDate: '2026-11-19' }),
      { updates: [extra('NEW')] },
      'unknown-trip',
    ],
    [
      'that is a copy',
      named('again', { startTime: secondsOf('6:00') }),
      { updates: [extra('DUPLICATED')] },
      'at B04',
    ],
    [
      'that is a copy at another time',
      named('again', { startTime: 0 }),
      { updates: [extra('DUPLICATED')] },
      'unknown-trip',
    ],
    ['that nobody knows', named('again'), {}, 'unknown-trip'],
  ])('%s', (_, position, options, expected) => {
    const { live, report } = createPlaced(timetable, [position], options);
    const train = live.trains.find(({ isComputed }) => !isComputed);
    const [reason] = [...Object.keys(report.notFound), ...Object.keys(report.notPlaced)];
    expect(train ? placeInWords(timetable, train) : reason).toBe(expected);
  });

  test('has the key of its live train', () => {
    const { live } = createPlaced(timetable, [e1(there)], { updates: [late(1)] });
    const [day] = live.days.values();
    expect(live.trains.map(({ key, base }) => ({ key, base }))).toEqual(
      day!.runs.map(({ key, base }) => ({ key, base })),
    );
  });
});

describe('of data that become old', () => {
  const at = (sequence: number, timestamp?: number) =>
    e1({ currentStopSequence: sequence, status: 'STOPPED_AT', timestamp });
  const now = moment('6:05');
  test.each<[string, VehiclePosition, Options, string]>([
    ['a position counts for 180 seconds', at(2), { headerTime: now - 180 }, 'at B02'],
    ['and no longer', at(2), { headerTime: now - 181 }, 'too-old'],
    ['its own age counts', at(2, now - 181), {}, 'too-old'],
    ['the older one counts', at(2, now), { headerTime: now - 181 }, 'too-old'],
    ['a train that waits has the age of the feed', at(1, now - 600), { updates: [late(10)] }, 'at B01'],
  ])('%s', (_, position, options, expected) => {
    const { live, report } = createPlaced(timetable, [position], { now, ...options });
    const [train] = live.trains.filter(({ isComputed }) => !isComputed);
    expect(train ? placeInWords(timetable, train) : Object.keys(report.notPlaced).join()).toBe(expected);
  });

  test.each<[string, VehiclePosition[], string]>([
    ['the newest position counts', [at(3, now - 10), at(2, now - 20)], 'at B03'],
    ['in any order', [at(2, now - 20), at(3, now - 10)], 'at B03'],
    ['the later one counts', [at(2, now), at(3, now)], 'at B03'],
    ['one with a time counts before others', [at(3, now - 10), at(2)], 'at B03'],
  ])('of one train %s', (_, positions, expected) => {
    const { live, report } = createPlaced(timetable, positions, { now });
    expect(live.trains.map((train) => placeInWords(timetable, train))).toEqual([expected]);
    expect(report).toEqual({ matched: 2, notFound: {}, notPlaced: { 'said-twice': 1 } });
  });
});

describe('of the feeds', () => {
  const at = (sequence: number) => e1({ currentStopSequence: sequence, status: 'STOPPED_AT' });
  const now = moment('6:05');
  const placesOf = (feeds: readonly PositionFeed[]) => {
    const { live, reports } = createLiveTimetable(timetable, { positions: feeds }, now);
    return { places: live.trains.map((train) => placeInWords(timetable, train)), reports: reports.positions };
  };

  test('the one that is named first counts', () => {
    const { places, reports } = placesOf([
      { headerTime: now - 100, positions: [at(2)] },
      { headerTime: now, positions: [at(3)] },
    ]);
    expect(places).toEqual(['at B02']);
    expect(reports).toMatchObject([
      { matched: 1, notPlaced: {} },
      { matched: 1, notPlaced: { 'said-twice': 1 } },
    ]);
  });

  test('one that is too old leaves it to the next one', () => {
    const feeds = [2, 3].map((sequence) => ({
      headerTime: sequence === 2 ? now - 181 : now,
      positions: [at(sequence)],
    }));
    expect(placesOf(feeds).places).toEqual(['at B03']);
  });

  test.each<[string, VehiclePosition, string]>([
    ['counts for trains whose stop agrees', at(2), 'at B02'],
    ['counts for trains without a stop', e1(north(13.765)), 'B01 50% B02'],
    ['does not count for others', e1({ currentStopSequence: 9, ...north(13.765) }), 'other-stops'],
  ])('one for another version %s', (_, position, expected) => {
    expect(placeOf(position, { isOtherVersion: true })).toBe(expected);
  });

  const known = positionOf('e1', { trip: { routeId: 'east' }, stopId: 'B02-0', status: 'STOPPED_AT' });
  const unknown = (id: string, routeId = 'east') => positionOf(id, { trip: { routeId } });
  test.each<[string, VehiclePosition[], boolean]>([
    ['counts if half of its trains are known', [known, unknown('a')], true],
    ['does not if fewer are', [known, unknown('a'), unknown('b')], false],
    ['counts whatever it says of other lines', [known, unknown('a', 'west'), unknown('b', 'west')], true],
  ])('one %s', (_, positions, isFit) => {
    const { places, reports } = placesOf([{ headerTime: now, positions }]);
    expect(places).toEqual(isFit ? ['at B02'] : []);
    expect(reports[0]!.notPlaced).toEqual(isFit ? {} : { 'other-timetable': 1 });
  });
});
