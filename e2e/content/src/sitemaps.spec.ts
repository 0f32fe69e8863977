import type { APIRequestContext } from '@playwright/test';
import { expectEach } from '@raang/e2e-kit/expect-each';
import { expectHeadLikeGet } from '@raang/e2e-kit/http-test';
import { expect, test } from './crawl-test';
import { locales } from './indexed-pages';
import { type Entry, readSitemap } from './read-sitemap';

// links.spec.ts compares the sitemaps with the pages

const indexes = ['/sitemap.xml', '/index-sitemap.xml'];
const files = [...indexes, '/th-sitemap.xml', '/en-sitemap.xml', '/robots.txt', '/llms.txt'];

async function readText(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

test('both indexes name the sitemaps of the two languages', async ({ page, request }) => {
  for (const path of indexes) {
    const { errors, name, entries } = await readSitemap(page, await readText(request, path));
    expect([path, errors, name]).toEqual([path, 0, 'sitemap:sitemapindex']);
    expect(entries.map(({ name, elements }) => [name, elements])).toEqual(
      locales.map(() => ['sitemap:sitemap', ['sitemap:loc']]),
    );
    expect(entries.map(({ loc }) => pathOf(loc))).toEqual(['/th-sitemap.xml', '/en-sitemap.xml']);
  }
});

for (const locale of locales)
  test(`the sitemap of ${locale} follows the rules of its schema`, async ({ baseURL, page, request }) => {
    const { errors, name, entries } = await readSitemap(
      page,
      await readText(request, `/${locale}-sitemap.xml`),
    );
    expect([errors, name]).toEqual([0, 'sitemap:urlset']);
    expect(entries.length).toBeLessThanOrEqual(50_000);
    const order =
      /^sitemap:loc( sitemap:lastmod)?( sitemap:changefreq)?( sitemap:priority)?( xhtml:link){3}$/;
    const address = new RegExp(`^/${locale}(/[\\w-]+)*(\\?page=\\d+)?$`);
    const isPrivate = /\/(login|register|profile|forgot-password|set-password|lost-tracking)/;
    const isWrong = ({ name, elements, loc, lastmod = '2026-01-01', languages }: Entry) =>
      name !== 'sitemap:url' ||
      !order.test(elements.join(' ')) ||
      new URL(loc).origin !== baseURL ||
      !address.test(pathOf(loc)) ||
      isPrivate.test(loc) ||
      loc.length > 2048 ||
      !/^\d{4}-\d\d-\d\d$/.test(lastmod) ||
      languages.join() !== 'th,en,x-default';
    expect(entries.filter(isWrong)).toEqual([]);
    expect(new Set(entries.map(({ loc }) => loc)).size).toBe(entries.length);
  });

test('the day of the last change is that of the content, where it is known', async ({ page, request }) => {
  const { items } = JSON.parse(await readText(request, '/api/v1/items?pageSize=5000'));
  expect(items.length).toBeGreaterThan(100);
  for (const locale of locales) {
    const { entries } = await readSitemap(page, await readText(request, `/${locale}-sitemap.xml`));
    const days = new Map(entries.map(({ loc, lastmod }) => [pathOf(loc).slice(3), lastmod]));
    const wrong = items.filter(
      ({ group, category, id, publishedOn, updatedOn }: Record<string, string>) =>
        days.get(`/${group}/${category}/${id}`) !== (updatedOn ?? publishedOn),
    );
    expect(wrong).toEqual([]);
    expect(days.get('/stations/BL01')).toMatch(/^\d{4}-/);
    expect(days.get('/service-status')).toBeUndefined();
  }
});

test('a sitemap beyond the last one is not found', async ({ request }) => {
  const response = await request.get('/th-sitemap-2.xml');
  expect([response.status(), response.headers()['cache-control']]).toEqual([404, 'no-store']);
});

test('sitemaps and files for robots are compressed, revalidated and cached like other public resources', async ({
  request,
}) => {
  await expectEach(files, String, async (path) => {
    const plain = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
    const type = path.endsWith('.xml') ? 'application/xml' : 'text/plain';
    expect(plain.headers()).toMatchObject({
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=300, stale-if-error=86400',
    });
    const body = await plain.text();
    for (const encoding of ['br', 'gzip']) {
      const encoded = await request.get(path, { headers: { 'accept-encoding': encoding } });
      // a short text is not worth compressing
      const expected = body.length > 512 ? encoding : undefined;
      expect([encoded.headers()['content-encoding'], await encoded.text()]).toEqual([expected, body]);
    }
    const etag = plain.headers()['etag'] ?? '';
    const again = await request.get(path, { headers: { 'if-none-match': etag } });
    expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
    await expectHeadLikeGet(request, path);
  });
});

test('robots.txt allows public pages and names the sitemap', async ({ baseURL, page, request }) => {
  const lines = (await readText(request, '/robots.txt')).split('\n');
  expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /']);
  expect(lines.filter((line) => line.startsWith('Sitemap: '))).toEqual([`Sitemap: ${baseURL}/sitemap.xml`]);
  const disallowed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  expect(disallowed).toEqual(expect.arrayContaining(['/th/profile', '/en/login', '/cases/']));
  for (const locale of locales) {
    const { entries } = await readSitemap(page, await readText(request, `/${locale}-sitemap.xml`));
    const paths = entries.map(({ loc }) => pathOf(loc));
    expect(paths.filter((path) => disallowed.some((start) => path.startsWith(start)))).toEqual([]);
  }
});

test('every link of llms.txt works', async ({ crawl, request }) => {
  const text = await readText(request, '/llms.txt');
  expect(text).toMatch(/^# .+\n\n> /);
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, url]) => pathOf(url!));
  expect(links.length).toBeGreaterThan(50);
  expect(links).toEqual(
    expect.arrayContaining(['/th/tickets/fare-rates', '/en/search-departure', '/api/openapi.json']),
  );
  await expectEach(links, String, async (path) => {
    const status = crawl.pages.get(path)?.status ?? (await request.get(path, { maxRedirects: 0 })).status();
    expect(status).toBe(200);
  });
});
