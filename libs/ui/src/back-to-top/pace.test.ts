import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce, throttle } from './pace';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Events every 10 ms for 250 ms, then none. */
test.each([
  ['throttle', throttle, 99, 2, 3],
  ['debounce', debounce, 50, 0, 1],
] as const)('%s limits the number of calls', (_, pace, ms, callsMeanwhile, callsInTheEnd) => {
  const run = vi.fn();
  const paced = pace(run, ms);
  for (let time = 0; time < 250; time += 10) {
    paced();
    vi.advanceTimersByTime(10);
  }
  expect(run).toHaveBeenCalledTimes(callsMeanwhile);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(callsInTheEnd);
});

test.each([
  ['throttle', throttle],
  ['debounce', debounce],
] as const)('%s does not run a cancelled call', (_, pace) => {
  const run = vi.fn();
  const paced = pace(run, 50);
  paced();
  paced.cancel();
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
});
