import { describe, expect, test } from 'vitest';
import {
  createLive,
  createLiveTrainsTimetable,
  inWords,
  moment,
  secondsOf,
  updateOf,
} from '../testing/live-trains';
import { headsignAt } from '../timetable/headsign';
import type { StopTimeEvent, StopTimeUpdate, TripRelationship, TripUpdate } from './trip-update';

const timetable = createLiveTrainsTimetable();

/** Minutes of delay, of a departure or a whole train. */
const late = (minutes: number) => ({ delay: minutes * 60 });

/** A call that is named by its stop, with its departure. */
const at = (stopId: string, time: string, rest: Partial<StopTimeEvent> = {}): Partial<StopTimeUpdate> => ({
  stopId,
  departure: { time: moment(time), ...rest },
});

const skipped = (...sequences: number[]) =>
  sequences.map((stopSequence) => ({ stopSequence, relationship: 'SKIPPED' as const }));

const fiveLate = { stops: [{ stopSequence: 1, departure: late(5) }] };
const e1FiveLate = 'timetable: B01-0 6:05*, B02-0 6:07:30*, B03-0 6:09:30*, B04-0 6:11*';
const x0 = { trip: { startTime: secondsOf('8:20') } };

describe('a scheduled train', () => {
  test.each<[string, TripUpdate, string[]]>([
    ['has its times', updateOf('e1', fiveLate), ['without e1', e1FiveLate]],
    [
      'on time has the times of the timetable',
      updateOf('e1', late(0)),
      ['without e1', 'timetable: B01-0 6:00*, B02-0 6:02:30*, B03-0 6:04:30*, B04-0 6:06*'],
    ],
    ['without values is as planned', updateOf('e1'), []],
    [
      'of exact frequencies is one of several',
      updateOf('x0', { ...x0, ...late(1) }),
      ['without x0 at 8:20', 'timetable: B03-0 8:21*, B04-1 8:23*'],
    ],
    [
      'after midnight belongs to its service day',
      updateOf('e2', late(10)),
      ['without e2', 'timetable: B01-0 24:09*, B02-0 24:11:30*, B03-0 24:13:30*, B04-0 24:15*'],
    ],
    [
      'of another day runs then',
      updateOf('e1', { trip: { startDate: '2026-11-19' }, ...late(5) }),
      ['without e1 on 2026-11-19', e1FiveLate.replace(':', ' on 2026-11-19:')],
    ],
    [
      'may change its platform only',
      updateOf('e1', { stops: [{ stopSequence: 2, assignedStopId: 'B02-1' }] }),
      ['without e1', 'timetable: B01-0 6:00, B02-1 6:02:30, B03-0 6:04:30, B04-0 6:06'],
    ],
    [
      'may pass a call',
      updateOf('e1', { stops: skipped(2) }),
      ['without e1', 'timetable: B01-0 6:00, B02-0 6:02:30x, B03-0 6:04:30, B04-0 6:06'],
    ],
    [
      'with one call left is cancelled',
      updateOf('e1', { stops: skipped(2, 3, 4) }),
      ['without e1', 'cancelled e1'],
    ],
    [
      'without a call left is cancelled',
      updateOf('e1', { stops: skipped(1, 2, 3, 4) }),
      ['without e1', 'cancelled e1'],
    ],
    [
      'whose times run back is as planned',
      updateOf('e1', { stops: [...fiveLate.stops, { stopSequence: 2, departure: late(0) }] }),
      [],
    ],
    ['with a time years ahead is as planned', updateOf('e1', { delay: 2 ** 30 }), []],
    ['of a headway service has no delay', updateOf('n1', { trip: { startTime: 0 }, ...late(5) }), []],
  ])('%s', (_, update, expected) => {
    expect(inWords(timetable, createLive(timetable, [update]).live)).toEqual(expected);
  });

  test('near its last call is not cancelled', () => {
    const update = updateOf('e1', { stops: [{ stopSequence: 4, arrival: late(5) }] });
    expect(inWords(timetable, createLive(timetable, [update], { now: moment('6:09') }).live)).toEqual([
      'without e1',
      'timetable: B01-0 6:00., B02-0 6:02:30., B03-0 6:04:30., B04-0 6:11*',
    ]);
  });

  const runOf = (update: TripUpdate) => {
    const [day] = createLive(timetable, [update]).live.days.values();
    return { ...day!.runs[0]!, stepFree: day!.patterns.stepFree[0] };
  };

  test('has facts of its calls', () => {
    const stops = [
      { stopSequence: 1, departure: late(5), departureOccupancy: 3 },
      { stopSequence: 2, assignedStopId: 'B02-1' },
      { stopSequence: 3, assignedStopId: 'B09' },
    ];
    expect(runOf(updateOf('e1', { stops }))).toMatchObject({
      scheduled: Int32Array.of(...['6:00', '6:02:30', '6:04:30', '6:06'].map(secondsOf)),
      scheduledStops: new Map([[1, timetable.stops.ids.indexOf('B02-0')]]),
      unknownPlatforms: new Set([2]),
      occupancy: new Map([[0, { status: 3 }]]),
      isPredicted: true,
    });
  });

  test.each<[string, Partial<TripUpdate>]>([
    ['wheelchairs', { wheelchairAccessible: 2 }],
    ['occupancy', { stopTimeUpdates: [{ stopSequence: 1, relationship: 'NO_DATA', departureOccupancy: 3 }] }],
    [
      'an unknown platform',
      { stopTimeUpdates: [{ stopSequence: 1, relationship: 'NO_DATA', assignedStopId: 'B09' }] },
    ],
  ])('with news of %s alone runs by the timetable', (_, said) => {
    const update = { ...updateOf('e1'), ...said };
    expect(inWords(timetable, createLive(timetable, [update]).live)).toEqual([
      'without e1',
      'timetable: B01-0 6:00, B02-0 6:02:30, B03-0 6:04:30, B04-0 6:06',
    ]);
    expect(runOf(update)).toMatchObject({ isPredicted: false, stepFree: said.wheelchairAccessible ?? 0 });
  });
});

