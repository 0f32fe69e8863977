import type { Alert } from '@raang/domain';
import { expect, test } from 'vitest';
import { alertExample } from '../testing/alert-example';
import { seeAlerts, type SeenAlert } from './see-alerts';

const noon = Date.parse('2026-11-20T12:00:00+07:00');
const at = (minutes: number) => new Date(noon + minutes * 60_000);
const present = (alert: Alert) => [{ alert, isAfterGap: false }];
const alert = alertExample();

/** What is seen after alerts were there, or not, at some minutes. */
const after = (...looks: [minutes: number, alerts: Alert[]][]): SeenAlert[] =>
  looks.reduce<SeenAlert[]>(
    (seen, [minutes, alerts]) => seeAlerts(seen, alerts.flatMap(present), at(minutes)),
    [],
  );

test('an alert stands since it was first seen', () => {
  expect(after([0, [alert]], [5, [alert]])).toMatchObject([{ firstAt: at(0), goneAt: null, isOld: false }]);
});

test.each([
  ['within 30 minutes is the same', 30, [{ firstAt: at(0), goneAt: null }]],
  ['later is another one', 31, [{ goneAt: at(10) }, { firstAt: at(41), goneAt: null }]],
])('an alert that comes back %s', (_, minutes, expected) => {
  expect(after([0, [alert]], [10, []], [10 + minutes, [alert]])).toMatchObject(expected);
});

test('equal words under a new id are the same alert', () => {
  const renamed = { ...alert, id: alertExample({ id: 'another' }).id };
  expect(after([0, [alert]], [5, [renamed]])).toMatchObject([{ alert: { id: 'another' }, firstAt: at(0) }]);
});

test('two alerts of equal words at the same time are two', () => {
  expect(after([0, [alert, alertExample({ id: 'another' })]])).toHaveLength(2);
});

test('an alert that went before it stood for 3 minutes begins again', () => {
  expect(after([0, [alert]], [2, []], [4, [alert]])).toMatchObject([{ firstAt: at(4), goneAt: null }]);
});

test('an alert is gone when its impact is over', () => {
  const over = alertExample({
    impactPeriods: [{ start: '2026-11-20T00:00:00+07:00', end: '2026-11-20T12:20:00+07:00' }],
  });
  expect(after([0, [over]], [21, [over]])).toMatchObject([{ goneAt: at(20) }]);
});

test.each([
  ['never acts', { impactPeriods: [], shownPeriods: [{ start: '2026-11-20T00:00:00+07:00' }] }],
  [
    'is not shown yet',
    {
      impactPeriods: [{ start: '2026-12-20T00:00:00+07:00' }],
      shownPeriods: [{ start: '2026-12-10T00:00:00+07:00' }],
    },
  ],
])('an alert that %s is not seen', (_, change) => {
  expect(after([0, [alertExample(change)]])).toEqual([]);
});

test('after a gap nobody knows when an alert began', () => {
  expect(seeAlerts([], [{ alert, isAfterGap: true }], at(0))).toMatchObject([{ isOld: true }]);
});
