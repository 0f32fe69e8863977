import { expect, test } from 'vitest';
import { isAfterMidnight, isNight, serviceTimesAt } from './service-day';

const at = (hours: number, minutes: number, seconds = 0) => (hours * 60 + minutes) * 60 + seconds;

test.each([
  [at(23, 59, 59), false],
  [at(24, 0), true],
])('a service time of %d seconds is on the next day: %s', (seconds, isNext) => {
  expect(isAfterMidnight(seconds)).toBe(isNext);
});

test('half past midnight is a time of the new and of the previous service day', () => {
  expect(serviceTimesAt(at(0, 30))).toEqual([at(0, 30), at(24, 30)]);
});

test.each([
  [at(0, 0), true],
  [at(3, 59, 59), true],
  [at(4, 0), false],
  [at(23, 0), false],
])('%d seconds after midnight is part of the previous night: %s', (seconds, isOfNight) => {
  expect(isNight(seconds)).toBe(isOfNight);
});
