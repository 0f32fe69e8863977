import type { Alert, LineId, ServiceReports } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import { liftAlertExample, worksAlertExample } from '../service-status/service-status-examples';
import { exampleContext } from '../shared/examples/model-context-example';
import { serviceHoursExample, stationsExample } from '../shared/examples/network-example';
import { liveReportsExample, severeAlertExample } from '../shared/examples/notices-examples';
import { toBriefStatus } from './brief-status-model';

interface Situation {
  alerts?: Alert[];
  reports?: ServiceReports;
  at?: string;
  serviceHours?: Parameters<typeof toBriefStatus>[0]['serviceHours'];
}

const status = ({ alerts = [], reports = { state: 'none' }, at = '18:40', ...hours }: Situation = {}) =>
  toBriefStatus(
    {
      alerts,
      reports,
      stations: stationsExample,
      serviceHours: serviceHoursExample,
      now: new Date(`2026-11-20T${at}:00+07:00`),
      ...hours,
    },
    exampleContext('en'),
  );

const every = 'Blue Line, Purple Line, Yellow Line, and Pink Line';

test('without a report every line is in the one text, with its name, since not everybody sees the colours', () => {
  expect(status()).toMatchObject({
    rows: [],
    others: { lines: ['blue', 'purple', 'yellow', 'pink'], names: every, says: 'Nothing reported to us' },
    basis: 'Operators send no live information.',
    href: '/en/service-status',
    asOf: { text: '18:40' },
    more: undefined,
  });
});

test.each<[ServiceReports, string, string]>([
  [liveReportsExample, 'Good service', 'Checked with the operators’ live feed: 18:38.'],
  [{ state: 'interrupted' }, 'Nothing reported to us', 'The operators’ live feed is interrupted.'],
  [
    { state: 'confirmed', confirmation: { source: 'desk', at: '2026-11-20T16:05:00+07:00' } },
    'No disruption reported',
    'Last confirmed by our staff: 16:05.',
  ],
])('with %j a line without an alert says "%s"', (reports, says, basis) => {
  expect(status({ reports })).toMatchObject({ others: { says }, basis });
});

describe('a line of which something is reported', () => {
  test('has a row that links to it, and the others are named', () => {
    const { rows, others } = status({ alerts: [severeAlertExample()] });
    expect(rows.map(({ line, state }) => [line.id, state, line.href])).toEqual([
      ['blue', 'closed', '/en/travel/train-line?line=blue'],
    ]);
    expect(others).toEqual({
      lines: ['purple', 'yellow', 'pink'],
      names: undefined,
      says: 'Purple Line, Yellow Line, and Pink Line: Nothing reported to us',
    });
  });

  test('leaves no line of text if it is every line', () => {
    const informedEntities = ['blue', 'purple', 'yellow', 'pink'].map((lineId) => ({
      lineId: lineId as LineId,
    }));
    const { rows, others } = status({ alerts: [{ ...severeAlertExample(), informedEntities }] });
    expect([rows.length, others]).toEqual([4, undefined]);
  });
});

test('lines outside of their service hours are named apart', () => {
  const serviceHours = [{ lineId: 'pink' as LineId, firstTrain: 6 * 3600, lastTrain: 22 * 3600 }];
  expect(status({ at: '23:00', serviceHours }).others?.says).toBe(
    'Blue Line, Purple Line, and Yellow Line: Nothing reported to us · Pink Line: Outside service hours',
  );
});

test('alerts that leave the trains running and planned works are counted', () => {
  const { rows, more } = status({ alerts: [liftAlertExample(), worksAlertExample()] });
  expect([rows, more]).toEqual([[], 'Planned works: 1 · Other notices: 1']);
});
