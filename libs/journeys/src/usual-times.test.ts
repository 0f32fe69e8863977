// What passengers usually need, and at most: compared with passengers whose trains come at random.
import type { Journey, StationCode } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import type { Feed } from './feed/feed';
import { readFeed } from './gtfs';
import { findJourneys } from './planner/find-journeys';
import { createPlanner, type Planner } from './planner/planner';
import { createChance } from './testing/random';
import { simulatePassengers } from './testing/simulated-passengers';
import { readSiteFeed } from './testing/site-planner';
import { smallFeedWith } from './testing/small-feed';

const feed = readSiteFeed();
const planner = createPlanner(feed);
const passengers = 20_000;

interface Query {
  from: string;
  to: string;
  /** Seconds since midnight of a Friday. */
  time: number;
}

function journeyOf(on: Planner, { from, to, time }: Query): Journey {
  const ends = { from: from as StationCode, to: to as StationCode };
  const answer = findJourneys(on, { ...ends, date: '2026-11-20', time, mode: 'depart' });
  if (!answer.isFound) throw new Error(`${from} to ${to}: ${answer.reason}`);
  return answer.journeys[0]!;
}

/** The best journey, and how many seconds later than usual its simulated passengers arrive in the mean. */
function compared(on: Planner, of: Feed, query: Query) {
  const journey = journeyOf(on, query);
  const { seconds, isSteady } = simulatePassengers(of, journey, { passengers, chance: createChance(20) });
  const mean = seconds.reduce((sum, one) => sum + one, 0) / passengers;
  return { journey, late: mean - journey.usualDurationSeconds, most: Math.max(...seconds), isSteady };
}

const clock = (hours: number, minutes = 0) => (hours * 60 + minutes) * 60;

describe('passengers between 40 pairs of stations at four times of a day', () => {
  const chance = createChance(71);
  const codes = [...planner.network.stations.keys()];
  const pairs = Array.from({ length: 40 }, () => {
    const from = chance.pick(codes);
    return { from, to: chance.pick(codes.filter((code) => code !== from)) };
  });
  const asked = [clock(6, 45), clock(8), clock(13), clock(20, 10)].flatMap((time) =>
    pairs.map((pair) => ({ ...pair, time, ...compared(planner, feed, { ...pair, time }) })),
  );

  test('all arrive by the promised time', () => {
    expect(asked.filter(({ most, journey }) => most > journey.durationSeconds)).toEqual([]);
  });

  test('arrive as usual in the mean where trains keep their headway', () => {
    const steady = asked.filter(({ isSteady }) => isSteady);
    expect(steady.length).toBeGreaterThan(80);
    expect(steady.filter(({ late }) => Math.abs(late) > 30)).toEqual([]);
  });

  test('arrive at most a minute later in the mean where headways change', () => {
    const changing = asked.filter(({ isSteady }) => !isSteady);
    expect(changing.length).toBeGreaterThan(40);
    expect(changing.filter(({ late }) => late > 60)).toEqual([]);
  });
});

describe('the usual wait', () => {
  const small = readFeed(smallFeedWith({}));
  const smallPlanner = createPlanner(small);

  test('is half of the headway', () => {
    const { journey, late } = compared(smallPlanner, small, { from: 'A01', to: 'A03', time: clock(12) });
    expect(journey.legs).toMatchObject([{ waitSeconds: 600, usualWaitSeconds: 300 }]);
    expect(journey.usualDurationSeconds).toBe(journey.durationSeconds - 300);
    expect(Math.abs(late)).toBeLessThan(30);
  });

  test('counts the trains of two patterns', () => {
    const { journey, late } = compared(planner, feed, { from: 'BL20', to: 'BL28', time: clock(8) });
    expect(journey.legs).toMatchObject([{ everySeconds: 210, waitSeconds: 420, usualWaitSeconds: 105 }]);
    expect(Math.abs(late)).toBeLessThan(30);
  });

  test.each([
    ['first', clock(5, 25), '2026-11-20T05:30:00+07:00'],
    ['last', clock(24, 5), '2026-11-21T00:10:00+07:00'],
  ])('for the %s train is the time until it leaves', (_, time, departure) => {
    const { journey, late } = compared(smallPlanner, small, { from: 'A01', to: 'A03', time });
    expect(journey).toMatchObject({ departure, usualDurationSeconds: journey.durationSeconds });
    expect(journey.legs).toMatchObject([{ waitSeconds: 0, usualWaitSeconds: 0 }]);
    expect(late).toBe(0);
  });

  test('at a connection lasts until the period begins: nobody boards before', () => {
    const { journey, late } = compared(planner, feed, { from: 'PP12', to: 'PK05', time: clock(5, 30) });
    const [purple, pink] = journey.legs.filter(({ kind }) => kind === 'ride');
    expect(purple).toMatchObject({ waitSeconds: 430, usualWaitSeconds: 215 });
    expect(pink).toMatchObject({
      departure: '2026-11-20T06:00:00+07:00',
      waitSeconds: 0,
      usualWaitSeconds: 215,
    });
    expect(journey.usualDurationSeconds).toBe(journey.durationSeconds);
    expect(late).toBe(0);
  });

  test('at a connection lasts until the last train of a pattern, or half of the headway of the others', () => {
    const { journey, late } = compared(planner, feed, { from: 'PP04', to: 'BL13', time: clock(8) });
    const blue = journey.legs.findLast(({ kind }) => kind === 'ride');
    expect(blue).toMatchObject({ waitSeconds: 0, usualWaitSeconds: 145 });
    expect(Math.abs(late)).toBeLessThan(60);
  });

  test('for a train with a timetable is the time until it leaves', () => {
    const { journey, late } = compared(smallPlanner, small, { from: 'A01', to: 'B04', time: clock(5, 40) });
    const waits = journey.legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.usualWaitSeconds] : []));
    // who waits less for the first train waits longer for the second
    expect(waits).toEqual([150, 150]);
    expect(journey.usualDurationSeconds).toBe(journey.durationSeconds);
    expect(late).toBe(0);
  });
});
