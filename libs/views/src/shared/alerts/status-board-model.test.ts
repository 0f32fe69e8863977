import type { Alert, LineId, ServiceReports } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import { deskReportsExample, liveReportsExample, severeAlertExample } from '../examples/notices-examples';
import { exampleContext } from '../examples/model-context-example';
import { stationsExample } from '../examples/network-example';
import { liftAlertExample, worksAlertExample } from '../../service-status/service-status-examples';
import { type StatusRowModel, toStatusBoard } from './status-board-model';

/** A Friday. */
const now = new Date('2026-11-20T18:40:00+07:00');

/** On Blue from 05:30 to 00:15. */
const serviceHours = [
  { lineId: 'blue' as LineId, firstTrain: 6 * 3600, lastTrain: 23 * 3600 },
  { lineId: 'blue' as LineId, firstTrain: 5.5 * 3600, lastTrain: 24.25 * 3600 },
];

const status = (alerts: Alert[], at = now, reports: ServiceReports = liveReportsExample) =>
  toStatusBoard(
    {
      alerts,
      reports,
      stations: stationsExample,
      serviceHours,
      now: at,
      lineHref: (line) => `/lines/${line}`,
    },
    exampleContext('en'),
  );
const states = (rows: StatusRowModel[]) => rows.map(({ line, state }) => `${line.id}: ${state}`);
const about = (...informedEntities: object[]) => ({ informedEntities }) as unknown as Partial<Alert>;

test('a line without alerts has good service, as of the time of the live feed', () => {
  const { now: rows, week, later, checkedAt } = status([]);
  expect(states(rows)).toEqual(['blue: good', 'purple: good', 'yellow: good', 'pink: good']);
  expect([...week, ...later]).toEqual([]);
  expect(checkedAt).toEqual({ text: '18:38', dateTime: '2026-11-20T18:38+07:00' });
});

describe('without a live feed no line has good service', () => {
  const at = '2026-11-19T23:05:00+07:00';
  test.each<[string, ServiceReports, string, string]>([
    ['nobody has reported', { state: 'none' }, 'unknown', 'no live reports from the operators'],
    ['the feed has never answered', { state: 'interrupted' }, 'unknown', 'feed is interrupted.'],
    [
      'the feed is old',
      { state: 'interrupted', confirmation: { source: 'feed', at } },
      'unreported',
      'feed is interrupted. Last confirmed by the operators: 19 Nov 2026, 23:05.',
    ],
    ['the desk has reported', deskReportsExample, 'unreported', 'Last confirmed by our staff: 16:05.'],
    [
      'alerts have been imported',
      { state: 'confirmed', confirmation: { source: 'import', at } },
      'unreported',
      'Last confirmed by the operators: 19 Nov 2026, 23:05.',
    ],
  ])('if %s', (_, reports, state, basis) => {
    const board = status([], now, reports);
    expect(board.now.map((row) => row.state)).toEqual(Array(4).fill(state));
    expect([board.checkedAt, board.basis]).toEqual([undefined, expect.stringContaining(basis)]);
  });

  test('an alert still has its state, and a line at night is outside service hours', () => {
    expect(states(status([severeAlertExample()], now, { state: 'none' }).now)).toEqual([
      'blue: closed',
      'purple: unknown',
      'yellow: unknown',
      'pink: unknown',
    ]);
    const [blue] = status([], new Date('2026-11-20T03:00:00+07:00'), { state: 'none' }).now;
    expect(blue?.state).toBe('ended');
  });
});

test.each([
  ['05:29', false],
  ['05:30', true],
  ['23:59', true],
  ['00:15', true],
  ['00:16', false],
  ['03:00', false],
])('a line without alerts has trains at %s: %s', (time, hasTrains) => {
  const [blue] = status([], new Date(`2026-11-20T${time}:00+07:00`)).now;
  expect(blue?.state).toBe(hasTrains ? 'good' : 'ended');
});

