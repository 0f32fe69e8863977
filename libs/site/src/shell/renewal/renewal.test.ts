import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRenewal } from './renewal';

const renewalMs = 30_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start({ wanted = true, fails = false, age = 0 } = {}) {
  const page = { wanted, fails, loads: 0, ends: [] as boolean[] };
  const renewal = createRenewal({
    age,
    interval: () => renewalMs,
    renew: async () => {
      page.loads += 1;
      if (page.fails) throw new TypeError('Failed to fetch');
    },
    isWanted: () => page.wanted,
    onEnd: (isRenewed) => page.ends.push(isRenewed),
  });
  return { page, renewal };
}

it('renews at its interval', async () => {
  const { page } = start();
  await vi.advanceTimersByTimeAsync(renewalMs - 1);
  expect(page.loads).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.loads).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * renewalMs);
  expect(page).toMatchObject({ loads: 3, ends: [true, true, true] });
});

it('requests nothing while nobody looks, and renews at once when somebody does', async () => {
  const { page, renewal } = start({ wanted: false });
  await vi.advanceTimersByTimeAsync(10 * renewalMs);
  renewal.check();
  expect(page.loads).toBe(0);
  page.wanted = true;
  renewal.check();
  renewal.check();
  expect(page.loads).toBe(1);
});

it('does not renew on a look within the 30 seconds', async () => {
  const { page, renewal } = start();
  await vi.advanceTimersByTimeAsync(renewalMs - 1);
  renewal.check();
  expect(page.loads).toBe(0);
});

it('tries again 30 seconds after a failure', async () => {
  const { page } = start({ fails: true });
  await vi.advanceTimersByTimeAsync(renewalMs);
  expect(page.ends).toEqual([false]);
  page.fails = false;
  await vi.advanceTimersByTimeAsync(renewalMs);
  expect(page).toMatchObject({ loads: 2, ends: [false, true] });
});

it('is silent after it was stopped, also about what was loading', async () => {
  const { page, renewal } = start();
  await vi.advanceTimersByTimeAsync(renewalMs - 1);
  vi.advanceTimersByTime(1);
  renewal.stop();
  await vi.advanceTimersByTimeAsync(5 * renewalMs);
  renewal.check();
  expect(page).toMatchObject({ loads: 1, ends: [] });
});

it('renews a page that is older already sooner', async () => {
  const { page } = start({ age: 20_000 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.loads).toBe(1);
  await vi.advanceTimersByTimeAsync(renewalMs);
  expect(page.loads).toBe(2);
});
