import { expect, test } from 'vitest';
import type { Journey } from '@raang/domain';
import { createChance } from '../testing/random';
import { createRandomFeed } from '../testing/random-feed';
import { findJourneys } from './find-journeys';
import { findJourneysWithin } from './journeys-within';
import { createPlanner } from './planner';

const inShort = ({ departure, arrival, transfers }: Journey) => `${departure} ${arrival} ${transfers}`;

test('by timetable, a window gives the same journeys as a query per minute', () => {
  const chance = createChance(4);
  let found = 0;
  for (let network = 0; network < 60; network += 1) {
    const feed = createRandomFeed(chance);
    const frequencies = feed.frequencies.map((frequency) => ({ ...frequency, isExact: true }));
    const planner = createPlanner({ ...feed, frequencies });
    const [from, to] = chance.pick([
      [0, 1],
      [1, 2],
      [3, 0],
    ] as const);
    const codes = planner.timetable.stations.codes;
    const query = { from: codes[from]!, to: codes[to]!, date: '2026-11-18', slackSeconds: Infinity };
    const time = chance.between(5, 23) * 3600;
    const end = Date.parse('2026-11-18T00:00:00+07:00') + (time + 7200) * 1000;
    const expected = new Set<string>();
    for (let minute = 0; minute <= 120; minute += 1) {
      const answer = findJourneys(planner, { ...query, time: time + minute * 60, mode: 'depart' });
      const journeys = answer.isFound ? answer.journeys : [];
      // a walk may leave at any minute, and is listed once
      for (const journey of journeys.filter(({ legs }) => legs.some(({ kind }) => kind === 'ride'))) {
        if (Date.parse(journey.departure) <= end) expected.add(inShort(journey));
      }
    }
    const answer = findJourneysWithin(planner, { ...query, time, windowSeconds: 7200, limit: 1000 });
    const rides = (answer.isFound ? answer.journeys : []).filter(
      ({ departure, legs }) => Date.parse(departure) <= end && legs.some(({ kind }) => kind === 'ride'),
    );
    expect(rides.map(inShort).sort()).toEqual([...expected].sort());
    found += expected.size;
  }
  expect(found).toBeGreaterThan(80);
});
