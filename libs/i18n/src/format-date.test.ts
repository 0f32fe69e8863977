import { describe, expect, test } from 'vitest';
import { formatDate, formatMonth, formatWeekdayDate } from './format-date';

describe('a date', () => {
  test.each([
    ['2026-11-20', '20 พ.ย. 2569', '20 Nov 2026'],
    ['2026-09-01', '1 ก.ย. 2569', '1 Sep 2026'],
    ['2024-02-29', '29 ก.พ. 2567', '29 Feb 2024'],
    ['2000-01-01', '1 ม.ค. 2543', '1 Jan 2000'],
  ])('%s is %s in Thai and %s in English', (day, thai, english) => {
    expect([formatDate(day, 'th'), formatDate(day, 'en')]).toEqual([thai, english]);
  });

  test('shows a moment in Bangkok time, which may be the next day', () => {
    const moment = new Date('2026-12-31T18:30:00Z');
    expect([formatDate(moment, 'th'), formatDate(moment, 'en')]).toEqual(['1 ม.ค. 2570', '1 Jan 2027']);
  });

  test.each(['', 'yesterday', '2026-13-01', '2026-02-30'])('shows a dash for the invalid date %j', (text) => {
    expect(formatDate(text, 'en')).toBe('–');
  });

  test('shows a dash for an invalid Date object', () => {
    expect(formatDate(new Date(Number.NaN), 'th')).toBe('–');
  });
});

test.each([
  ['2026-11', 'พ.ย. 2569', 'Nov 2026'],
  ['2026', '2569', '2026'],
  ['2026-13', '–', '–'],
  ['soon', '–', '–'],
])('the month %s is %s in Thai and %s in English', (month, thai, english) => {
  expect([formatMonth(month, 'th'), formatMonth(month, 'en')]).toEqual([thai, english]);
});

describe('a date with its weekday', () => {
  test('is written in full, in Bangkok time', () => {
    const moment = new Date('2026-12-31T18:30:00Z');
    expect(formatWeekdayDate(moment, 'th')).toBe('วันศุกร์ที่ 1 มกราคม 2570');
    expect(formatWeekdayDate('2026-11-23', 'en')).toBe('Monday 23 November 2026');
    expect(formatWeekdayDate('soon', 'en')).toBe('–');
  });
});