describe('a train that does not run', () => {
  test.each<[string, TripUpdate, string[]]>([
    ['is cancelled', updateOf('e1', { relationship: 'CANCELED' }), ['without e1', 'cancelled e1']],
    [
      'of exact frequencies is cancelled alone',
      updateOf('x0', { ...x0, relationship: 'CANCELED' }),
      ['without x0 at 8:20', 'cancelled x0 at 8:20'],
    ],
    ['is deleted, and not shown', updateOf('e1', { relationship: 'DELETED' }), ['without e1']],
    [
      'is cancelled up to a week ahead',
      updateOf('e1', { trip: { startDate: '2026-11-25' }, relationship: 'CANCELED' }),
      ['without e1 on 2026-11-25', 'cancelled e1 on 2026-11-25'],
    ],
    [
      'is not cancelled later',
      updateOf('e1', { trip: { startDate: '2026-11-26' }, relationship: 'CANCELED' }),
      [],
    ],
    [
      'is not cancelled days afterwards',
      updateOf('e1', { trip: { startDate: '2026-11-13' }, relationship: 'CANCELED' }),
      [],
    ],
    [
      'of a headway service: no other train is cancelled',
      updateOf('n1', { trip: { startTime: 0 }, relationship: 'CANCELED' }),
      [],
    ],
  ])('%s', (_, update, expected) => {
    expect(inWords(timetable, createLive(timetable, [update]).live)).toEqual(expected);
  });
});

