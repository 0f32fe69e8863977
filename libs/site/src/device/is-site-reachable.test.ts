// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { isSiteReachable } from './is-site-reachable';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['any response', async () => new Response(null, { status: 503 }), true],
  ['no response', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['a response that takes too long', () => Promise.reject(new DOMException('', 'TimeoutError')), false],
])('%s', async (_what, answer, expected) => {
  expect(await isSiteReachable(vi.fn<typeof fetch>(answer))).toBe(expected);
});

test('a device that says that it is offline sends no request', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const ask = vi.fn<typeof fetch>();
  expect(await isSiteReachable(ask)).toBe(false);
  expect(ask).not.toHaveBeenCalled();
});
