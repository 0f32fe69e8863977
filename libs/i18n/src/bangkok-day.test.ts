import { expect, test } from 'vitest';
import { bangkokDay } from './bangkok-day';

test.each([
  ['2026-11-20T16:59:59Z', '2026-11-20'],
  ['2026-11-20T17:00:00Z', '2026-11-21'],
  ['2026-01-05T02:00:00+07:00', '2026-01-05'],
])('at %s it is %s in Bangkok', (moment, day) => {
  expect(bangkokDay(new Date(moment))).toBe(day);
});
