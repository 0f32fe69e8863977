import type { APIRequestContext } from '@playwright/test';
import { compareAt, expect, expectHeadLikeGet, test } from './http-test';
import { cachings, digestAddresses, pageAddresses, type SiteAddress, siteAddresses } from './site-addresses';

async function expectAsDeclared(request: APIRequestContext, { path, status, caching }: SiteAddress) {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(status);
  expect(response.headers()['cache-control'], path).toMatch(cachings[caching]);
  expect(response.headers()['set-cookie'], path).toBeUndefined();
  await expectHeadLikeGet(request, path);
}

for (const address of siteAddresses) {
  test(`${address.path} is cached as declared, and HEAD matches GET`, ({ request }) =>
    expectAsDeclared(request, address));
}

test('URLs with a content digest are cached as immutable', async ({ request }) => {
  for (const address of await digestAddresses(request)) await expectAsDeclared(request, address);
});

/** A page, the API reference, a static file and a resized picture. */
const tagged = ['/th/updates/news', '/api/docs', '/favicon.svg', '/_ipx/w_320/apple-touch-icon.png'];

const conditions = [
  { given: 'the tag itself', matches: (tag: string) => `W/"${tag}"`, status: 304 },
  { given: 'the tag in its strong form', matches: (tag: string) => `"${tag}"`, status: 304 },
  { given: 'a list with the tag', matches: (tag: string) => `"x", W/"${tag}"`, status: 304 },
  { given: 'a list without spaces', matches: (tag: string) => `"x","${tag}","y"`, status: 304 },
  { given: 'any tag', matches: () => '*', status: 304 },
  { given: 'another tag', matches: () => '"x"', status: 200 },
  { given: 'the tag inside another', matches: (tag: string) => `"x${tag}"`, status: 200 },
  { given: 'a tag without quotes', matches: (tag: string) => tag, status: 200 },
];

for (const path of tagged) {
  test(`${path} returns 304 only if If-None-Match matches its ETag`, async ({ request }) => {
    const first = await request.get(path);
    const [, tag = ''] = /"(.+)"/.exec(first.headers()['etag'] ?? '') ?? [];
    expect(tag).not.toBe('');
    for (const { given, matches, status } of conditions) {
      for (const method of ['GET', 'HEAD']) {
        const headers = { 'if-none-match': matches(tag) };
        const response = await request.fetch(path, { method, headers });
        expect(response.status(), `${method} with ${given}`).toBe(status);
        if (status !== 304) continue;
        expect((await response.body()).length).toBe(0);
        for (const name of ['etag', 'cache-control', 'vary'])
          expect(response.headers()[name], name).toBe(first.headers()[name]);
      }
    }
  });
}

test('an unknown query parameter changes neither the body nor the ETag of a page', async ({ request }) => {
  for (const { path } of pageAddresses.filter(({ path }) => !path.includes('?')).slice(0, 12)) {
    await compareAt(request, path, async () => {
      const [first, second] = await Promise.all(
        ['', '?utm_source=poster'].map(async (query) => {
          const response = await request.get(`${path}${query}`);
          return { etag: response.headers()['etag'], body: await response.text() };
        }),
      );
      expect(second, path).toEqual(first);
    });
  }
});
