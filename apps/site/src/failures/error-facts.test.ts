import { afterEach, expect, it, test, vi } from 'vitest';
import { isMissingChunk, pageFetch, statusOfError } from './error-facts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [new Error('failure 5f0c'), 500],
  [new Error('unavailable 5f0c'), 503],
  ['unavailable', 500],
  [undefined, 500],
])('%s has the status %d', (error, status) => {
  expect(statusOfError(error)).toBe(status);
});

test.each([
  [new TypeError('Failed to fetch dynamically imported module: https://x/assets/a.js'), true],
  [new TypeError('error loading dynamically imported module: https://x/assets/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/a.css'), true],
  [new TypeError('Failed to fetch'), false],
  ['Importing a module script failed.', false],
])('%s is a missing chunk: %s', (error, isMissing) => {
  expect(isMissingChunk(error)).toBe(isMissing);
});

it('distinguishes an unavailable service from other responses', async () => {
  const answer = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', answer);
  answer.mockResolvedValue(new Response('', { status: 503 }));
  expect(statusOfError(await pageFetch('/_serverFn/a').catch((error: unknown) => error))).toBe(503);
  answer.mockResolvedValue(new Response('', { status: 500 }));
  expect((await pageFetch('/_serverFn/a')).status).toBe(500);
});
