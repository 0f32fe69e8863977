import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectHeadLikeGet, test } from './http-test';
import { inParallel } from './in-parallel';
import { everyPage } from './site-pages';

const locales = ['th', 'en'] as const;
const indexes = ['/sitemap.xml', '/index-sitemap.xml'];
const files = [...indexes, '/th-sitemap.xml', '/en-sitemap.xml'];
const texts = ['/robots.txt', '/llms.txt'];

const namespaces = {
  sitemap: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  xhtml: 'http://www.w3.org/1999/xhtml',
};

/** A child element of a sitemap's root. */
interface Entry {
  name: string;
  /** Its elements in order, as `prefix:name` of the namespaces above. */
  elements: string[];
  loc: string;
  lastmod: string | undefined;
  /** URL by language. */
  links: Record<string, string>;
}

/** Parses XML with the browser's parser, which is strict. */
async function readSitemap(page: Page, request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return page.evaluate(
    ({ xml, namespaces }) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      const nameOf = ({ namespaceURI, localName }: Element) => {
        const known = Object.entries(namespaces).find(([, namespace]) => namespace === namespaceURI);
        return `${known?.[0] ?? namespaceURI}:${localName}`;
      };
      const root = document.documentElement;
      const entries = [...root.children].map((entry): Entry => {
        const elements = [...entry.children];
        const text = (name: string) => elements.find((element) => nameOf(element) === name)?.textContent;
        const links = elements.filter((element) => element.getAttribute('rel') === 'alternate');
        return {
          name: nameOf(entry),
          elements: elements.map(nameOf),
          loc: text('sitemap:loc') ?? '',
          lastmod: text('sitemap:lastmod'),
          links: Object.fromEntries(
            links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
          ),
        };
      });
      return { errors: document.querySelectorAll('parsererror').length, name: nameOf(root), entries };
    },
    { xml: await response.text(), namespaces },
  );
}

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

for (const path of indexes) {
  test(`${path} is an index of the two languages`, async ({ page, request }) => {
    const { errors, name, entries } = await readSitemap(page, request, path);
    expect([errors, name]).toEqual([0, 'sitemap:sitemapindex']);
    expect(entries.map(({ name, elements }) => [name, elements])).toEqual(
      locales.map(() => ['sitemap:sitemap', ['sitemap:loc']]),
    );
    expect(entries.map(({ loc }) => pathOf(loc))).toEqual(['/th-sitemap.xml', '/en-sitemap.xml']);
  });
}

for (const locale of locales) {
  test(`the sitemap of ${locale} follows the rules of its schema`, async ({ page, request }) => {
    const { errors, name, entries } = await readSitemap(page, request, `/${locale}-sitemap.xml`);
    expect([errors, name]).toEqual([0, 'sitemap:urlset']);
    expect(entries.length).toBeLessThanOrEqual(50_000);
    const order =
      /^sitemap:loc( sitemap:lastmod)?( sitemap:changefreq)?( sitemap:priority)?( xhtml:link){3}$/;
    for (const { name, elements, loc, lastmod = '2026-01-01', links } of entries) {
      expect([name, elements.join(' ')], loc).toEqual(['sitemap:url', expect.stringMatching(order)]);
      expect(loc.length, loc).toBeGreaterThanOrEqual(12);
      expect(loc.length, loc).toBeLessThanOrEqual(2048);
      expect(lastmod, loc).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(Object.keys(links), loc).toEqual(['th', 'en', 'x-default']);
    }
    const urls = entries.map(({ loc }) => loc);
    expect(new Set(urls).size).toBe(urls.length);
    expect(new Set(urls.map((url) => new URL(url).origin)).size).toBe(1);
  });

  test(`the sitemap of ${locale} has every public page and no other`, async ({ page, request }) => {
    const { entries } = await readSitemap(page, request, `/${locale}-sitemap.xml`);
    const paths = entries.map(({ loc }) => pathOf(loc));
    expect(paths).toEqual(
      expect.arrayContaining(
        everyPage.filter(({ isExample }) => !isExample).map(({ path }) => `/${locale}${path}`),
      ),
    );
    expect(paths).toContain(`/${locale}/updates/news?page=2`);
    for (const path of paths) {
      expect(path).toMatch(new RegExp(`^/${locale}(/[\\w-]+)*(\\?page=\\d+)?$`));
      expect(path).not.toMatch(/\/(login|register|profile|forgot-password|set-password|lost-tracking)/);
    }
  });
}

