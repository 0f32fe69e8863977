import { describe, expect, it } from 'vitest';
import { createResponseCache } from './response-cache';
import { toCachedResponse } from './cached-response';

describe('the response cache', () => {
  const page = () =>
    toCachedResponse(new Response('page'), { commonHeaders: {}, cacheControl: 'public, max-age=60' });

  it('makes one response for concurrent requests', async () => {
    const cache = createResponseCache(1024 * 1024);
    let made = 0;
    const make = () => {
      made += 1;
      return page();
    };
    await Promise.all(Array.from({ length: 20 }, () => cache.make('/th', make)));
    expect(made).toBe(1);
    expect(cache.get('/th')?.body.toString()).toBe('page');
  });

  it('does not cache private responses or failures', async () => {
    const cache = createResponseCache(1024 * 1024);
    await expect(cache.make('/th', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await cache.make('/th', () =>
      toCachedResponse(new Response('gone', { status: 404 }), {
        commonHeaders: {},
        cacheControl: 'no-store',
      }),
    );
    expect(cache.get('/th')).toBeUndefined();
  });

  it('keeps nothing without memory', async () => {
    const cache = createResponseCache(0);
    await cache.make('/th', page);
    expect(cache.get('/th')).toBeUndefined();
  });
});
