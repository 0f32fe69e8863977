import { expect, test } from 'vitest';
import { intervalMinutes } from './interval';

test.each([
  [20, 1, 1],
  [60, 1, 1],
  [74, 1, 1],
  [75, 1, 2],
  [230, 4, 4],
  [390, 6, 7],
  [406, 7, 7],
  [600, 10, 10],
])('trains every %d seconds run every %d to %d minutes', (seconds, least, most) => {
  expect(intervalMinutes(seconds)).toEqual({ least, most });
});
