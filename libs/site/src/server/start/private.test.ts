import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { serve } from '../testing/serve';
import { openSharedCache } from '../testing/shared-cache';

/** Responds with the visitor's own name, and wrongly claims to be public. */
const greeting = async (request: Request) => {
  // long enough for another visitor to send a request meanwhile
  await new Promise((resolve) => setTimeout(resolve, 20));
  return new Response(`You are ${request.headers.get('cookie')}`, {
    headers: { 'cache-control': 'public, max-age=60' },
  });
};

describe('a resource that is not declared public', () => {
  let site: Awaited<ReturnType<typeof serve>>;
  beforeEach(async () => {
    site = await serve({
      '/private': { key: '/private', answer: greeting },
      '/public': { key: '/public', public: true, answer: greeting },
      '/cookie': {
        key: '/cookie',
        public: true,
        answer: async () => new Response('a', { headers: { 'set-cookie': 'a=1' } }),
      },
      '/failure': { key: '/failure', public: true, answer: () => Promise.reject(new Error('broken')) },
    });
  });
  afterEach(() => site.close());

  const visitors = ['ann', 'ben', 'ann', 'ben'];
  const ownAnswers = visitors.map((visitor) => `You are ${visitor}`);

  test.each([
    [
      'directly',
      () => (path: string, headers: Record<string, string>) => fetch(site.origin + path, { headers }),
    ],
    ['through a shared cache', () => openSharedCache(site.origin)],
  ])('gives each visitor their own response, concurrent or later, %s', async (_way, open) => {
    const ask = open();
    const read = async (visitor: string) => (await ask('/private', { cookie: visitor })).text();
    expect(await Promise.all(visitors.map(read))).toEqual(ownAnswers);
    for (const visitor of visitors) expect(await read(visitor)).toBe(`You are ${visitor}`);
  });

  it('is never public, whatever its handler claims', async () => {
    const response = await fetch(`${site.origin}/private`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('differs from a public resource, whose response visitors share', async () => {
    const ask = openSharedCache(site.origin);
    const answers = await Promise.all(
      visitors.map(async (visitor) =>
        (await fetch(`${site.origin}/public`, { headers: { cookie: visitor } })).text(),
      ),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await (await ask('/public', { cookie: 'carol' })).text()).toBe(answers[0]);
  });

  test.each([
    ['/cookie', 'private, no-store'],
    ['/failure', 'no-store'],
    ['/nothing', 'no-store'],
  ])('is treated like a public one with a cookie or a failure: %s is %s', async (path, cacheControl) => {
    const response = await fetch(site.origin + path);
    expect(response.headers.get('cache-control')).toBe(cacheControl);
  });
});
