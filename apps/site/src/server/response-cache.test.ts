import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache';
import { storeAnswer } from './stored-answer';

describe('the response cache', () => {
  const page = () =>
    storeAnswer(new Response('page'), { commonHeaders: {}, cacheControl: 'public, max-age=60' });

  it('makes one response for concurrent requests', async () => {
    const cache = createAnswerCache();
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
    const cache = createAnswerCache();
    await expect(cache.make('/th', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await cache.make('/th', () =>
      storeAnswer(new Response('gone', { status: 404 }), { commonHeaders: {}, cacheControl: 'no-store' }),
    );
    expect(cache.get('/th')).toBeUndefined();
  });
});
