import type { Alert, LineId } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import { severeAlertExample } from '../frame/notices-examples';
import { exampleContext } from '../model-context-example';
import { stationsExample } from '../network-example';
import { worksAlertExample } from './home-examples';
import { type StatusRowModel, toServiceStatus } from './service-status-model';

/** A Friday. */
const now = new Date('2026-11-20T18:40:00+07:00');

/** On Blue from half past five until a quarter past midnight. */
const serviceHours = [
  { lineId: 'blue' as LineId, firstTrain: 6 * 3600, lastTrain: 23 * 3600 },
  { lineId: 'blue' as LineId, firstTrain: 5.5 * 3600, lastTrain: 24.25 * 3600 },
];

const status = (alerts: Alert[], at = now) =>
  toServiceStatus(
    { alerts, stations: stationsExample, serviceHours, now: at, lineHref: (line) => `/lines/${line}` },
    exampleContext('en'),
  );
const states = (rows: StatusRowModel[]) => rows.map(({ line, state }) => `${line.id}: ${state}`);
const about = (...informedEntities: object[]) => ({ informedEntities }) as unknown as Partial<Alert>;

test('a line of which nothing is said runs as usual, as of the moment of the page', () => {
  const { now: rows, week, later, checkedAt } = status([]);
  expect(states(rows)).toEqual(['blue: good', 'purple: good', 'yellow: good', 'pink: good']);
  expect([...week, ...later]).toEqual([]);
  expect(checkedAt).toEqual({ text: '18:40', dateTime: '2026-11-20T18:40+07:00' });
});

test.each([
  ['05:29', false],
  ['05:30', true],
  ['23:59', true],
  ['00:15', true],
  ['00:16', false],
  ['03:00', false],
])('at %s it is told whether there are trains at all', (time, hasTrains) => {
  const [blue] = status([], new Date(`2026-11-20T${time}:00+07:00`)).now;
  expect(blue?.stateText).toBe(hasTrains ? undefined : 'Outside service hours');
});

describe('the state of a line', () => {
  test.each<[string, Partial<Alert>, string]>([
    ['no service on the whole line', about({ lineId: 'blue' }), 'closed'],
    ['no service at a station', about({ lineId: 'blue', stationCode: 'BL01' }), 'severe'],
    ['severe', { effect: 'SIGNIFICANT_DELAYS' }, 'severe'],
    ['a warning', { effect: 'SIGNIFICANT_DELAYS', severity: 'WARNING' }, 'minor'],
    ['of unknown severity', { effect: 'SIGNIFICANT_DELAYS', severity: 'UNKNOWN_SEVERITY' }, 'minor'],
    ['for information', { effect: 'ADDITIONAL_SERVICE', severity: 'INFO' }, 'good'],
    ['works', { effect: 'MODIFIED_SERVICE', severity: 'WARNING', cause: 'CONSTRUCTION' }, 'planned'],
    ['works that keep trains from running', { effect: 'NO_SERVICE', cause: 'CONSTRUCTION' }, 'closed'],
  ])('by an alert that is %s', (_, changes, state) => {
    const [blue, ...others] = states(status([severeAlertExample(changes)]).now);
    expect([blue, ...others]).toEqual([`blue: ${state}`, 'purple: good', 'yellow: good', 'pink: good']);
  });

  test.each([
    [[{ stationCode: 'PK01' }], ['pink']],
    [
      [{ lineId: 'pink' }, { lineId: 'yellow' }],
      ['yellow', 'pink'],
    ],
    [[{ stationCode: 'XX99' }], []],
  ])('is that of the lines it informs: %j', (entities, lines) => {
    const rows = status([severeAlertExample(about(...entities))]).now;
    expect(rows.filter(({ state }) => state !== 'good').map(({ line }) => line.id)).toEqual(lines);
  });
});

test('each alert of a line has its row, since each has its own time', () => {
  const other = severeAlertExample({ id: 'other' as Alert['id'], saidAt: '2026-11-20T18:20:00+07:00' });
  const rows = status([severeAlertExample(), other]).now.filter(({ line }) => line.id === 'blue');
  expect(rows.map(({ saidAt }) => saidAt?.text)).toEqual(['17:52', '18:20']);
});

test('an alert says what is the matter, when it was said and that its next word is overdue', () => {
  expect(status([severeAlertExample()]).now[0]).toMatchObject({
    stateText: 'No Blue Line trains between Tha Phra and Lak Song',
    saidAt: { text: '17:52', dateTime: '2026-11-20T17:52+07:00' },
    nextWordBy: { text: '18:30' },
    overdue: true,
  });
  const punctual = status([severeAlertExample()], new Date('2026-11-20T18:29:00+07:00'));
  expect(punctual.now[0]?.overdue).toBeUndefined();
});

test('what leaves the line running as usual stands below its state, not in its place', () => {
  const [blue] = status([severeAlertExample({ severity: 'INFO', effect: 'ACCESSIBILITY_ISSUE' })]).now;
  expect([blue?.stateText, blue?.remark]).toEqual([
    undefined,
    'No Blue Line trains between Tha Phra and Lak Song',
  ]);
});

describe('works to come', () => {
  test.each([
    ['2026-11-22T22:00:00+07:00', 'week'],
    ['2026-11-23T00:00:00+07:00', 'later'],
    ['2026-11-22T18:00:00Z', 'later'],
  ] as const)('that begin %s stand under %s', (start, group) => {
    const shown = status([worksAlertExample({ activePeriods: [{ start }] })]);
    expect([shown.week.length, shown.later.length]).toEqual(group === 'week' ? [1, 0] : [0, 1]);
  });

  test('come soonest first, with their time, and leave the line as it is now', () => {
    const later = worksAlertExample({
      activePeriods: [{ start: '2026-12-01T22:00:00+07:00' }],
      informedEntities: [{ lineId: 'pink' as never }],
    });
    const shown = status([later, worksAlertExample()]);
    expect(states(shown.later)).toEqual(['purple: planned', 'pink: planned']);
    expect(shown.later.map(({ period }) => period)).toEqual([
      '24 Nov 2026, 22:00 – 25 Nov 2026, 00:30',
      '1 Dec 2026, 22:00',
    ]);
    expect(states(shown.now)).toContain('purple: good');
  });

  test('are told by their next period while a nightly one is over', () => {
    const nightly = worksAlertExample({
      activePeriods: [
        { start: '2026-11-19T22:00:00+07:00', end: '2026-11-20T00:30:00+07:00' },
        { start: '2026-11-20T22:00:00+07:00', end: '2026-11-21T00:30:00+07:00' },
      ],
    });
    expect(status([nightly]).week.map(({ period }) => period)).toEqual(['22:00 – 21 Nov 2026, 00:30']);
    expect(status([nightly], new Date('2026-11-20T23:00:00+07:00')).now[1]).toMatchObject({
      state: 'planned',
      period: '22:00 – 21 Nov 2026, 00:30',
    });
  });

  test('are not told once they are over', () => {
    const over = worksAlertExample({
      activePeriods: [{ start: '2026-11-01T22:00:00+07:00', end: '2026-11-02T00:30:00+07:00' }],
    });
    const shown = status([over]);
    expect([...shown.week, ...shown.later]).toEqual([]);
    expect(states(shown.now)).toContain('purple: good');
  });
});
