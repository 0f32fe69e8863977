import { expect, test } from '@raang/e2e-kit/site-test';

test('concurrent requests for a private URL each get their own response', async ({ request }) => {
  const visits = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'th' : 'en'));
  const responses = await Promise.all(
    visits.map((locale) => request.get('/', { headers: { cookie: `locale=${locale}` }, maxRedirects: 0 })),
  );
  expect(responses.map((response) => response.headers()['location'])).toEqual(
    visits.map((locale) => `/${locale}`),
  );
  expect(new Set(responses.map((response) => response.headers()['cache-control']))).toEqual(
    new Set(['private, no-store']),
  );
});

test('a public page contains no data of the visitor who requested it first', async ({ request }) => {
  const address = '/en/updates/news?month=2026-07';
  const first = await request.get(`${address}&token=my-secret`, {
    headers: { cookie: 'session=my-secret; locale=th', 'accept-language': 'th' },
  });
  const second = await request.get(address);
  expect(await first.text()).toBe(await second.text());
  expect(await second.text()).not.toContain('my-secret');
});

test('only public endpoints allow cross-origin reads', async ({ request }) => {
  const headers = { origin: 'https://app.example.org' };
  const allowedOrigin = async (path: string) =>
    (await request.get(path, { headers })).headers()['access-control-allow-origin'];
  expect(await allowedOrigin('/api/v1/lines')).toBe('*');
  for (const path of ['/', '/th', '/readyz', '/_serverFn/loadHome', '/api/nothing'])
    expect([path, await allowedOrigin(path)]).toEqual([path, undefined]);
  const like = await request.post('/api/v1/categories/updates/news/items/blue-line-fares-july-2026/like', {
    headers,
    data: { visitor: '0b7e1d9c-6b0f-4a3c-9a51-0d4ff1f0a001', liked: false },
  });
  expect([
    like.status(),
    like.headers()['access-control-allow-origin'],
    like.headers()['cache-control'],
  ]).toEqual([403, undefined, 'no-store']);
});
