import { expect, test } from 'vitest';
import { loadingEstimateMs, loadingShare, loadingThrottleMs } from './loading-progress';

test('estimate and throttle equal the specification’s', () => {
  expect([loadingEstimateMs, loadingThrottleMs]).toEqual([2000, 200]);
});

test.each([
  [0, undefined],
  [299, undefined],
  [300, 0.214],
  [1000, 0.553],
  [2000, 0.8],
  [4000, 0.96],
])('after %i ms the bar shows %s', (elapsedMs, share) => {
  const shown = loadingShare(elapsedMs);
  expect(shown === undefined ? undefined : Number(shown.toFixed(3))).toBe(share);
});

test('a slow page never fills the bar', () => {
  expect(loadingShare(20_000)).toBeLessThan(1);
});

test('the bar never shows before the throttle of the specification', () => {
  for (let elapsedMs = 0; elapsedMs <= loadingThrottleMs; elapsedMs += 1)
    expect(loadingShare(elapsedMs)).toBeUndefined();
});
