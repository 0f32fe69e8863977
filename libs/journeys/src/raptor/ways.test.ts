import type { LineId, StationCode } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import type { Feed } from '../feed/feed';
import { type Chance, createChance } from '../testing/random';
import { createRandomClosures } from '../testing/random-closures';
import { createRandomFeed, randomFeedDay } from '../testing/random-feed';
import { createReference, type ReferenceEnd } from '../testing/reference-planner';
import { createTimetable } from '../timetable/create-timetable';
import { stopsOf, type Timetable } from '../timetable/timetable';
import { searchDay } from './search-day';
import { findConditions } from './conditions';
import type { StopAccess } from './stop-access';
import type { TravelConditions } from './travel-conditions';
import { lastDeparture, lastWay, waysArriving, waysDeparting, type FoundWay } from './ways';

const day = 86_400;

interface Asked {
  feed: Feed;
  timetable: Timetable;
  from: readonly ReferenceEnd[];
  to: readonly ReferenceEnd[];
  /** Seconds since midnight of the random feeds' day. */
  at: number;
  conditions: TravelConditions;
}

/** Fixed queries, some with conditions. */
function questions(seed: number, networks: number, each: number): Asked[] {
  const chance = createChance(seed);
  return Array.from({ length: networks }).flatMap(() => {
    const feed = createRandomFeed(chance);
    const timetable = createTimetable(feed);
    const codes = timetable.stations.codes as readonly string[];
    return Array.from({ length: each }, () => {
      const from = chance.pick(codes);
      const to = chance.pick(codes.filter((code) => code !== from));
      const others = codes.filter((code) => code !== from && code !== to);
      const conditions: TravelConditions = {
        stepFree: chance.pick([undefined, undefined, undefined, 'known', 'known-or-unknown'] as const),
        closedStations: chance.isLikely(0.15) ? [chance.pick(others) as StationCode] : [],
        closedLines: chance.isLikely(0.1) ? ['line-0' as LineId] : [],
        closedCalls: chance.isLikely(0.15)
          ? [{ lineId: 'line-1' as LineId, station: chance.pick(codes) as StationCode }]
          : [],
        ...(chance.isLikely(0.6) && createRandomClosures(chance, feed)),
        delays: chance.isLikely(0.2) ? [{ lineId: 'line-1' as LineId, seconds: 300 }] : [],
      };
      const ends = { from: around(chance, from, codes), to: around(chance, to, codes) };
      return { feed, timetable, ...ends, at: chance.between(0, 24 * 60 - 1) * 60, conditions };
    });
  });
}

/** A station, or one of several around a place, perhaps the same ones at both ends. */
function around(chance: Chance, station: string, codes: readonly string[]): ReferenceEnd[] {
  if (chance.isLikely(0.5)) return [{ station, seconds: 0 }];
  const near = [station, ...codes.filter((code) => code !== station && chance.isLikely(0.3))];
  return near.map((code) => ({ station: code, seconds: chance.between(0, 10) * 60 }));
}

function toStops(timetable: Timetable, ends: readonly ReferenceEnd[]): StopAccess[] {
  return ends.flatMap(({ station, seconds }) =>
    stopsOf(timetable, station as StationCode).map((stop) => ({ stop, seconds })),
  );
}

function ask({ feed, timetable, from, to, conditions }: Asked, days: readonly number[]) {
  const baseDay = randomFeedDay;
  return {
    reference: createReference({ feed, days, baseDay, from, to, ...conditions }),
    question: {
      timetable,
      conditions: findConditions(timetable, conditions),
      days: days.flatMap((on) => searchDay(timetable, on, (on - baseDay) * day)),
      origins: toStops(timetable, from),
      destinations: toStops(timetable, to),
      slackSeconds: Number.POSITIVE_INFINITY,
    },
  };
}

/** Pareto front: numbers of rides with a better time than all smaller ones. */
function pareto(times: readonly number[]): number[][] {
  return times.flatMap((time, rides) =>
    time < Math.min(Infinity, ...times.slice(0, rides)) ? [[rides, time]] : [],
  );
}

