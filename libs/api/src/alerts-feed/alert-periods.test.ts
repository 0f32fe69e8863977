import { alert, isActing, isShown } from '@raang/domain';
import { expect, test } from 'vitest';
import { alertExample } from '../testing/alert-example';
import { toPeriods } from './alert-periods';

type Range = { start?: number; end?: number };

const seconds = (day: string) => Date.parse(`${day}T00:00:00+07:00`) / 1000;
const range = (from: string, to?: string): Range => ({
  start: seconds(from),
  ...(to && { end: seconds(to) }),
});
const period = (from: string, to?: string) => ({
  start: `${from}T00:00:00+07:00`,
  ...(to && { end: `${to}T00:00:00+07:00` }),
});
const saidAt = '2026-11-20T11:59:00+07:00';
const always = [{ start: saidAt }];

interface Given {
  active?: Range[];
  communication?: Range[];
  impact?: Range[];
}

const read = ({ active = [], communication = [], impact = [] }: Given) =>
  toPeriods(
    {
      activePeriod: active as never,
      communicationPeriod: communication as never,
      impactPeriod: impact as never,
    },
    saidAt,
  );

const [november, week, eve] = [
  range('2026-11-01', '2026-12-01'),
  range('2026-11-23', '2026-11-25'),
  range('2026-11-30', '2026-12-01'),
];
const [novemberPeriod, weekPeriod, evePeriod] = [
  period('2026-11-01', '2026-12-01'),
  period('2026-11-23', '2026-11-25'),
  period('2026-11-30', '2026-12-01'),
];

test.each<[string, Given, object[], object[]]>([
  ['communication and impact', { communication: [november], impact: [week] }, [novemberPeriod], [weekPeriod]],
  [
    'impact only: shown from 7 days before the first until the last end',
    { impact: [eve, week] },
    [period('2026-11-16', '2026-12-01')],
    [weekPeriod, evePeriod],
  ],
  [
    'impact only without an end',
    { impact: [week, { start: eve.start! }] },
    [period('2026-11-16')],
    [weekPeriod, period('2026-11-30')],
  ],
  ['communication only: it never acts', { communication: [november] }, [novemberPeriod], []],
  [
    'active with communication: as if active were absent',
    { active: [eve], communication: [november] },
    [novemberPeriod],
    [],
  ],
  [
    'active with impact: as if active were absent',
    { active: [eve], impact: [week] },
    [period('2026-11-16', '2026-11-25')],
    [weekPeriod],
  ],
  ['active only', { active: [week] }, [weekPeriod], [weekPeriod]],
  ['none: as long as the feed has it', {}, always, always],
])('%s', (_, given, shownPeriods, impactPeriods) => {
  expect(read(given)).toEqual({ shownPeriods, impactPeriods, dropped: 0 });
});

const endless = 2 ** 52;
test.each<[string, Given, object[], object[], number]>([
  [
    'an end beyond the year 9999: no end',
    { active: [{ ...range('2026-11-23'), end: endless }] },
    [period('2026-11-23')],
    [period('2026-11-23')],
    0,
  ],
  [
    'no start: since the feed says it',
    { active: [{ end: seconds('2026-11-25') }] },
    [{ start: saidAt, end: '2026-11-25T00:00:00+07:00' }],
    [{ start: saidAt, end: '2026-11-25T00:00:00+07:00' }],
    0,
  ],
  [
    'an end before the start: that range is dropped',
    { impact: [range('2026-11-25', '2026-11-23'), week] },
    [period('2026-11-16', '2026-11-25')],
    [weekPeriod],
    1,
  ],
  ['an end at the start: dropped', { impact: [range('2026-11-25', '2026-11-25')] }, always, [], 1],
  ['a start beyond the year 9999: dropped', { active: [{ start: endless }] }, always, [], 1],
  [
    'no valid impact: it never acts, and is shown as it says',
    { communication: [november], impact: [{ start: endless }] },
    [novemberPeriod],
    [],
    1,
  ],
])('%s', (_, given, shownPeriods, impactPeriods, dropped) => {
  expect(read(given)).toEqual({ shownPeriods, impactPeriods, dropped });
});

test('a closure of next week is shown today and closes nothing before', () => {
  const { dropped: _, ...periods } = read({
    communication: [range('2026-11-20')],
    impact: [range('2026-11-27', '2026-11-28')],
  });
  const announced = alert.parse({ ...alertExample(), ...periods });
  const at = (day: string) => new Date(`${day}T12:00:00+07:00`);
  expect([isShown(announced, at('2026-11-20')), isActing(announced, at('2026-11-20'))]).toEqual([
    true,
    false,
  ]);
  expect([isShown(announced, at('2026-11-27')), isActing(announced, at('2026-11-27'))]).toEqual([true, true]);
});
