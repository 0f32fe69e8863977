import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, daysOf, isDay, toCalendarDate, toDayNumber, weekdayOf } from './calendar-day';

describe('a day number', () => {
  test.each([
    ['1970-01-01', 0, 3],
    ['2026-11-20', 20_777, 4],
    ['2024-02-29', 19_782, 3],
    ['1969-12-31', -1, 2],
  ])('%s is day %d, weekday %d', (date, number, weekday) => {
    expect([toDayNumber(date), toCalendarDate(number), weekdayOf(number)]).toEqual([number, date, weekday]);
  });

  test.each(['2026-02-30', '2025-02-29', '20261120', '', '2026-13-01', '2026-1-5', 'today'])(
    'is NaN for the invalid day %j',
    (date) => {
      expect([toDayNumber(date), isDay(date)]).toEqual([Number.NaN, false]);
    },
  );

  test.each(['2026-02-28', '2024-02-29', '0999-12-31'])('exists for the valid day %s', (date) => {
    expect(isDay(date)).toBe(true);
  });
});

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2024-02-28', 2, '2024-03-01'],
  ['2026-11-20', 0, '2026-11-20'],
])('%s plus %d days is %s', (date, count, other) => {
  expect([addDays(date, count), daysBetween(date, other)]).toEqual([other, count]);
});

test.each([
  ['2026-11', '2026-11-01', '2026-11-30'],
  ['2024-02', '2024-02-01', '2024-02-29'],
  ['2026-12', '2026-12-01', '2026-12-31'],
  ['2026', '2026-01-01', '2026-12-31'],
])('%s lasts from %s to %s', (period, first, last) => {
  expect(daysOf(period)).toEqual({ first, last });
});
