import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createIconLoader } from './icon-loader';

const body = '<path d="M0 0"/>';
const drawn = { body, viewBox: '0 0 16 16' };

/** Fake endpoint: returns the requested icons. */
function endpoint() {
  return vi.fn<typeof fetch>(async (address) => {
    const url = new URL(String(address), 'https://example.org');
    const names = url.searchParams.get('icons')?.split(',') ?? [];
    const icons = Object.fromEntries(
      names.filter((name) => name !== 'unknown').map((name) => [name, { body }]),
    );
    return Response.json({ prefix: 'a', icons });
  });
}

const addressesOf = (fetch: ReturnType<typeof endpoint>) => fetch.mock.calls.map(([address]) => address);

describe('the icon loader', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('sends one request per set for all icons of a tick, in a stable order for caches', async () => {
    const fetch = endpoint();
    const loader = createIconLoader({ fetch, now: () => 0 });
    await expect(
      Promise.all([
        loader.load('mdi', 'train'),
        loader.load('rail', 'gate'),
        loader.load('mdi', 'bus'),
        loader.load('mdi', 'train'),
      ]),
    ).resolves.toEqual([drawn, drawn, drawn, drawn]);
    expect(addressesOf(fetch)).toEqual([
      '/api/icons/mdi.json?icons=bus,train',
      '/api/icons/rail.json?icons=gate',
    ]);
  });

  test('does not request cached or pending icons again', async () => {
    const fetch = endpoint();
    const loader = createIconLoader({ fetch, now: () => 0 });
    const first = loader.load('mdi', 'train');
    await Promise.resolve();
    await Promise.all([first, loader.load('mdi', 'train')]);
    await loader.load('mdi', 'train');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('times out after 500 ms and retries on the next call', async () => {
    const fetch = endpoint();
    fetch.mockImplementationOnce(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError')));
        }),
    );
    const loader = createIconLoader({ fetch, now: () => 0 });
    const late = loader.load('mdi', 'train');
    let answered = false;
    void late.then(() => (answered = true));
    await vi.advanceTimersByTimeAsync(499);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await expect(late).resolves.toBeUndefined();
    await expect(loader.load('mdi', 'train')).resolves.toEqual(drawn);
  });

  test.each([
    ['an error status', () => Promise.resolve(new Response('no', { status: 500 }))],
    ['invalid JSON', () => Promise.resolve(new Response('<html>'))],
    ['unexpected JSON', () => Promise.resolve(Response.json(null))],
    ['a network error', () => Promise.reject(new TypeError('offline'))],
  ])('resolves to undefined after %s', async (_, answer) => {
    const loader = createIconLoader({ fetch: answer, now: () => 0 });
    await expect(loader.load('mdi', 'train')).resolves.toBeUndefined();
  });

  test('resolves the other icons of a request with an unknown one', async () => {
    const loader = createIconLoader({ fetch: endpoint(), now: () => 0 });
    await expect(Promise.all([loader.load('mdi', 'unknown'), loader.load('mdi', 'bus')])).resolves.toEqual([
      undefined,
      drawn,
    ]);
  });

  test('escapes names in the URL', async () => {
    const fetch = endpoint();
    await createIconLoader({ fetch, now: () => 0, endpoint: '/icons' }).load('../x', 'a&b');
    expect(addressesOf(fetch)).toEqual(['/icons/..%2Fx.json?icons=a%26b']);
  });
});
