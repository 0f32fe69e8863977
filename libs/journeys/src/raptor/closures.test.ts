import type { LineId, StationCode } from '@raang/domain';
import { expect, test } from 'vitest';
import type { Feed } from '../feed/feed';
import { type Chance, createChance } from '../testing/random';
import { createRandomClosures } from '../testing/random-closures';
import { createRandomFeed, randomFeedDay } from '../testing/random-feed';
import { createTimetable } from '../timetable/create-timetable';
import { stopsOf, type Timetable } from '../timetable/timetable';
import { searchDay } from './search-day';
import { findClosures } from './closures';
import { findConditions } from './conditions';
import type { ClosureConditions } from './travel-conditions';
import { lastWay, waysArriving, waysDeparting, type FoundWay, type WayQuestion } from './ways';

const day = 86_400;

type Kind = keyof ClosureConditions;

/** Closures one by one, in random order. */
function singleClosures(chance: Chance, feed: Feed): { kind: Kind; closed: unknown }[] {
  const all: ClosureConditions = {
    ...createRandomClosures(chance, feed),
    closedLines: chance.isLikely(0.1) ? ['line-0' as LineId] : [],
    closedStations: chance.isLikely(0.2) ? ['S3' as StationCode] : [],
  };
  return Object.entries(all)
    .flatMap(([kind, list]) =>
      (list ?? []).map((closed) => ({ kind: kind as Kind, closed, order: chance.next() })),
    )
    .sort((one, other) => one.order - other.order);
}

function collect(closures: readonly { kind: Kind; closed: unknown }[]): ClosureConditions {
  const groups = Map.groupBy(closures, ({ kind }) => kind);
  return Object.fromEntries([...groups].map(([kind, of]) => [kind, of.map(({ closed }) => closed)]));
}

function question(timetable: Timetable, from: string, to: string, closed: ClosureConditions): WayQuestion {
  const accesses = (code: string) =>
    stopsOf(timetable, code as StationCode).map((stop) => ({ stop, seconds: 0 }));
  return {
    timetable,
    conditions: findConditions(timetable, closed),
    days: [-1, 0, 1].flatMap((shift) => searchDay(timetable, randomFeedDay + shift, shift * day)),
    origins: accesses(from),
    destinations: accesses(to),
    slackSeconds: Number.POSITIVE_INFINITY,
  };
}

/** The best time with at most so many rides; larger is worse. */
const bestWith = (ways: readonly FoundWay[], rides: number, time: (way: FoundWay) => number) =>
  Math.min(Number.POSITIVE_INFINITY, ...ways.filter((way) => way.rides <= rides).map(time));

function measure(asked: WayQuestion, at: number) {
  const [departing, arriving] = [waysDeparting(asked, at), waysArriving(asked, at)];
  const [today] = asked.days.slice(1);
  const last = lastWay({ ...asked, days: [today!] });
  const rides = Array.from({ length: 9 }, (_, most) => most);
  return {
    arrivals: rides.map((most) => bestWith(departing, most, ({ arrival }) => arrival)),
    departures: rides.map((most) => bestWith(arriving, most, ({ departure }) => 0 - departure)),
    last: last === 'any-time' ? Number.POSITIVE_INFINITY : (last?.departure ?? Number.NEGATIVE_INFINITY),
  };
}

test('one closure more never makes anything sooner, nor the last departure later', () => {
  const chance = createChance(47);
  const counts = { compared: 0, worse: 0 };
  for (let network = 0; network < 150; network += 1) {
    const feed = createRandomFeed(chance);
    const timetable = createTimetable(feed);
    const closures = singleClosures(chance, feed);
    const codes = timetable.stations.codes;
    const from = chance.pick(codes);
    const to = chance.pick(codes.filter((code) => code !== from));
    const at = chance.between(0, 24 * 60 - 1) * 60;
    let before = measure(question(timetable, from, to, {}), at);
    for (const count of closures.keys()) {
      const closed = collect(closures.slice(0, count + 1));
      const now = measure(question(timetable, from, to, closed), at);
      for (const rides of now.arrivals.keys()) {
        expect(now.arrivals[rides]).toBeGreaterThanOrEqual(before.arrivals[rides]!);
        expect(now.departures[rides]).toBeGreaterThanOrEqual(before.departures[rides]!);
      }
      expect(now.last).toBeLessThanOrEqual(before.last);
      counts.compared += 1;
      if (JSON.stringify(now) !== JSON.stringify(before)) counts.worse += 1;
      before = now;
    }
  }
  expect(counts.compared).toBeGreaterThan(800);
  expect(counts.worse).toBeGreaterThan(60);
});

