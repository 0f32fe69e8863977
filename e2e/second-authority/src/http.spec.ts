import { expect, test } from '@playwright/test';

test('visitors without a language of ours get English', async ({ request }) => {
  const languageOf = async (asked: string) =>
    (await request.get('/', { headers: { 'accept-language': asked }, maxRedirects: 0 })).headers()[
      'location'
    ];
  expect(await languageOf('pt-PT,pt;q=0.9')).toBe('/en');
  expect(await languageOf('th-TH,th;q=0.9')).toBe('/th');
});

test('a page has English for all other languages, and says that it is a demonstration', async ({
  request,
}) => {
  const html = await (await request.get('/th/travel/lines')).text();
  expect(html).toMatch(/hrefLang="x-default" href="[^"]*\/en\/travel\/lines"/i);
  expect(html).toContain('เว็บไซต์สาธิต');
});

test.describe('headers', () => {
  for (const [path, cache] of [
    ['/en/updates/news', 'public, max-age=60'],
    ['/en/stations/H-01', 'public, max-age=10'],
    ['/en/contact', 'private, no-store'],
    ['/en/contact/received?reference=x', 'private, no-store'],
    ['/en/no-such-page', 'public, max-age=10'],
  ] as const)
    test(`of ${path}`, async ({ request }) => {
      const headers = (await request.get(path)).headers();
      expect(headers['cache-control']).toBe(cache);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['set-cookie']).toBeUndefined();
    });

  test('of a file with a hash in its name, and of a page that a cache has', async ({ request }) => {
    const page = await request.get('/en/updates/news');
    const [, stylesheet = ''] = /rel="stylesheet" href="([^"]+)"/.exec(await page.text()) ?? [];
    expect((await request.get(stylesheet)).headers()['cache-control']).toContain('immutable');
    const known = { 'if-none-match': page.headers()['etag']! };
    expect((await request.get('/en/updates/news', { headers: known })).status()).toBe(304);
  });
});

test.describe('a form is refused', () => {
  const form = { topic: 'website', message: 'A message from elsewhere' };
  test('on a page without one', async ({ request }) => {
    expect((await request.post('/en/updates/news', { form })).status()).toBe(405);
  });
  test('of another site', async ({ request }) => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await request.post('/en/contact', { form, headers })).status()).toBe(403);
  });
  test('under the key of another message, and gets a key of its own', async ({ request }) => {
    const [contact, idempotencyKey] = ['malee@example.org', crypto.randomUUID()];
    const filled = { ...form, name: 'Malee', email: contact, idempotencyKey };
    const post = (fields: typeof filled) =>
      request.post('/en/contact', {
        form: fields,
        maxRedirects: 0,
        headers: { 'sec-fetch-site': 'same-origin' },
      });
    expect((await post(filled)).status()).toBe(303);
    const refused = await post({ ...filled, message: 'Another message of mine' });
    expect(refused.status()).toBe(422);
    const html = await refused.text();
    expect(html).toContain('You have sent this form before with other content');
    expect(html).toContain('Another message of mine');
    expect(html).not.toContain(idempotencyKey);
  });
  test('that is too large', async ({ request }) => {
    const message = 'x'.repeat(70_000);
    expect((await request.post('/en/contact', { form: { ...form, message } })).status()).toBe(413);
  });
});
