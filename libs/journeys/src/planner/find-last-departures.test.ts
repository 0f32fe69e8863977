import type { StationCode } from '@raang/domain';
import { setNetworkZone } from '@raang/text-time';
import { describe, expect, it, test } from 'vitest';
import { createSitePlanner } from '../testing/site-planner';
import { findJourneys } from './find-journeys';
import { findLastDepartures } from './find-last-departures';

setNetworkZone('Asia/Bangkok');

const planner = createSitePlanner();
const codes = [...planner.network.stations.keys()];
const code = (text: string) => text as StationCode;
const hour = 3600;

/** The answer of the planner to a query for the last journey. */
function plannerSays(from: StationCode, to: StationCode, when: { date: string; time: number }) {
  const answer = findJourneys(planner, { from, to, ...when, mode: 'last' });
  if (!answer.isFound) return undefined;
  if (answer.lastLeft) return answer.lastLeft;
  const [journey] = answer.journeys;
  return journey!.legs.some(({ kind }) => kind === 'ride') ? journey!.departure : 'any time';
}

describe.each([
  ['a weekday at noon', { date: '2026-11-20', time: 12 * hour }],
  ['a night after midnight', { date: '2026-11-22', time: 0.25 * hour }],
  ['an evening when some have left', { date: '2026-11-22', time: 23.5 * hour }],
])('on %s', (_when, when) => {
  test.each(['BL22', 'PP01', 'MT02', 'YL23', 'CEN'])(
    'from %s, the times are those of the planner',
    (from) => {
      const { departures } = findLastDepartures(planner, { from: code(from), to: codes, ...when });
      const found = new Map(departures.map(({ to, departure }) => [to, departure ?? 'any time']));
      const others = codes.filter((to) => to !== from);
      expect(others.map((to) => [to, found.get(to)])).toEqual(
        others.map((to) => [to, plannerSays(code(from), to, when)]),
      );
    },
  );
});

const noon = { from: code('BL22'), to: [code('BL13')], date: '2026-11-20', time: 12 * hour };

it('leaves out a closed station', () => {
  expect(findLastDepartures(planner, { ...noon, closedStations: [code('BL13')] }).departures).toEqual([]);
});

it('has no times outside the validity of the timetable', () => {
  expect(findLastDepartures(planner, { ...noon, date: '2036-01-01' }).departures).toEqual([]);
});