test('the languages of a page name each other', async ({ page, request }) => {
  const [thai, english] = [
    await readSitemap(page, request, '/th-sitemap.xml'),
    await readSitemap(page, request, '/en-sitemap.xml'),
  ];
  const entries = { th: byUrl(thai.entries), en: byUrl(english.entries) };
  expect(entries.th.size).toBe(entries.en.size);
  for (const locale of locales) {
    for (const [loc, { links, lastmod }] of entries[locale]) {
      expect(links[locale]).toBe(loc);
      expect(links['x-default']).toBe(links['th']);
      for (const other of locales)
        expect(entries[other].get(links[other] ?? ''), loc).toMatchObject({ links, lastmod });
    }
  }
});

const byUrl = (entries: Entry[]) => new Map(entries.map((entry) => [entry.loc, entry]));

test('the day of the last change is that of the content, where it is known', async ({ page, request }) => {
  const { entries } = await readSitemap(page, request, '/en-sitemap.xml');
  const days = new Map(entries.map(({ loc, lastmod }) => [pathOf(loc), lastmod]));
  const news = await request.get('/api/v1/items?pageSize=5000');
  const { items } = await news.json();
  expect(items.length).toBeGreaterThan(100);
  for (const { group, category, id, publishedOn, updatedOn } of items)
    expect(days.get(`/en/${group}/${category}/${id}`), id).toBe(updatedOn ?? publishedOn);
  expect(days.get('/en/stations/BL01')).toMatch(/^\d{4}-/);
  expect(days.get('/en/service-status')).toBeUndefined();
});

test('a sitemap beyond the last one is not found', async ({ request }) => {
  const response = await request.get('/th-sitemap-2.xml');
  expect([response.status(), response.headers()['cache-control']]).toEqual([404, 'no-store']);
});

for (const path of [...files, ...texts]) {
  test(`${path} is compressed, revalidated and cached like other public resources`, async ({ request }) => {
    const plain = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
    const type = path.endsWith('.xml') ? 'application/xml' : 'text/plain';
    expect(plain.headers()['content-type']).toBe(`${type}; charset=utf-8`);
    expect(plain.headers()['cache-control']).toBe('public, max-age=300, stale-if-error=86400');
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
}

test('robots.txt allows public pages and names the sitemap', async ({ page, request }) => {
  const lines = (await (await request.get('/robots.txt')).text()).split('\n');
  expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /']);
  const named = lines.filter((line) => line.startsWith('Sitemap: ')).map((line) => line.slice(9));
  const sitemaps = await readSitemap(page, request, '/sitemap.xml');
  expect(named).toEqual([new URL('/sitemap.xml', sitemaps.entries[0]!.loc).href]);
  const disallowed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  expect(disallowed).toEqual(expect.arrayContaining(['/th/profile', '/en/login', '/cases/']));
  for (const locale of locales) {
    const { entries } = await readSitemap(page, request, `/${locale}-sitemap.xml`);
    const paths = entries.map(({ loc }) => pathOf(loc));
    expect(paths.filter((path) => disallowed.some((start) => path.startsWith(start)))).toEqual([]);
  }
});

test('every link of llms.txt works', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toMatch(/^# .+\n\n> /);
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, url]) => pathOf(url!));
  expect(links.length).toBeGreaterThan(50);
  expect(links).toEqual(
    expect.arrayContaining(['/th/tickets/fare-rates', '/en/search-departure', '/api/openapi.json']),
  );
  await inParallel(links, async (path) => {
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 200]);
  });
});
