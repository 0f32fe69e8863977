// All journeys through the site's network.
import path from 'node:path';
import { journey as journeySchema, type StationCode } from '@raang/domain';
import { describe, expect, it } from 'vitest';
import { openFolder, readFeed } from './gtfs';
import { findDepartures } from './departures/find-departures';
import { findJourneys } from './planner/find-journeys';
import { createPlanner } from './planner/planner';

const planner = createPlanner(
  readFeed(openFolder(path.join(import.meta.dirname, '../../../apps/site/network/gtfs'))),
);
const codes = [...planner.network.stations.keys()];
const pairs = codes.flatMap((from) => codes.filter((to) => to !== from).map((to) => ({ from, to })));
const friday = { date: '2026-11-20' };

/** The only pairs with a walk. */
const walks = ['BL10 PP16', 'PP16 BL10', 'BL15 YL01', 'YL01 BL15', 'PP11 PK01', 'PK01 PP11'];

describe('between any two of the 109 stations', () => {
  it('there is a journey with a fare, and a last departure except for a walk', () => {
    expect(pairs).toHaveLength(109 * 108);
    const riders = planner.tariff.riderCategories.length;
    const onFoot: string[] = [];
    for (const [index, pair] of pairs.entries()) {
      const answer = findJourneys(planner, { ...pair, ...friday, time: 12 * 3600, mode: 'depart' });
      if (!answer.isFound) throw new Error(`${pair.from} to ${pair.to}: ${answer.reason}`);
      const [best] = answer.journeys;
      const fares = best!.fares.filter(({ fareMedia }) => fareMedia.length === 0);
      expect([pair, fares.length]).toEqual([pair, riders]);
      if (best!.lastDeparture === undefined) onFoot.push(`${pair.from} ${pair.to}`);
      else expect(Date.parse(best!.lastDeparture)).toBeGreaterThan(Date.parse('2026-11-20T21:30:00+07:00'));
      if (index % 50 === 0) for (const one of answer.journeys) expect(journeySchema.parse(one)).toEqual(one);
    }
    expect(onFoot.sort()).toEqual(walks.sort());
  });

  it('the last departure arrives that night, one second later does not', () => {
    for (const pair of pairs.filter((_, index) => index % 29 === 0)) {
      if (walks.includes(`${pair.from} ${pair.to}`)) continue;
      const last = findJourneys(planner, { ...pair, ...friday, time: 12 * 3600, mode: 'last' });
      const [journey] = last.isFound ? last.journeys : [];
      expect(journey?.departure).toBe(journey?.lastDeparture);
      const time = Date.parse(journey!.departure) / 1000 - Date.parse('2026-11-20T00:00:00+07:00') / 1000;
      const inTime = findJourneys(planner, { ...pair, ...friday, time, mode: 'depart' });
      const tooLate = findJourneys(planner, { ...pair, ...friday, time: time + 1, mode: 'depart' });
      expect([pair, inTime]).toMatchObject([pair, { isNextService: false }]);
      expect([pair, tooLate]).toMatchObject([pair, { isNextService: true }]);
    }
  });

  it('takes the short way through Tha Phra with a change, or the long way round without', () => {
    const query = { from: 'BL02' as StationCode, to: 'BL33' as StationCode, ...friday, time: 12 * 3600 };
    const answer = findJourneys(planner, { ...query, mode: 'depart', slackSeconds: 7200 });
    expect(answer.isFound && answer.journeys.map(({ transfers }) => transfers)).toEqual([1, 0]);
    const fewest = findJourneys(planner, {
      ...query,
      mode: 'depart',
      prefer: 'fewest-changes',
      slackSeconds: 7200,
    });
    expect(fewest.isFound && fewest.journeys[0]?.transfers).toBe(0);
    // one ride for the tariff, by either route
    const fares = answer.isFound ? answer.journeys.map(({ fares: [fare] }) => fare?.amountSatang) : [];
    expect(fares).toEqual([2000, 2000]);
  });
});

describe('the departures of a station', () => {
  it('exist at every station, towards every neighbour', () => {
    for (const { code, serviceHours } of planner.network.stations.values()) {
      const found = findDepartures(planner, { station: code, ...friday, time: 12 * 3600 });
      const towards = (list: readonly { lineId: string; nextStation: string }[]) =>
        new Set(list.map(({ lineId, nextStation }) => `${lineId} ${nextStation}`));
      expect([code, towards(found)]).toEqual([code, towards(serviceHours)]);
      for (const { departures } of found) expect(departures.length).toBeGreaterThan(0);
    }
  });

  it('are twice as frequent in the morning with short runs', () => {
    const query = { from: 'BL20' as StationCode, to: 'BL28' as StationCode, ...friday, time: 8.2 * 3600 };
    const answer = findJourneys(planner, { ...query, mode: 'depart' });
    expect(answer.isFound && answer.journeys[0]?.legs[0]).toMatchObject({
      everySeconds: 210,
      waitSeconds: 420,
    });
  });
});