describe('the state of a line', () => {
  test.each<[string, Partial<Alert>, string]>([
    ['no service on the whole line', about({ lineId: 'blue' }), 'closed'],
    ['no service at a station', about({ lineId: 'blue', stationCode: 'BL01' }), 'severe'],
    ['severe delays', { effect: 'SIGNIFICANT_DELAYS' }, 'severe'],
    ['a warning of delays', { effect: 'SIGNIFICANT_DELAYS', severity: 'WARNING' }, 'minor'],
    [
      'an unknown severity and a long duration',
      { severity: 'UNKNOWN_SEVERITY', effect: 'SIGNIFICANT_DELAYS' },
      'severe',
    ],
    [
      'an unknown severity and a short duration',
      {
        severity: 'UNKNOWN_SEVERITY',
        effect: 'SIGNIFICANT_DELAYS',
        impactPeriods: [{ start: '2026-11-20T18:00:00+07:00', end: '2026-11-20T19:00:00+07:00' }],
      },
      'minor',
    ],
    [
      'an unknown severity and short delays over a long time',
      { severity: 'UNKNOWN_SEVERITY', effect: 'SIGNIFICANT_DELAYS', delaySeconds: 14 * 60 },
      'minor',
    ],
    [
      'an unknown severity and long delays',
      { severity: 'UNKNOWN_SEVERITY', effect: 'SIGNIFICANT_DELAYS', delaySeconds: 15 * 60 },
      'severe',
    ],
    ['a closed station, for information', { ...about({ stationCode: 'BL01' }), severity: 'INFO' }, 'minor'],
    ['a severe lift outage', { effect: 'ACCESSIBILITY_ISSUE' }, 'good'],
    ['additional service, for information', { effect: 'ADDITIONAL_SERVICE', severity: 'INFO' }, 'good'],
    [
      'works that change the service',
      { effect: 'MODIFIED_SERVICE', severity: 'WARNING', cause: 'CONSTRUCTION' },
      'planned',
    ],
    ['works that stop the service', { effect: 'NO_SERVICE', cause: 'CONSTRUCTION' }, 'closed'],
  ])('with an alert about %s', (_, changes, state) => {
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
  ])('changes only for the lines of the alert: %j', (entities, lines) => {
    const rows = status([severeAlertExample(about(...entities))]).now;
    expect(rows.filter(({ state }) => state !== 'good').map(({ line }) => line.id)).toEqual(lines);
  });
});

test('each alert of a line has its row, since each has its own time', () => {
  const other = severeAlertExample({ id: 'other' as Alert['id'], saidAt: '2026-11-20T18:20:00+07:00' });
  const rows = status([severeAlertExample(), other]).now.filter(({ line }) => line.id === 'blue');
  expect(rows.map(({ saidAt }) => saidAt?.text)).toEqual(['17:52', '18:20']);
});

test('an alert shows its effect, its time and an overdue update', () => {
  expect(status([severeAlertExample()]).now[0]).toMatchObject({
    title: 'No Blue Line trains between Tha Phra and Lak Song',
    expected: 'Expected until 21:00',
    saidAt: { text: '17:52', dateTime: '2026-11-20T17:52+07:00' },
    nextWordBy: { text: '18:30' },
    overdue: true,
  });
  const punctual = status([severeAlertExample()], new Date('2026-11-20T18:29:00+07:00'));
  expect(punctual.now[0]?.overdue).toBeUndefined();
});

test.each<[Partial<Alert>, string | undefined]>([
  [{ effect: 'SIGNIFICANT_DELAYS', delaySeconds: 601 }, 'Delays of up to 11 minutes'],
  [{ effect: 'SIGNIFICANT_DELAYS' }, undefined],
  [{ effect: 'REDUCED_SERVICE' }, 'Fewer trains'],
  [about({ stationCode: 'BL01' }), 'Stations closed'],
  [{ effect: 'MODIFIED_SERVICE', cause: 'MAINTENANCE', severity: 'WARNING' }, 'Modified service'],
  [{ effect: 'UNKNOWN_EFFECT' }, 'Service disrupted'],
])('an alert with %j has the effect %s', (changes, words) => {
  expect(status([severeAlertExample(changes)]).now[0]?.stateText).toBe(words);
});

test('an alert without an end says so', () => {
  const [row] = status([severeAlertExample({ impactPeriods: [{ start: '2026-11-20T17:40:00+07:00' }] })]).now;
  expect(row?.expected).toBe('No end has been announced');
});

