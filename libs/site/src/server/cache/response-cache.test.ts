import { type CachedResponse, encodeResponse, toCachedResponse } from '@raang/server';
import { describe, expect, it } from 'vitest';
import { createResponseCache, type ResponseCacheOptions } from './response-cache';

const lifetime = 'public, max-age=0, s-maxage=60';

/** A cache whose pages have the number of their making. */
function openCache(options: ResponseCacheOptions = {}) {
  const state = { now: 0, version: 1, status: 'notified' as 'notified' | 'unknown', made: 0 };
  const cache = createResponseCache({
    changes: { version: () => state.version, status: () => state.status },
    clock: { now: () => state.now },
    ...options,
  });
  let init: ResponseInit & { cacheControl?: string } = {};
  let wait: Promise<unknown> = Promise.resolve();
  const make = async (): Promise<CachedResponse> => {
    state.made += 1;
    const response = new Response(`page ${state.made}`, init);
    await wait;
    return toCachedResponse(response, { commonHeaders: {}, cacheControl: init.cacheControl ?? lifetime });
  };
  const visit = async (key = '/th') => {
    const kept = cache.get(key);
    const { response, from, headers } = kept
      ? { response: kept, from: 'hit', headers: undefined }
      : await cache.answer(key, make);
    return { text: response.body.toString(), status: response.status, from, headers };
  };
  return {
    state,
    cache,
    visit,
    respondWith: (next: typeof init) => (init = next),
    waitFor: (next: Promise<unknown>) => (wait = next),
  };
}