describe('an extra train', () => {
  const trip = { routeId: 'east', directionId: 0 };
  const stops = [at('B01-0', '6:30'), at('B03-1', '6:40')];
  const extra = ['extra: B01-0 6:30*, B03-1 6:40*'];
  test.each<[string, TripUpdate, string[]]>([
    ['has its stops', updateOf('new', { relationship: 'NEW', trip, stops }), extra],
    [
      'may have no date',
      updateOf('new', { relationship: 'NEW', trip: { ...trip, startDate: undefined }, stops }),
      extra,
    ],
    [
      'is without stops that the timetable lacks',
      updateOf('new', { relationship: 'NEW', trip, stops: [...stops, at('B09', '6:50')] }),
      extra,
    ],
    [
      'is without stops that have no time',
      updateOf('new', {
        relationship: 'NEW',
        trip,
        stops: [...stops, { stopId: 'B04-0', departure: late(5) }],
      }),
      extra,
    ],
    ['needs a route', updateOf('new', { relationship: 'NEW', trip: { directionId: 0 }, stops }), []],
    [
      'needs a route that is known',
      updateOf('new', { relationship: 'NEW', trip: { routeId: 'west' }, stops }),
      [],
    ],
    [
      'needs two stops that are known',
      updateOf('new', { relationship: 'NEW', trip, stops: [stops[0]!, at('B09', '6:50')] }),
      [],
    ],
    ['needs two stops', updateOf('new', { relationship: 'NEW', trip, stops: stops.slice(1) }), []],
    ['needs times', updateOf('new', { relationship: 'NEW', trip }), []],
    ['needs a name', updateOf(undefined, { relationship: 'NEW', trip, stops }), []],
    [
      'does not run back',
      updateOf('new', { relationship: 'NEW', trip, stops: [stops[1]!, at('B04-0', '6:37')] }),
      [],
    ],
    [
      'does not come years later',
      updateOf('new', {
        relationship: 'NEW',
        trip,
        stops: [stops[0]!, { stopId: 'B03-1', departure: { time: 2 ** 40 } }],
      }),
      [],
    ],
    [
      'may be late by its own schedule',
      updateOf('new', {
        relationship: 'NEW',
        trip,
        stops: [
          { stopId: 'B01-0', departure: { scheduledTime: moment('6:30'), ...late(2) } },
          { stopId: 'B03-1', departure: { scheduledTime: moment('6:40') } },
        ],
      }),
      ['extra: B01-0 6:32*, B03-1 6:42*'],
    ],
    [
      'may be uncertain',
      updateOf('new', {
        relationship: 'NEW',
        trip,
        stops: [at('B01-0', '6:30', { uncertainty: 200 }), stops[1]!],
      }),
      ['extra: B01-0 6:30~, B03-1 6:40*'],
    ],
    ['may be said the old way', updateOf('new', { relationship: 'ADDED', trip, stops }), extra],
  ])('%s', (_, update, expected) => {
    expect(inWords(timetable, createLive(timetable, [update]).live)).toEqual(expected);
  });

  test('is of its line and direction, and has a schedule only if it says one', () => {
    const stopsBySchedule = [
      at('B01-0', '6:32', { scheduledTime: moment('6:30') }),
      at('B03-1', '6:42', { scheduledTime: moment('6:40') }),
    ];
    const live = [stops, stopsBySchedule].map((given) => {
      const update = updateOf('new', { relationship: 'NEW', trip, stops: given });
      return createLive(timetable, [update]).live.days.values().next().value!;
    });
    expect(live.map(({ runs }) => runs[0]!.scheduled)).toEqual([
      undefined,
      Int32Array.of(secondsOf('6:30'), secondsOf('6:40')),
    ]);
    const [{ patterns, runs }] = live as [(typeof live)[number]];
    expect(timetable.lineIds[patterns.line[0]!]).toBe('east');
    expect([patterns.direction[0], patterns.hasDirection[0], runs[0]!.base]).toEqual([0, 1, undefined]);
    const headsign = headsignAt(timetable, { patterns, pattern: 0 }, patterns.trip[0]!, 0);
    expect(headsign.th).toBe('สถานี B03');
  });
});