test('the stations of an alert appear in the row of their line', () => {
  const rows = status([
    severeAlertExample(about({ stationCode: 'BL10' }, { stationCode: 'PK01' })),
  ]).now.filter(({ state }) => state === 'severe');
  expect(rows.map(({ line, stations }) => [line.id, stations.map(({ href }) => href)])).toEqual([
    ['blue', ['/en/stations/BL10']],
    ['pink', ['/en/stations/PK01']],
  ]);
});

describe('a board shows each alert once', () => {
  const twoLines = severeAlertExample(about({ lineId: 'blue' }, { lineId: 'purple' }));
  const told = (rows: StatusRowModel[]) => rows.map(({ line, title, sameAs }) => [line.id, !!title, sameAs]);

  test('by the row of its first line; the other row names that line', () => {
    const board = status([twoLines]);
    expect(told(board.now).slice(0, 2)).toEqual([
      ['blue', true, undefined],
      ['purple', false, 'Blue Line'],
    ]);
    expect(board.now[1]?.state).toBe('closed');
    expect(board.shownAlertIds).toEqual([twoLines.id]);
  });

  test('by another part of the page: the rows only have their state', () => {
    const board = toStatusBoard(
      {
        alerts: [twoLines],
        reports: liveReportsExample,
        stations: stationsExample,
        serviceHours,
        now,
        lineHref: (line) => `/lines/${line}`,
        isShownElsewhere: () => true,
      },
      exampleContext('en'),
    );
    expect(told(board.now).slice(0, 2)).toEqual([
      ['blue', false, undefined],
      ['purple', false, undefined],
    ]);
    expect(states(board.now).slice(0, 2)).toEqual(['blue: closed', 'purple: closed']);
    expect(board.shownAlertIds).toEqual([]);
  });
});

test('a closed station offers the nearest open ones, each once', () => {
  const closure = severeAlertExample(about({ stationCode: 'BL10' }));
  const board = toStatusBoard(
    {
      alerts: [closure],
      reports: liveReportsExample,
      stations: stationsExample,
      serviceHours,
      now,
      lineHref: (line) => `/lines/${line}`,
      nearestOpen: new Map([
        [
          'BL10',
          [
            { station: 'PP16' as never, walkMinutes: 1 },
            { station: 'BL11' as never, metres: 1210 },
          ],
        ],
      ]),
    },
    exampleContext('en'),
  );
  expect(board.now[0]?.nearestOpen).toMatchObject([
    { code: 'PP16', href: '/en/stations/PP16', away: 'about 1 minute on foot' },
    { code: 'BL11', away: '1.2 km in a straight line' },
  ]);
});

describe('an alert that leaves trains running as usual', () => {
  const lift = liftAlertExample(about({ stationCode: 'BL01' }));

  test("appears below the line's state, not instead of it", () => {
    const [blue] = status([lift]).now;
    expect([blue?.state, blue?.title, blue?.remarks]).toEqual([
      'good',
      undefined,
      [
        {
          alertId: lift.id,
          title: 'Lift of Exit 2 at Nonthaburi Civic Center out of order',
          text: 'Please use the lift of Exit 1.',
          timing: 'Posted 20 Nov 2026, 17:52',
        },
      ],
    ]);
  });

  test('adds no second row with good service', () => {
    const rows = status([severeAlertExample(), lift]).now.filter(({ line }) => line.id === 'blue');
    expect(rows.map(({ state, remarks }) => [state, remarks.length])).toEqual([['closed', 1]]);
  });
});

