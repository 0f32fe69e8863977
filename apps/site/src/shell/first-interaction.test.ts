import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { afterFirstInteraction, introDelayMs } from './first-interaction';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(['scroll', 'pointerdown', 'keydown'])('runs once, after a delay, on the first %s', (sign) => {
  const page = new EventTarget();
  const run = vi.fn();
  afterFirstInteraction(run, page);
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  for (const event of [sign, sign, 'keydown']) page.dispatchEvent(new Event(event));
  vi.advanceTimersByTime(introDelayMs - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledOnce();
});

it('can be cancelled before and after the first interaction', () => {
  const page = new EventTarget();
  const run = vi.fn();
  const cancel = afterFirstInteraction(run, page);
  page.dispatchEvent(new Event('scroll'));
  cancel();
  page.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
});
