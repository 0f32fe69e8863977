import type { LineId, StationCode } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import type { Feed } from '../feed/feed';
import { createLiveTimetable } from '../live/create-live-timetable';
import type { TripUpdate } from '../live/trip-update';
import { createPlanner, withLive } from '../planner/planner';
import { type Chance, createChance } from '../testing/random';
import { createRandomClosures } from '../testing/random-closures';
import { createRandomFeed, randomFeedDay } from '../testing/random-feed';
import { createRandomUpdates } from '../testing/random-live';
import { createLive, createLiveTrainsTimetable, moment, secondsOf, updateOf } from '../testing/live-trains';
import { createReference } from '../testing/reference-planner';
import { stopsOf, type Timetable } from '../timetable/timetable';
import { findConditions } from './conditions';
import { asPlanned, searchDay } from './search-day';
import type { StopAccess } from './stop-access';
import type { TravelConditions } from './travel-conditions';
import { lastDeparture, lastWay, waysArriving, waysDeparting, type FoundWay, type WayQuestion } from './ways';

const day = 86_400;
/** The reference ignores times outside. */
const [earliest, latest] = [-2 * day, 4 * day];
const days = [-1, 0, 1].map((shift) => randomFeedDay + shift);

interface Asked {
  feed: Feed;
  timetable: Timetable;
  live: { updates: TripUpdate[]; now: number };
  from: string;
  to: string;
  /** Seconds since midnight of the random feeds' day. */
  at: number;
  conditions: TravelConditions;
}

/** Fixed queries about networks with live trains, some with conditions. */
function* questions(seed: number, networks: number, each: number): Generator<Asked> {
  const chance = createChance(seed);
  for (let network = 0; network < networks; network += 1) {
    const feed = createRandomFeed(chance);
    const planner = createPlanner(feed);
    const made = chance.between(4 * 60, 24 * 60) * 60;
    const live = {
      updates: createRandomUpdates(chance, feed, made),
      now: randomFeedDay * day - 7 * 3600 + made,
    };
    const { timetable } = withLive(planner, liveOf(planner.timetable, live));
    const codes = timetable.stations.codes as readonly string[];
    for (let query = 0; query < each; query += 1) {
      const from = chance.pick(codes);
      const to = chance.pick(codes.filter((code) => code !== from));
      const at = chance.isLikely(0.5)
        ? made + chance.between(0, 30) * 60
        : chance.between(0, 24 * 60 - 1) * 60;
      yield { feed, timetable, live, from, to, at, conditions: createConditions(chance, feed) };
    }
  }
}

function liveOf(timetable: Timetable, { updates, now }: Asked['live']) {
  return createLiveTimetable(timetable, { tripUpdates: [{ headerTime: now, updates }] }, now).live;
}

function createConditions(chance: Chance, feed: Feed): TravelConditions {
  return {
    stepFree: chance.pick([undefined, undefined, undefined, 'known', 'known-or-unknown'] as const),
    closedLines: chance.isLikely(0.1) ? ['line-0' as LineId] : [],
    ...(chance.isLikely(0.4) && createRandomClosures(chance, feed)),
    delays: chance.isLikely(0.2) ? [{ lineId: 'line-1' as LineId, seconds: 300 }] : [],
  };
}

function accessesOf(timetable: Timetable, code: string): StopAccess[] {
  return stopsOf(timetable, code as StationCode).map((stop) => ({ stop, seconds: 0 }));
}

function ask({ feed, timetable, live, from, to, conditions }: Asked, on: readonly number[]) {
  const accesses = (code: string) => accessesOf(timetable, code);
  const ends = { from: [{ station: from, seconds: 0 }], to: [{ station: to, seconds: 0 }] };
  const planned = { feed, days: on, baseDay: randomFeedDay, ...ends, ...conditions };
  const question: WayQuestion = {
    timetable,
    conditions: findConditions(timetable, conditions),
    days: on.flatMap((one) => searchDay(timetable, one, (one - randomFeedDay) * day)),
    origins: accesses(from),
    destinations: accesses(to),
    slackSeconds: Number.POSITIVE_INFINITY,
  };
  return { reference: createReference({ ...planned, live }), planned: createReference(planned), question };
}

/** Numbers of rides with a better time than all smaller ones. */
function pareto(times: readonly number[]): number[][] {
  return times.flatMap((time, rides) =>
    time < Math.min(Infinity, ...times.slice(0, rides)) ? [[rides, time]] : [],
  );
}

const isByLiveTrain = ({ legs }: FoundWay, { timetable }: Asked) =>
  legs.some((leg) => leg.kind === 'ride' && leg.patterns !== timetable.patterns);

