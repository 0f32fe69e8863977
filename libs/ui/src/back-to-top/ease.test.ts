import { expect, test } from 'vitest';
import { ease } from './ease';
import { scrollDefaults } from './scroll-defaults';

test('the defaults equal the specification’s', () => {
  expect(scrollDefaults).toEqual({
    offsetPx: 120,
    durationMs: 400,
    easing: 'ease',
    throttleMs: 99,
    debounceMs: 50,
  });
});

// What browsers compute for `ease`.
test.each([
  [-1, 0],
  [0, 0],
  [0.25, 0.4085],
  [0.5, 0.8024],
  [0.75, 0.9605],
  [1, 1],
  [2, 1],
])('after %f of the duration, ease has reached %f', (share, progress) => {
  expect(ease(share)).toBeCloseTo(progress, 3);
});
