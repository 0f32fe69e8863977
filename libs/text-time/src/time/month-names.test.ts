import { expect, test } from 'vitest';
import { monthNames, monthNumber } from './month-names';

test.each(Object.values(monthNames).flatMap(({ short, long }) => [short, long]))(
  'the months from %s on are parsed in each form',
  (...names) => {
    expect(names.map(monthNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  },
);

test.each([
  ['Sept', 9],
  ['SEPTEMBER', 9],
  ['mar', 3],
  ['พย', 11],
  ['พ. ย.', 11],
  ['มีนา', 3],
  ['พฤศจิกา', 11],
  ['Ma', undefined],
  ['Ju', undefined],
  ['มี', undefined],
  ['Sunday', undefined],
  ['', undefined],
])('%j is month %s', (word, month) => {
  expect(monthNumber(word)).toBe(month);
});