describe('planned works', () => {
  test.each([
    ['2026-11-22T22:00:00+07:00', 'week'],
    ['2026-11-23T00:00:00+07:00', 'later'],
    ['2026-11-22T18:00:00Z', 'later'],
  ] as const)('that begin %s are listed under %s', (start, group) => {
    const shown = status([worksAlertExample({ impactPeriods: [{ start }] })]);
    expect([shown.week.length, shown.later.length]).toEqual(group === 'week' ? [1, 0] : [0, 1]);
  });

  test("are sorted by start, show their time, and do not change the line's current state", () => {
    const later = worksAlertExample({
      impactPeriods: [{ start: '2026-12-01T22:00:00+07:00' }],
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

  test('within one day name the day once', () => {
    const [row] = status([
      worksAlertExample({
        impactPeriods: [{ start: '2026-11-22T09:00:00+07:00', end: '2026-11-22T12:00:00+07:00' }],
      }),
    ]).week;
    expect(row?.period).toBe('22 Nov 2026, 09:00 – 12:00');
  });

  test('that repeat nightly show their next period', () => {
    const nightly = worksAlertExample({
      impactPeriods: [
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

  test('disappear when they have ended', () => {
    const over = worksAlertExample({
      impactPeriods: [{ start: '2026-11-01T22:00:00+07:00', end: '2026-11-02T00:30:00+07:00' }],
    });
    const shown = status([over]);
    expect([...shown.week, ...shown.later]).toEqual([]);
    expect(states(shown.now)).toContain('purple: good');
  });
});

describe('an alert that does not act now', () => {
  const [start, end] = ['2026-11-27T05:00:00+07:00', '2026-11-27T13:00:00+07:00'];
  const rows = (changes: Partial<Alert>) => status([severeAlertExample(changes)]);

  test('is planned with its dates if it will, and leaves the line as it is', () => {
    const shown = rows({ impactPeriods: [{ start, end }] });
    expect(shown.now.map(({ state }) => state)).not.toContain('closed');
    expect([...shown.week, ...shown.later]).toMatchObject([
      { line: { id: 'blue' }, state: 'planned', period: '27 Nov 2026, 05:00 – 13:00' },
    ]);
  });

  test('stands below the line if it never will', () => {
    const { now, week, later } = rows({
      impactPeriods: [],
      shownPeriods: [{ start: '2026-11-20T00:00:00+07:00' }],
    });
    const blue = now.filter(({ line }) => line.id === 'blue');
    expect(blue.map(({ state, remarks }) => [state, remarks.length])).toEqual([['good', 1]]);
    expect([...week, ...later]).toEqual([]);
  });

  test('is not there before it is shown', () => {
    const { shownAlertIds } = rows({
      shownPeriods: [{ start: '2026-11-21T00:00:00+07:00' }],
      impactPeriods: [{ start, end }],
    });
    expect(shownAlertIds).toEqual([]);
  });

  test('stands there also outside of its shown periods, once it acts', () => {
    const { shownAlertIds } = rows({
      shownPeriods: [{ start: '2026-11-01T00:00:00+07:00', end: '2026-11-02T00:00:00+07:00' }],
    });
    expect(shownAlertIds).toEqual(['blue-flooding']);
  });
});

test.each<[string, object]>([
  ['one train', { lineId: 'blue', train: { time: '10:00:00' } }],
  ['what was not understood', { lineId: 'blue', isPartial: true }],
  ['an exit', { stationCode: 'BL10', part: 'BL10-exit-1' }],
])('NO_SERVICE on %s leaves the line as it is', (_, entity) => {
  const { now } = status([severeAlertExample(about(entity))]);
  const [blue] = now.filter(({ line }) => line.id === 'blue');
  expect(blue).toMatchObject({ state: 'good', remarks: [{ alertId: 'blue-flooding' }] });
});

test.each<[string, object, string]>([
  ['one direction', { lineId: 'blue', direction: 0 }, 'Fewer trains'],
  ['a platform', { stationCode: 'BL10', platform: 'BL10-0' }, 'Fewer trains'],
  ['a station', { stationCode: 'BL10' }, 'Stations closed'],
])('NO_SERVICE on %s does not close the line', (_, entity, words) => {
  const [blue] = status([severeAlertExample(about(entity))]).now.filter(({ line }) => line.id === 'blue');
  expect(blue).toMatchObject({ state: 'severe', stateText: words });
});

test("the producer's words replace ours in their language", () => {
  const detail = { effectDetail: { en: 'Shuttle buses run' }, ...about({ lineId: 'blue', direction: 0 }) };
  expect(status([severeAlertExample(detail)]).now[0]?.stateText).toBe('Shuttle buses run');
});