test('closures of nothing are no closures', () => {
  const chance = createChance(53);
  for (let network = 0; network < 40; network += 1) {
    const feed = createRandomFeed(chance);
    const timetable = createTimetable(feed);
    const repeated = feed.frequencies.map(({ trip }) => feed.trips.ids[trip]!);
    const byHeadway = feed.frequencies.filter(({ isExact }) => !isExact);
    const nothing: ClosureConditions = {
      closedRuns: [
        { tripId: 'of another feed' },
        { tripId: '' },
        { tripId: 'trip-0', date: '2026-02-30' },
        { tripId: 'trip-0', startTime: 1 },
        { tripId: 'trip-0', station: 'Z9' as StationCode },
        ...repeated.map((tripId) => ({ tripId })),
        ...byHeadway.map(({ trip, startTime }) => ({ tripId: feed.trips.ids[trip]!, startTime })),
      ],
      closedStops: ['S0', 'Z9-1', ''],
      closedStations: ['Z9' as StationCode],
      closedLines: ['line-9' as LineId],
      closedCalls: [{ lineId: 'line-9' as LineId, station: 'S0' as StationCode }],
      closedDirections: [
        { lineId: 'line-9' as LineId, directionId: 0 },
        { lineId: 'line-0' as LineId, directionId: 0, station: 'Z9' as StationCode },
        { lineId: 'line-2' as LineId, directionId: 0 },
        { lineId: 'line-2' as LineId, directionId: 1 },
      ],
    };
    const { canBoard, canAlight, closedRuns } = findClosures(timetable, nothing);
    expect([canBoard, canAlight]).toEqual([timetable.patterns.canBoard, timetable.patterns.canAlight]);
    expect(closedRuns).toBeUndefined();
  }
});

test.each<[string, ClosureConditions, ClosureConditions]>([
  ['an order', { closedStops: ['S0-1', 'S1-1'] }, { closedStops: ['S1-1', 'S0-1'] }],
  [
    'the order of fields',
    { closedRuns: [{ tripId: 'trip-0', date: '2026-11-18' }] },
    { closedRuns: [{ date: '2026-11-18', tripId: 'trip-0' }] },
  ],
  ['an empty list', { closedLines: [] }, {}],
])('%s makes no other conditions', (_, one, other) => {
  const timetable = createTimetable(createRandomFeed(createChance(1)));
  expect(findClosures(timetable, one)).toBe(findClosures(timetable, other));
  expect(findConditions(timetable, one)).toBe(findConditions(timetable, other));
});

test.each<[string, ClosureConditions, ClosureConditions]>([
  ['ids with separators', { closedStops: ['a', 'b'] }, { closedStops: ['a","b'] }],
  ['another kind', { closedStops: ['S0'] }, { closedStations: ['S0' as StationCode] }],
  [
    'an invalid start',
    { closedRuns: [{ tripId: 'trip-0' }] },
    { closedRuns: [{ tripId: 'trip-0', startTime: Number.NaN }] },
  ],
  [
    'another date',
    { closedRuns: [{ tripId: 'trip-0', date: '2026-11-18' }] },
    { closedRuns: [{ tripId: 'trip-0', date: '2026-11-19' }] },
  ],
])('%s make other conditions', (_, one, other) => {
  const timetable = createTimetable(createRandomFeed(createChance(1)));
  expect(findClosures(timetable, one)).not.toBe(findClosures(timetable, other));
});
