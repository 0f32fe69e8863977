import type { Alert } from '@raang/domain';
import { describe, expect, test } from 'vitest';
import { alertExample } from '../testing/alert-example';
import { type AlertConditions, conditionsOf } from './alert-effects';

const blue = { lineId: 'blue' };
const taoPoon = { stationCode: 'BL10' };
const blueAtTaoPoon = { ...blue, ...taoPoon };

const nothing: AlertConditions = {
  closedLines: [],
  closedStations: [],
  closedCalls: [],
  closedRuns: [],
  closedStops: [],
  closedDirections: [],
  delays: [],
};
const at = new Date('2026-11-20T12:00:00+07:00');

type Case = [string, Parameters<typeof alertExample>[0], Partial<AlertConditions>];

describe('conditions from alerts', () => {
  test.each<Case>([
    ['a line without service', { informedEntities: [blue] }, { closedLines: ['blue'] as never }],
    ['a station without service', { informedEntities: [taoPoon] }, { closedStations: ['BL10'] as never }],
    [
      'a line that does not stop at a station',
      { informedEntities: [blueAtTaoPoon] },
      { closedCalls: [{ lineId: 'blue', station: 'BL10' }] as never },
    ],
    [
      'a line and a station without service',
      { informedEntities: [blue, taoPoon] },
      { closedLines: ['blue'] as never, closedStations: ['BL10'] as never },
    ],
    [
      'a delay of known length',
      { effect: 'SIGNIFICANT_DELAYS', delaySeconds: 600, informedEntities: [blue] },
      { delays: [{ lineId: 'blue', seconds: 600 }] as never },
    ],
    [
      'a delay that begins at a station of a line',
      { effect: 'SIGNIFICANT_DELAYS', delaySeconds: 600, informedEntities: [blueAtTaoPoon] },
      { delays: [{ lineId: 'blue', seconds: 600 }] as never },
    ],
    ['a delay of unknown length', { effect: 'SIGNIFICANT_DELAYS', informedEntities: [blue] }, {}],
    [
      'a delay at a station without a line',
      { effect: 'SIGNIFICANT_DELAYS', delaySeconds: 600, informedEntities: [taoPoon] },
      {},
    ],
    ['fewer trains', { effect: 'REDUCED_SERVICE', informedEntities: [blue] }, {}],
    ['a detour', { effect: 'DETOUR', informedEntities: [blue] }, {}],
    ['an unknown effect', { effect: 'UNKNOWN_EFFECT', informedEntities: [blueAtTaoPoon] }, {}],
    [
      'a broken lift, for a journey with steps',
      { effect: 'ACCESSIBILITY_ISSUE', informedEntities: [taoPoon] },
      {},
    ],
  ])('%s', (_, change, expected) => {
    expect(conditionsOf([alertExample(change)], { stepFree: false, at })).toEqual({
      ...nothing,
      ...expected,
    });
  });

  test.each<Case>([
    [
      'a broken lift at a station',
      { effect: 'ACCESSIBILITY_ISSUE', informedEntities: [taoPoon] },
      { closedStations: ['BL10'] as never },
    ],
    [
      'a broken lift to the trains of one line',
      { effect: 'ACCESSIBILITY_ISSUE', informedEntities: [blueAtTaoPoon] },
      { closedCalls: [{ lineId: 'blue', station: 'BL10' }] as never },
    ],
    ['a broken lift somewhere on a line', { effect: 'ACCESSIBILITY_ISSUE', informedEntities: [blue] }, {}],
  ])('%s, for a step-free journey', (_, change, expected) => {
    expect(conditionsOf([alertExample(change)], { stepFree: true, at })).toEqual({ ...nothing, ...expected });
  });

  test('several alerts are combined', () => {
    const alerts: Alert[] = [
      alertExample({ informedEntities: [blue] }),
      alertExample({ informedEntities: [taoPoon] }),
    ];
    expect(conditionsOf(alerts, { stepFree: false, at })).toEqual({
      ...nothing,
      closedLines: ['blue'],
      closedStations: ['BL10'],
    });
  });

  test.each<[string, Parameters<typeof alertExample>[0]]>([
    [
      'is shown and does not act yet',
      {
        shownPeriods: [{ start: '2026-11-20T00:00:00+07:00' }],
        impactPeriods: [{ start: '2026-11-27T00:00:00+07:00' }],
      },
    ],
    ['never acts', { shownPeriods: [{ start: '2026-11-20T00:00:00+07:00' }], impactPeriods: [] }],
  ])('an alert that %s changes nothing', (_, change) => {
    for (const effect of [{}, { effect: 'SIGNIFICANT_DELAYS', delaySeconds: 600 }] as const)
      expect(conditionsOf([alertExample({ ...change, ...effect })], { stepFree: true, at })).toEqual(nothing);
  });

  test.each([
    ['one direction', { ...blue, direction: 0 as const }],
    ['one train', { ...blue, train: { tripId: 't' } }],
    ['what was not understood', { ...blue, isPartial: true as const }],
  ])('a delay of %s delays no whole line', (_, entity) => {
    const late = { effect: 'SIGNIFICANT_DELAYS', delaySeconds: 600, informedEntities: [entity] } as const;
    expect(
      conditionsOf([alertExample({ ...late, informedEntities: [entity] })], { stepFree: false, at }),
    ).toEqual(nothing);
  });
});
