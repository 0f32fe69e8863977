import { expect, test } from 'vitest';
import type { Era } from './era';
import { monthNames } from './month-names';
import { readDate } from './read-date';
import { writeDate, writeDateInDigits } from './write-date';

test.each([
  ['2026-11-05', '5 พ.ย. 2569', '5/11/2569'],
  ['2024-02-29', '29 ก.พ. 2567', '29/2/2567'],
])('%s is written %s and %s', (day, words, digits) => {
  expect(writeDate(day, monthNames.th.short, 'buddhist')).toBe(words);
  expect(writeDateInDigits(day, 'buddhist')).toBe(digits);
});

test('an English date has a Gregorian year', () => {
  expect(writeDate('2026-11-05', monthNames.en.long, 'gregorian')).toBe('5 November 2026');
  expect(writeDateInDigits('2026-11-05', 'gregorian')).toBe('5/11/2026');
});

const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-07`);

test.each<[string, readonly string[], Era]>([
  ['short Thai', monthNames.th.short, 'buddhist'],
  ['long Thai', monthNames.th.long, 'buddhist'],
  ['short English', monthNames.en.short, 'gregorian'],
  ['long English', monthNames.en.long, 'gregorian'],
])('a date with a %s month name can be parsed again', (_, months, era) => {
  expect(days.map((day) => readDate(writeDate(day, months, era), era))).toEqual(days);
});
