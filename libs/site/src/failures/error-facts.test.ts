import { afterEach, expect, it, test, vi } from 'vitest';
import { isMissingChunk, isUnreachable, pageFetch, referenceOfError, statusOfError } from './error-facts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [new Error('failure 5f0c'), '5f0c'],
  [new Error('unavailable edge-7.1'), 'edge-7.1'],
  [new Error('failure of something else'), undefined],
  [new Error('unreachable'), undefined],
  ['failure 5f0c', undefined],
])('the reference of %s is %s', (error, reference) => {
  expect(referenceOfError(error)).toBe(reference);
});

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

const answers = (response: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(response));
const failureOf = () => pageFetch('/_serverFn/a').catch((error: unknown) => error);

it('distinguishes an unavailable service', async () => {
  answers(async () => new Response('', { status: 503 }));
  expect(statusOfError(await failureOf())).toBe(503);
});

it('distinguishes a request that did not reach the site', async () => {
  answers(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(isUnreachable(await failureOf())).toBe(true);
  const aborted = new DOMException('The user left', 'AbortError');
  answers(() => Promise.reject(aborted));
  expect(await failureOf()).toBe(aborted);
});

test.each([
  ['a page', new Response('{}', { headers: { 'x-tss-serialized': 'true' } })],
  ['a failed page', new Response('{}', { status: 500, headers: { 'x-tss-serialized': 'true' } })],
  ['a missing item', Response.json({ isNotFound: true }, { status: 404 })],
  ['a redirect', Response.json({ isSerializedRedirect: true, href: '/en' })],
])('%s is a response of the site', async (_what, response) => {
  answers(async () => response);
  expect(await failureOf()).toBe(response);
});

test.each([
  ['an empty failure', new Response(null, { status: 500 })],
  [
    'an error page of a proxy',
    new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  ],
  ['an error of a proxy as JSON', Response.json({ code: 'UPSTREAM' }, { status: 500 })],
  [
    'a sign-in page of a hotel',
    new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['null', Response.json(null)],
])('%s is a failure of the page', async (_what, response) => {
  answers(async () => response);
  const failure = await failureOf();
  expect([failure instanceof Error, isUnreachable(failure), statusOfError(failure)]).toEqual([
    true,
    false,
    500,
  ]);
});
