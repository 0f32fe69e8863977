import { expect, test } from 'vitest';
import { yearFrom, yearIn } from './era';

test.each([
  ['buddhist', 2026, 2569],
  ['gregorian', 2026, 2026],
] as const)('the %s year of %d is %d', (era, gregorian, year) => {
  expect([yearIn(era, gregorian), yearFrom(era, year)]).toEqual([year, gregorian]);
});
