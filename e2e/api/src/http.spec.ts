import type { APIRequestContext } from '@playwright/test';
import { expectEach } from '@raang/e2e-kit/expect-each';
import { compareAt, expect, expectHeadLikeGet, test } from '@raang/e2e-kit/http-test';
import {
  cachings,
  digestAddresses,
  pageAddresses,
  type SiteAddress,
  siteAddresses,
} from '@raang/e2e-kit/site-addresses';

const pathOf = ({ path }: SiteAddress) => path;
const allAddresses = async (request: APIRequestContext) => [
  ...siteAddresses,
  ...(await digestAddresses(request)),
];

test('every URL has the declared status and caching, and sets no cookie', async ({ request }) => {
  await expectEach(await allAddresses(request), pathOf, async ({ path, status, caching }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const { 'cache-control': cacheControl, 'set-cookie': cookie } = response.headers();
    expect({ status: response.status(), cacheControl, cookie }).toEqual({
      status,
      cacheControl: expect.stringMatching(cachings[caching]),
      cookie: undefined,
    });
  });
});

test('HEAD returns the status and headers of GET for every URL', async ({ request }) => {
  await expectEach(await allAddresses(request), pathOf, ({ path }) => expectHeadLikeGet(request, path));
});

/** A page, the API reference, a static file, a resized picture, feeds, a calendar and a table of open data. */
const tagged = [
  '/th/updates/news',
  '/api/docs',
  '/favicon.svg',
  '/_ipx/w_320/apple-touch-icon.png',
  '/th/updates/activity/feed.xml',
  '/th/updates/activity/feed.json',
  '/th/updates/activity/calendar.ics',
  '/open-data/stations.csv',
];

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

test('a URL returns 304 only if If-None-Match matches its ETag', async ({ request }) => {
  await expectEach(tagged, String, async (path) => {
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
});

test('an unknown query parameter changes neither the body nor the ETag of a page', async ({ request }) => {
  const plain = pageAddresses.filter(({ path }) => !path.includes('?')).slice(0, 12);
  await expectEach(plain, pathOf, ({ path }) =>
    compareAt(request, path, async () => {
      const [first, second] = await Promise.all(
        ['', '?utm_source=poster'].map(async (query) => {
          const response = await request.get(`${path}${query}`);
          return { etag: response.headers()['etag'], body: await response.text() };
        }),
      );
      expect(second).toEqual(first);
    }),
  );
});