describe('a copy', () => {
  const copied = { tripId: 'e1-again', startDate: '2026-11-18', startTime: secondsOf('6:30') };
  const copy = ['extra: B01-0 6:30, B02-0 6:32:30, B03-0 6:34:30, B04-0 6:36'];
  const ofE1 = (said: Parameters<typeof updateOf>[1]) =>
    updateOf('e1', { relationship: 'DUPLICATED', properties: copied, ...said });
  test.each<[string, TripUpdate, string[]]>([
    ['runs beside the train', ofE1({}), copy],
    ['may be late', ofE1(late(5)), ['extra: B01-0 6:35*, B02-0 6:37:30*, B03-0 6:39:30*, B04-0 6:41*']],
    ['may pass a call', ofE1({ stops: skipped(2) }), [copy[0]!.replace('6:32:30', '6:32:30x')]],
    ['with one call left is none', ofE1({ stops: skipped(2, 3, 4) }), []],
    [
      'may be of another day',
      ofE1({ properties: { ...copied, startDate: '2026-11-21' } }),
      [copy[0]!.replace(':', ' on 2026-11-21:')],
    ],
    [
      'may be of exact frequencies',
      updateOf('x0', { relationship: 'DUPLICATED', properties: copied }),
      ['extra: B03-0 6:30, B04-1 6:32'],
    ],
    ['is not of a headway service', updateOf('n1', { relationship: 'DUPLICATED', properties: copied }), []],
    ['is of a trip that is known', updateOf('e9', { relationship: 'DUPLICATED', properties: copied }), []],
    ['agrees with the route', ofE1({ trip: { routeId: 'north' } }), []],
    ['needs a date', ofE1({ properties: { ...copied, startDate: undefined } }), []],
    ['needs a valid date', ofE1({ properties: { ...copied, startDate: '2026-11-31' } }), []],
    ['needs a start', ofE1({ properties: { ...copied, startTime: undefined } }), []],
    ['starts in these days', ofE1({ properties: { ...copied, startTime: 2 ** 30 } }), []],
    [
      'may be said the old way',
      updateOf('e1', { relationship: 'ADDED', trip: { startTime: secondsOf('6:30') } }),
      copy,
    ],
  ])('%s', (_, update, expected) => {
    expect(inWords(timetable, createLive(timetable, [update]).live)).toEqual(expected);
  });

  test.each<TripRelationship>(['NEW', 'DUPLICATED'])(
    'or a new train said the old way too is one: %s',
    (relationship) => {
      const properties = { ...copied, tripId: 'again' };
      const stops = [at('B01-0', '6:30'), at('B03-1', '6:40')];
      const trip = { routeId: 'east' };
      const modern =
        relationship === 'NEW'
          ? updateOf('again', { relationship, trip, stops, timestamp: moment('5:20') })
          : updateOf('e1', { relationship, properties });
      const old = updateOf('again', {
        relationship: 'ADDED',
        trip,
        stops: [at('B01-0', '6:50'), at('B02-0', '6:55')],
      });
      for (const updates of [
        [modern, old],
        [old, modern],
      ]) {
        const { live, report } = createLive(timetable, updates);
        expect(inWords(timetable, live)).toEqual(
          relationship === 'NEW' ? ['extra: B01-0 6:30*, B03-1 6:40*'] : copy,
        );
        expect(report).toMatchObject({ trains: 1, leftOut: { 'said-twice': 1 } });
      }
    },
  );
});

