import { describe, expect, it, test } from 'vitest';
import { answerKey, createAnswerCache } from './answer-cache';
import { storeAnswer } from './stored-answer';

describe('what an answer depends on', () => {
  test.each([
    ['/th/updates/news', '/th/updates/news'],
    ['/th/updates/news?page=2&utm_source=x', '/th/updates/news?page=2'],
    ['/th/updates/news?utm_source=x', '/th/updates/news'],
    ['/api/v1/categories?x=1', '/api/v1/categories?x=1'],
    ['/media/0123456789abcdef/train.svg?x=1', '/media/0123456789abcdef/train.svg'],
    ['/api/icons/lucide.json?icons=train', undefined],
    ['/_ipx/f_webp/media/0123456789abcdef/train.jpg', undefined],
    ['/social/th.jpg', undefined],
    ['/', undefined],
    ['/nowhere', undefined],
    ['/readyz', undefined],
  ])('%s is kept as %s', (target, key) => {
    expect(answerKey(target)).toBe(key);
  });
});

describe('the cache of answers', () => {
  const page = () => storeAnswer(new Response('page', { headers: { 'content-type': 'text/html' } }));

  it('makes one answer for all who ask at once', async () => {
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

  it('keeps nothing that must not be shared, and lets the next one try after a failure', async () => {
    const cache = createAnswerCache();
    await expect(cache.make('/th', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await cache.make('/th', () => storeAnswer(new Response('gone', { status: 404 })));
    expect(cache.get('/th')).toBeUndefined();
  });
});
