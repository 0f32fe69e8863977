import { expect, test } from 'vitest';
import { createClock } from './clock';

test('a clock without a start shows the real time', () => {
  expect(createClock(undefined, () => 1000)()).toEqual(new Date(1000));
});

test('a clock begins at its start and goes on', () => {
  let real = 1000;
  const now = createClock(new Date('2026-12-01T00:20:00+07:00'), () => real);
  real += 90_000;
  expect(now()).toEqual(new Date('2026-12-01T00:21:30+07:00'));
});