/** Checks a way's consistency: legs are connected in place and time. */
function expectSound(way: FoundWay, { timetable, from, to }: Asked) {
  const { departure, arrival, rides, origin, destination, legs } = way;
  const { stops, stations } = timetable;
  const ends = legs.map((leg) => {
    if (leg.kind === 'walk') return [leg.from, leg.to];
    const { patterns, pattern, boardCall, alightCall } = leg;
    return [boardCall, alightCall].map((call) => patterns.stop[patterns.callStart[pattern]! + call]!);
  });
  let since = departure + origin.seconds;
  for (const [index, leg] of legs.entries()) {
    if (index > 0) expect(ends[index]![0]).toBe(ends[index - 1]![1]);
    if (leg.kind === 'ride') {
      expect(leg.ready).toBeGreaterThanOrEqual(since);
      expect(leg.departure).toBeGreaterThanOrEqual(leg.ready);
    } else expect(leg.departure).toBe(since);
    since = leg.arrival;
  }
  expect(since + destination.seconds).toBe(arrival);
  expect(legs.filter(({ kind }) => kind === 'ride')).toHaveLength(rides);
  expect([origin.stop, destination.stop]).toEqual([
    ends[0]?.[0] ?? destination.stop,
    ends.at(-1)?.[1] ?? origin.stop,
  ]);
  const endAt = ({ stop, seconds }: StopAccess) => ({
    station: stations.codes[stops.station[stop]!],
    seconds,
  });
  expect(from).toContainEqual(endAt(origin));
  expect(to).toContainEqual(endAt(destination));
}

const days = [-1, 0, 1].map((shift) => randomFeedDay + shift);
/** The reference ignores later times. */
const [earliest, latest] = [-2 * day, 4 * day];

describe('on random networks the planner equals exhaustive search', () => {
  test('depart at: every arrival, number of rides and latest departure', () => {
    let found = 0;
    for (const asked of questions(1, 120, 6)) {
      const { reference, question } = ask(asked, days);
      const expected = pareto(reference.earliestArrivals(asked.at)).map(([rides, arrival]) => [
        rides,
        arrival,
        rides === 0 ? asked.at : reference.latestDeparture(arrival!, rides!, asked.at),
      ]);
      const ways = waysDeparting(question, asked.at);
      expect(ways.map(({ rides, arrival, departure }) => [rides, arrival, departure])).toEqual(expected);
      for (const way of ways) expectSound(way, asked);
      found += ways.length;
    }
    expect(found).toBeGreaterThan(300);
  });

  test('arrive by: every departure and number of rides', () => {
    let found = 0;
    for (const asked of questions(2, 120, 5)) {
      const { reference, question } = ask(asked, days);
      const departures = Array.from({ length: 9 }, (_, rides) => {
        const departure = reference.latestDeparture(asked.at, rides, earliest);
        return departure === undefined ? Infinity : 0 - departure;
      });
      const expected = pareto(departures).map(([rides, departure]) => [
        rides,
        0 - departure!,
        Math.min(...reference.earliestArrivals(0 - departure!).slice(0, rides! + 1)),
      ]);
      const ways = waysArriving(question, asked.at);
      expect(ways.map(({ rides, departure, arrival }) => [rides, departure, arrival])).toEqual(expected);
      for (const way of ways) expectSound(way, asked);
      found += ways.length;
    }
    expect(found).toBeGreaterThan(300);
  });

  test('last departure: departure, arrival and number of rides', () => {
    let found = 0;
    for (const asked of questions(773, 600, 5)) {
      const { reference, question } = ask(asked, [randomFeedDay]);
      const departure = reference.latestDeparture(latest, 8, earliest);
      const way = lastWay(question);
      if (departure === undefined || departure > 3 * day) {
        // no train leaves so late: this is a walk
        expect(way).toBe(departure === undefined ? undefined : 'any-time');
        continue;
      }
      const arrivals = reference.earliestArrivals(departure);
      const rides = arrivals.findIndex((time) => time <= latest);
      if (typeof way !== 'object') throw new Error(`there is a last way at ${departure}, found: ${way}`);
      expect([way.departure, way.rides, way.arrival]).toEqual([departure, rides, arrivals[rides]]);
      // independent of the known way
      for (const { legs } of [way, ...waysDeparting(question, asked.at)])
        expect(lastDeparture(question, legs)).toBe(departure);
      expectSound(way, asked);
      found += 1;
    }
    expect(found).toBeGreaterThan(150);
  });
});
