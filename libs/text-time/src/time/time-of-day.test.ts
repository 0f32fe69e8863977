import { expect, test } from 'vitest';
import { readTime, writeTime } from './time-of-day';

test.each([
  ['08:30', '08:30'],
  ['8.30', '08:30'],
  ['08.30 น.', '08:30'],
  ['๒๓.๕๐ น.', '23:50'],
  ['0830', '08:30'],
  ['830', '08:30'],
  ['8', '08:00'],
  ['8 pm', '20:00'],
  ['8 P.M.', '20:00'],
  ['12:15 am', '00:15'],
  ['8:30:59', '08:30'],
  ['8 hrs', '08:00'],
  ['24:00', undefined],
  ['25:99', undefined],
  ['13 pm', undefined],
  ['soon', undefined],
  ['', undefined],
])('the time %j is %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test.each([
  [0, '00:00'],
  [30_659, '08:30'],
  [86_399, '23:59'],
  [86_400, '24:00'],
])('%d seconds after midnight is written as %s', (seconds, time) => {
  expect(writeTime(seconds)).toBe(time);
});