describe('the response cache', () => {
  it('makes one response for concurrent requests', async () => {
    const { state, visit } = openCache();
    await Promise.all(Array.from({ length: 20 }, () => visit()));
    expect(state.made).toBe(1);
    expect(await visit()).toMatchObject({ text: 'page 1', from: 'hit' });
  });

  it.each([
    ['private', { cacheControl: 'private, no-store' }],
    ['a failure', { status: 500, cacheControl: 'no-store' }],
    ['not found', { status: 404, cacheControl: lifetime }],
    ['with a cookie', { headers: { 'set-cookie': 'a=1' }, cacheControl: lifetime }],
  ])('never keeps a response that is %s', async (_, init) => {
    const { visit, respondWith } = openCache();
    respondWith(init);
    await visit();
    expect(await visit()).toMatchObject({ text: 'page 2', from: 'miss' });
  });

  it('forgets a page that is no longer there', async () => {
    const { state, cache, visit, respondWith } = openCache();
    await visit();
    state.version += 1;
    respondWith({ status: 404, cacheControl: 'no-store' });
    expect(await visit()).toMatchObject({ status: 404, from: 'miss' });
    state.version -= 1;
    expect(cache.get('/th')).toBeUndefined();
  });

  it('makes a response anew after a change, but not what lasts', async () => {
    const { state, visit, respondWith } = openCache();
    await visit();
    respondWith({ cacheControl: 'public, max-age=31536000, immutable' });
    await visit('/media/a');
    respondWith({});
    state.version += 1;
    expect(await visit()).toMatchObject({ text: 'page 3', from: 'miss' });
    expect(await visit('/media/a')).toMatchObject({ text: 'page 2', from: 'hit' });
  });

  it('does not keep what was begun before a change as if it were of after it', async () => {
    const { state, visit, waitFor } = openCache();
    const slow = Promise.withResolvers<void>();
    waitFor(slow.promise);
    const before = visit();
    state.version += 1;
    waitFor(Promise.resolve());
    expect((await visit()).text).toBe('page 2');
    slow.resolve();
    expect((await before).text).toBe('page 1');
    expect(await visit()).toMatchObject({ text: 'page 2', from: 'hit' });
  });

  it('gives the kept response while it makes the next one', async () => {
    const { state, visit } = openCache();
    await visit();
    state.now += 61_000;
    const visits = await Promise.all([visit(), visit()]);
    expect(visits).toMatchObject([
      { text: 'page 1', from: 'stale' },
      { text: 'page 1', from: 'stale' },
    ]);
    await expect.poll(() => visit()).toMatchObject({ text: 'page 2', from: 'hit' });
    expect(state.made).toBe(2);
    state.now += 121_000;
    expect(await visit()).toMatchObject({ text: 'page 3', from: 'miss' });
  });

  it('renews one response at a time', async () => {
    const { state, visit, waitFor } = openCache();
    await visit('/th');
    await visit('/en');
    state.now += 61_000;
    const slow = Promise.withResolvers<void>();
    waitFor(slow.promise);
    await Promise.all([visit('/th'), visit('/en'), visit('/th')]);
    await expect.poll(() => state.made).toBe(3);
    // a page that is not kept does not wait for its turn
    waitFor(Promise.resolve());
    expect((await visit('/th/stations')).text).toBe('page 4');
    expect(state.made).toBe(4);
    slow.resolve();
    await expect.poll(() => visit('/en')).toMatchObject({ text: 'page 5', from: 'hit' });
    expect(await visit('/th')).toMatchObject({ text: 'page 3', from: 'hit' });
  });

  it('gives the kept response for a day while newer ones fail, and says so', async () => {
    const { state, visit, respondWith } = openCache({
      markOutdated: async (response) =>
        toCachedResponse(new Response(`outdated ${response.body.toString()}`), {
          commonHeaders: {},
          cacheControl: lifetime,
        }),
    });
    await visit();
    respondWith({ status: 503, cacheControl: 'no-store' });
    state.now += 200_000;
    expect(await visit()).toEqual({
      text: 'outdated page 1',
      status: 200,
      from: 'stale',
      headers: { age: '200', 'cache-status': 'raang; hit; ttl=-140; detail=stale-if-error' },
    });
    const attempts = state.made;
    await visit();
    expect(state.made).toBe(attempts);
    // other visitors of a page that is not kept get the failure
    expect(await visit('/th/other')).toMatchObject({ status: 503, from: 'miss' });
    respondWith({});
    state.now += 6000;
    expect(await visit()).toMatchObject({ text: `page ${state.made}`, from: 'miss', headers: undefined });
    respondWith({ status: 503, cacheControl: 'no-store' });
    state.now += 25 * 60 * 60 * 1000;
    expect(await visit()).toMatchObject({ status: 503, from: 'miss' });
  });

  it('gives the kept response if making fails, or does not end while the database does not respond', async () => {
    const { state, visit, waitFor } = openCache();
    await visit();
    state.version += 1;
    waitFor(Promise.reject(new Error('broken')));
    expect(await visit()).toMatchObject({ text: 'page 1', from: 'stale' });
    state.now += 6000;
    state.status = 'unknown';
    waitFor(new Promise(() => {}));
    expect(await visit()).toMatchObject({ text: 'page 1', from: 'stale' });
  });

  it('says that a response was made of outdated data', async () => {
    const outdatedUse = { count: 0, age: 0 };
    const { state, visit, waitFor } = openCache({ outdatedUse });
    const slow = Promise.withResolvers<void>();
    waitFor(slow.promise);
    const first = visit();
    Object.assign(outdatedUse, { count: 1, age: 90_000 });
    slow.resolve();
    expect(await first).toMatchObject({ text: 'page 1', from: 'stale', headers: { age: '90' } });
    expect(await visit()).toMatchObject({ text: 'page 1', from: 'stale' });
    state.now += 6000;
    expect(await visit()).toMatchObject({ text: 'page 2', from: 'miss' });
  });

  it('counts every encoding, and evicts what was used least recently', async () => {
    const { cache } = openCache({ maximumBytes: 85_000 });
    const words = Array.from({ length: 2000 }, (_, number) => `<p>${number ** 3}</p>`).join('');
    const page = () =>
      toCachedResponse(new Response(words, { headers: { 'content-type': 'text/html' } }), {
        commonHeaders: {},
        cacheControl: lifetime,
      });
    for (const key of ['/th', '/en']) await cache.answer(key, page);
    expect([cache.get('/th'), cache.get('/en')]).not.toContain(undefined);
    // both bodies fit, but not with their encodings
    for (const encoding of ['br', 'gzip'] as const) await encodeResponse(cache.get('/en')!, encoding);
    expect(cache.get('/th')).toBeUndefined();
    expect(cache.get('/en')).toBeDefined();
  });

  it('keeps nothing without memory', async () => {
    const { visit } = openCache({ maximumBytes: 0 });
    await visit();
    expect(await visit()).toMatchObject({ text: 'page 2', from: 'miss' });
  });

  it('does not compress an equal response again', async () => {
    const { state, cache } = openCache();
    const page = () =>
      toCachedResponse(new Response('<p>'.repeat(1000), { headers: { 'content-type': 'text/html' } }), {
        commonHeaders: {},
        cacheControl: lifetime,
      });
    const { response } = await cache.answer('/th', page);
    const encoded = await encodeResponse(response, 'gzip');
    state.version += 1;
    await cache.answer('/th', page);
    expect(await encodeResponse(cache.get('/th')!, 'gzip')).toBe(encoded);
  });
});
