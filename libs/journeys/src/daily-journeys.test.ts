import type { Journey, JourneyLeg, StationCode } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import { findJourneys } from './planner/find-journeys';
import { findWaysBetween } from './planner/find-ways-between';
import type { JourneyQuery } from './planner/journey-answer';
import { readDailyJourneys } from './testing/daily-journeys';
import { publishedRides } from './testing/published-rides';
import { createSitePlanner } from './testing/site-planner';

const planner = createSitePlanner();
const dailyJourneys = readDailyJourneys();

function best(query: JourneyQuery): Journey {
  const answer = findJourneys(planner, query);
  if (!answer.isFound) throw new Error(answer.reason);
  expect(answer.isNextService).toBe(false);
  return answer.journeys[0]!;
}

/** As in the table, which leaves out walks inside a station. */
function inWords(leg: JourneyLeg): string[] {
  if (leg.kind === 'access') return [leg.station];
  if (leg.kind === 'egress' || leg.from === leg.to) return [];
  return [`${leg.kind === 'ride' ? leg.lineId : 'walk'} ${leg.to}`];
}

/** As in the table. */
function changesOf({ legs }: Journey): string {
  const rides = legs.filter((leg) => leg.kind === 'ride');
  return rides
    .slice(1)
    .map(({ from }, index) => `${rides[index]!.to} ${from}`)
    .join(';');
}

describe('a journey of daily life takes the expected way and time', () => {
  test.each(dailyJourneys)('$name', ({ query, way, changes, minutes }) => {
    const { legs, transfers, durationSeconds } = best(query);
    expect({ way: legs.flatMap(inWords).join(';'), changes: transfers }).toEqual({ way, changes });
    const difference = Math.abs(durationSeconds / 60 - minutes);
    expect(difference).toBeLessThanOrEqual(Math.max(1, 0.1 * minutes));
  });

  test.each(dailyJourneys)('$name, and by these interchanges', ({ query, ways }) => {
    const answer = findWaysBetween(planner, query);
    if (!answer.isFound) throw new Error(answer.reason);
    expect(answer.journeys.ways.map(changesOf)).toEqual(ways);
  });

  test('in at least forty cases, with every line', () => {
    const lines = new Set(
      dailyJourneys.flatMap(({ way }) => way.split(';').map((part) => part.split(' ')[0])),
    );
    expect(dailyJourneys.length).toBeGreaterThanOrEqual(40);
    expect([...planner.network.lines.keys()].filter((lineId) => !lines.has(lineId))).toEqual([]);
  });
});

test.each(publishedRides)(
  '$lineId from $from to $to takes $minutes minutes within 20 % ($source)',
  ({ from, to, lineId, minutes }) => {
    const { legs } = best({
      from: from as StationCode,
      to: to as StationCode,
      date: '2026-11-20',
      time: 12 * 3600,
      mode: 'depart',
      prefer: 'fewest-changes',
    });
    expect(legs).toMatchObject([{ kind: 'ride', lineId, from, to }]);
    expect(Math.abs(legs[0]!.durationSeconds / 60 - minutes)).toBeLessThanOrEqual(0.2 * minutes);
  },
);