describe('with live trains the planner equals exhaustive search', () => {
  test('depart at: every arrival, number of rides and latest departure', () => {
    const found = { ways: 0, live: 0 };
    for (const asked of questions(101, 150, 6)) {
      const { reference, question } = ask(asked, days);
      const expected = pareto(reference.earliestArrivals(asked.at)).map(([rides, arrival]) => [
        rides,
        arrival,
        rides === 0 ? asked.at : reference.latestDeparture(arrival!, rides!, asked.at),
      ]);
      const ways = waysDeparting(question, asked.at);
      expect(ways.map(({ rides, arrival, departure }) => [rides, arrival, departure])).toEqual(expected);
      found.ways += ways.length;
      found.live += ways.filter((way) => isByLiveTrain(way, asked)).length;
    }
    expect(found.ways).toBeGreaterThan(400);
    expect(found.live).toBeGreaterThan(100);
  });

  test('arrive by: every departure and number of rides', () => {
    const found = { ways: 0, live: 0 };
    for (const asked of questions(102, 120, 5)) {
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
      found.ways += ways.length;
      found.live += ways.filter((way) => isByLiveTrain(way, asked)).length;
    }
    expect(found.ways).toBeGreaterThan(300);
    expect(found.live).toBeGreaterThan(60);
  });

  test('the last departure is never later than planned', () => {
    const found = { last: 0, earlier: 0 };
    for (const asked of questions(103, 400, 4)) {
      const { reference, planned, question } = ask(asked, [randomFeedDay]);
      const lasts = [reference, planned].map((one) => one.latestDeparture(latest, 8, earliest));
      const expected = lasts.some((last) => last === undefined)
        ? undefined
        : Math.min(...(lasts as number[]));
      const way = lastWay(question);
      if (expected === undefined || expected > 3 * day) {
        expect(way).toBe(expected === undefined ? undefined : 'any-time');
        continue;
      }
      if (typeof way !== 'object') throw new Error(`there is a last way at ${expected}, found: ${way}`);
      expect(way.departure).toBe(expected);
      const arrivals = reference.earliestArrivals(expected).slice(0, way.rides + 1);
      expect(way.arrival).toBe(Math.min(...arrivals));
      expect(lastDeparture(question)).toBe(expected);
      expect(lastDeparture(question, way.legs)).toBe(expected);
      found.last += 1;
      if (expected < lasts[1]!) found.earlier += 1;
    }
    expect(found.last).toBeGreaterThan(150);
    expect(found.earlier).toBeGreaterThan(10);
  });
});

test('live data that say nothing change nothing', () => {
  for (const asked of questions(104, 40, 3)) {
    const { timetable } = asked;
    const live = liveOf(timetable, { ...asked.live, updates: [] });
    expect(live.days.size).toBe(0);
    const { question } = ask(asked, days);
    const planned = { ...question, days: asPlanned(question.days) };
    const empty = ask({ ...asked, timetable: { ...timetable, live } }, days).question;
    expect(waysDeparting(empty, asked.at)).toEqual(waysDeparting(planned, asked.at));
  }
});

describe('a train that has left a call cannot be boarded there', () => {
  const planned = createLiveTrainsTimetable();
  const update = updateOf('e1', { stops: [{ stopSequence: 3, departure: { delay: 0 } }] });
  const { live } = createLive(planned, [update], { now: moment('6:03') });
  const timetable = { ...planned, live };
  const serviceDay = live.days.keys().next().value!;

  test.each<[string, TravelConditions]>([
    ['if it stops everywhere', {}],
    ['if an alert lets it pass others', { closedRuns: [{ tripId: 'e1', station: 'B03' as StationCode }] }],
  ])('%s', (_, conditions) => {
    const from = (code: string, on: Timetable = timetable): WayQuestion => ({
      timetable: on,
      conditions: findConditions(on, conditions),
      days: searchDay(on, serviceDay, 0),
      origins: accessesOf(on, code),
      destinations: accessesOf(on, 'B04'),
      slackSeconds: 0,
    });
    const departures = (ways: FoundWay[]) => ways.map(({ departure }) => departure);
    const [before, after] = [secondsOf('5:30'), secondsOf('6:10')];
    expect(departures(waysDeparting(from('B01', planned), before))).toEqual([secondsOf('6:00')]);
    expect(departures(waysDeparting(from('B01'), before))).toEqual([secondsOf('23:59')]);
    expect(departures(waysArriving(from('B01', planned), after))).toEqual([secondsOf('6:00')]);
    expect(departures(waysArriving(from('B01'), after))).toEqual([]);
  });
});