describe('a replacement', () => {
  const bySchedule = [
    at('B01-1', '6:10', { scheduledTime: moment('6:01') }),
    at('B04-0', '6:20', { scheduledTime: moment('6:09') }),
  ];
  const replaced = ['without e1', 'timetable: B01-1 6:10*, B04-0 6:20*'];
  const ofE1 = (stops: Partial<StopTimeUpdate>[]) => updateOf('e1', { relationship: 'REPLACEMENT', stops });
  test.each<[string, TripUpdate, string[]]>([
    ['has its stops in place of the planned ones', ofE1(bySchedule), replaced],
    ['has its times without a schedule', ofE1([at('B01-1', '6:10'), at('B04-0', '6:20')]), replaced],
    [
      'has its schedule where nothing is known',
      ofE1([bySchedule[0]!, { ...bySchedule[1]!, relationship: 'NO_DATA' }]),
      ['without e1', 'timetable: B01-1 6:10*, B04-0 6:10'],
    ],
    ['with one stop is cancelled', ofE1([bySchedule[0]!]), ['without e1', 'cancelled e1']],
    [
      'that passes all stops but one is cancelled',
      ofE1([bySchedule[0]!, { ...bySchedule[1]!, relationship: 'SKIPPED' }]),
      ['without e1', 'cancelled e1'],
    ],
    [
      'at stops that the timetable lacks may run somewhere',
      ofE1([bySchedule[0]!, at('B09', '6:20')]),
      ['without e1'],
    ],
    ['without stops is none', ofE1([]), []],
    ['that runs back is none', ofE1([at('B01-1', '6:10'), at('B04-0', '6:07')]), []],
    [
      'is not of a headway service',
      updateOf('n1', { relationship: 'REPLACEMENT', trip: { startTime: 0 }, stops: bySchedule }),
      [],
    ],
  ])('%s', (_, update, expected) => {
    expect(inWords(timetable, createLive(timetable, [update]).live)).toEqual(expected);
  });

  test('has its own schedule', () => {
    const [day] = createLive(timetable, [ofE1(bySchedule)]).live.days.values();
    expect(day!.runs[0]).toMatchObject({
      kind: 'timetable',
      scheduled: Int32Array.of(secondsOf('6:01'), secondsOf('6:09')),
    });
  });
});

describe('reports count', () => {
  test.each<[string, TripUpdate, object]>([
    ['a train that counts', updateOf('e1', fiveLate), { trains: 1 }],
    ['one that runs as planned', updateOf('e1'), { trains: 1 }],
    ['one that is unknown', updateOf('e9'), { notFound: { 'unknown-trip': 1 } }],
    [
      'a relationship that is unknown',
      updateOf('e1', { relationship: 'unknown' }),
      { leftOut: { 'unknown-relationship': 1 } },
    ],
    [
      'an unscheduled train of a timetable',
      updateOf('e1', { relationship: 'UNSCHEDULED', ...fiveLate }),
      { leftOut: { 'not-by-headway': 1 } },
    ],
    [
      'a train by headway without times',
      updateOf('n1', { trip: { startTime: 0 } }),
      { leftOut: { 'no-times': 1 } },
    ],
    [
      'a copy of a headway service',
      updateOf('n1', { relationship: 'DUPLICATED', properties: { startDate: '2026-11-18', startTime: 0 } }),
      { leftOut: { 'by-headway': 1 } },
    ],
    [
      'an extra train without times',
      updateOf('new', { relationship: 'NEW', trip: { routeId: 'east' } }),
      { leftOut: { 'no-times': 1 } },
    ],
    [
      'times that run back',
      updateOf('e1', { stops: [...fiveLate.stops, { stopSequence: 2, departure: late(0) }] }),
      { trains: 1, withoutTimes: { backwards: 1 } },
    ],
    [
      'times that no train has',
      updateOf('e1', { delay: 2 ** 30 }),
      { trains: 1, withoutTimes: { 'impossible-time': 1 } },
    ],
    [
      'stop updates without a call',
      updateOf('e1', { stops: [{ stopSequence: 9 }, ...fiveLate.stops] }),
      { trains: 1, unmatchedStops: 1 },
    ],
  ])('%s', (_, update, expected) => {
    expect(createLive(timetable, [update]).report).toEqual({
      trains: 0,
      notFound: {},
      leftOut: {},
      withoutTimes: {},
      unmatchedStops: 0,
      ...expected,
    });
  });
});
