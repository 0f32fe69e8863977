// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('../language/word-chunks', () => ({ loadWordChunks: async () => ({}) }));

beforeEach(() => {
  Object.assign(globalThis, { $_TSR: undefined });
  vi.resetModules();
  document.head.innerHTML = '';
});
afterEach(() => vi.unstubAllGlobals());

test('the files of the page are requested together, and the program starts once', async () => {
  Object.assign(globalThis, {
    $_TSR: {
      router: {
        manifest: { routes: { __root__: {}, '/$lang/': { preloads: ['/a.js', { href: '/b.js' }] } } },
      },
    },
  });
  const { loadProgram } = await import('./load-program');
  const start = vi.fn(async () => undefined);
  const loads = [loadProgram(async () => ({ start })), loadProgram(async () => ({ start }))];
  expect(
    [...document.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname]),
  ).toEqual([
    ['modulepreload', '/a.js'],
    ['modulepreload', '/b.js'],
  ]);
  expect(start).not.toHaveBeenCalled();
  for (const link of document.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
  expect(await Promise.all(loads)).toEqual([true, true]);
  expect(start).toHaveBeenCalledOnce();
});

test('after a failure the next call tries again', async () => {
  const { loadProgram } = await import('./load-program');
  const start = vi.fn(async () => undefined);
  expect(await loadProgram(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
  expect(await loadProgram(async () => ({ start }))).toBe(true);
  expect(start).toHaveBeenCalledOnce();
});

test.each([
  ['without a file of the page the program does not start', 404, false],
  ['a file that has run before, for which Firefox reports an error, is there', 200, true],
])('%s, and the link goes', async (_, status, isThere) => {
  const request = vi.fn(async () => new Response('', { status }));
  vi.stubGlobal('fetch', request);
  Object.assign(globalThis, {
    $_TSR: { router: { manifest: { routes: { __root__: { preloads: ['/a.js'] } } } } },
  });
  const { loadProgram } = await import('./load-program');
  const start = vi.fn(async () => undefined);
  const loading = loadProgram(async () => ({ start }));
  document.querySelector('link')!.dispatchEvent(new Event('error'));
  expect(await loading).toBe(isThere);
  expect(start).toHaveBeenCalledTimes(Number(isThere));
  expect(request).toHaveBeenCalledExactlyOnceWith('/a.js');
  expect(document.querySelector('link')).toBeNull();
});

test('offline nothing is requested', async () => {
  const { loadProgram } = await import('./load-program');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const request = vi.fn();
  expect(await loadProgram(request)).toBe(false);
  expect(request).not.toHaveBeenCalled();
  online.mockRestore();
});
