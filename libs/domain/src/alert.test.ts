import { expect, test } from 'vitest';
import { alert, isActive } from './alert';

const activePeriods = [
  { start: '2026-11-20T05:00:00+07:00', end: '2026-11-20T09:00:00+07:00' },
  { start: '2026-11-21T05:00:00+07:00' },
];

test.each([
  ['2026-11-20T04:59:59+07:00', false],
  ['2026-11-20T05:00:00+07:00', true],
  ['2026-11-20T01:59:59Z', true],
  ['2026-11-20T09:00:00+07:00', false],
  ['2027-01-01T00:00:00+07:00', true],
])('an alert is active at %s: %s', (moment, active) => {
  expect(isActive({ activePeriods }, new Date(moment))).toBe(active);
});

test.each([
  ['no period', { activePeriods: [] }],
  ['a time without an offset', { saidAt: '2026-11-20T05:00:00' }],
  ['an empty informed entity', { informedEntities: [{}] }],
  ['a delay of zero seconds', { delaySeconds: 0 }],
  ['a cause that GTFS Realtime does not have', { cause: 'ELEPHANT' }],
])('rejects an alert with %s', (_what, change) => {
  const good = {
    id: 'lift',
    activePeriods,
    cause: 'MAINTENANCE',
    effect: 'ACCESSIBILITY_ISSUE',
    severity: 'INFO',
    informedEntities: [{ stationCode: 'BL10' }],
    header: { th: 'ลิฟต์', en: 'Lift' },
    description: { th: 'ปิดซ่อม', en: 'Closed' },
    saidAt: '2026-11-20T05:00:00+07:00',
  };
  expect(alert.safeParse(good).success).toBe(true);
  expect(alert.safeParse({ ...good, ...change }).success).toBe(false);
});
