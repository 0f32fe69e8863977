import { expect, test } from 'vitest';
import { toDayNumber } from './calendar-day';
import { isTimeZone, toEpochSeconds, toIsoMoment, toLocalSeconds } from './time-zone';

test.each([
  ['a morning in Bangkok', 'Asia/Bangkok', '2026-11-20', 5.5 * 3600, '2026-11-20T05:30:00+07:00'],
  ['past midnight', 'Asia/Bangkok', '2026-11-20', 24 * 3600 + 65, '2026-11-21T00:01:05+07:00'],
  ['west of Greenwich', 'America/St_Johns', '2026-01-20', 3600, '2026-01-20T01:00:00-03:30'],
  ['clocks put forward that night', 'Europe/Berlin', '2026-03-29', 12 * 3600, '2026-03-29T12:00:00+02:00'],
  ['Greenwich itself', 'UTC', '2026-06-01', 60, '2026-06-01T00:01:00+00:00'],
])('%s', (_, timeZone, date, time, iso) => {
  const local = toDayNumber(date) * 86_400 + time;
  const seconds = toEpochSeconds(timeZone, local);
  expect(toIsoMoment(timeZone, seconds)).toBe(iso);
  expect(toLocalSeconds(timeZone, seconds)).toBe(local);
  expect(Date.parse(iso)).toBe(seconds * 1000);
});

test.each([
  ['Asia/Bangkok', true],
  ['UTC', true],
  ['Asia/Thonburi', false],
  ['', false],
])('%j is a time zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne);
});
