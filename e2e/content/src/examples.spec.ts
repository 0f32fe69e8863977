import type { APIRequestContext } from '@playwright/test';
import { expectEach } from '@raang/e2e-kit/expect-each';
import { asTyped, attributesOf, textsOf } from '@raang/e2e-kit/html';
import { examplePaths } from '@raang/e2e-kit/site-pages';
import { structuredDataScripts } from '@raang/e2e-kit/structured-data';
import { expect, test } from './crawl-test';
import { type Locale, locales } from './indexed-pages';
import type { Crawl } from './stored-crawl';

const words = {
  th: { badge: 'ตัวอย่าง', notice: 'หน้านี้เป็นตัวอย่าง' },
  en: { badge: 'Example', notice: 'This page is an example.' },
} as const;

interface Entry {
  /** Its page, without the locale. */
  path: string;
  title: string;
}

const listings = new Set(examplePaths.map((path) => path.slice(0, path.lastIndexOf('/'))));

async function readJson<Json>(request: APIRequestContext, path: string): Promise<Json> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return (await response.json()) as Json;
}

/** What the data says of the examples, by listing. It has those of the content and no other. */
async function everyExample(request: APIRequestContext, locale: Locale): Promise<Map<string, Entry[]>> {
  const examples = new Map<string, Entry[]>();
  for (const listing of listings) {
    const { items } = await readJson<{ items: { id: string; title: string; example?: true }[] }>(
      request,
      `/api/v1/categories${listing}/items?lang=${locale}&pageSize=50`,
    );
    const ofListing = items.filter(({ example }) => example);
    examples.set(
      listing,
      ofListing.map(({ id, title }) => ({ path: `${listing}/${id}`, title })),
    );
  }
  const paths = [...examples.values()].flat().map(({ path }) => path);
  expect(paths.toSorted()).toEqual(examplePaths.toSorted());
  expect(paths.length).toBeGreaterThan(20);
  return examples;
}

const contentOf = (html: string, name: string) =>
  attributesOf(html, 'meta').find((meta) => meta['property'] === name || meta['name'] === name)?.['content'];

/** Badges of a page: texts of elements that hold nothing but the word. */
const badgesIn = (html: string, word: string) => html.split(new RegExp(`>${word}<`)).length - 1;

for (const locale of locales) {
  const { badge, notice } = words[locale];

  test(`every example says so on its page and wherever the page is shared (${locale})`, async ({
    crawl,
    request,
  }) => {
    const examples = [...(await everyExample(request, locale)).values()].flat();
    await expectEach(
      examples,
      ({ path }) => path,
      async ({ path, title }) => {
        const html = asTyped(await crawl.htmlAt(`/${locale}${path}`));
        const main = html.slice(html.indexOf('<main'));
        const article = main.slice(main.indexOf('<article'), main.indexOf('</article>'));
        expect(textsOf(html, 'h1')).toEqual([title]);
        expect(badgesIn(article, badge)).toBe(1);
        expect(article).toContain(notice);
        expect(textsOf(html, 'title')[0]).toMatch(new RegExp(`^${badge}: `));
        expect(contentOf(html, 'og:title')).toMatch(new RegExp(`^${badge}: `));
        expect(structuredDataScripts(html)).toEqual([]);
        expect(article).not.toMatch(/href="(tel|mailto):/);
      },
    );
  });

  test(`every example has its mark in lists and feeds, and in no structured data (${locale})`, async ({
    crawl,
    request,
  }) => {
    const listed = [...(await everyExample(request, locale))];
    await expectEach(
      listed,
      ([listing]) => listing,
      async ([listing, examples]) => {
        const pages = await listingPages(crawl, `/${locale}${listing}`);
        const shown = pages.join('');
        expect(badgesIn(shown, badge)).toBe(examples.length);
        const described = pages.flatMap(structuredDataScripts).join('');
        const titles = await feedTitles(request, `/${locale}${listing}`);
        for (const { path, title } of examples) {
          expect(shown).toContain(`href="/${locale}${path}"`);
          expect(described).not.toContain(path);
          const inFeed = [...titles].find(([url]) => url.endsWith(path));
          if (inFeed) expect(inFeed[1]).toBe(`${badge}: ${title}`);
        }
      },
    );
  });
}

/** The HTML of every page of a listing. */
const listingPages = ({ pages, htmlAt }: Crawl, listing: string): Promise<string[]> =>
  Promise.all(
    [...pages.keys()].filter((path) => path === listing || path.startsWith(`${listing}?page=`)).map(htmlAt),
  );

/** Titles by URL; none if the listing has no feed. */
async function feedTitles(request: APIRequestContext, listing: string): Promise<Map<string, string>> {
  const feed = await request.get(`${listing}/feed.json`);
  if (feed.status() === 404) return new Map();
  const { items } = (await feed.json()) as { items: { url: string; title: string }[] };
  return new Map(items.map(({ url, title }) => [url, title]));
}

test('the search marks an example, for people and for programs', async ({ crawl, request }) => {
  const { items } = await readJson<{ items: { example?: true }[] }>(
    request,
    '/api/v1/search?q=charity%20run&lang=en',
  );
  expect(items[0]?.example).toBe(true);
  const html = await crawl.htmlAt('/en/search?q=charity+run');
  expect(badgesIn(html.slice(html.indexOf('<main')), 'Example')).toBeGreaterThan(0);
});
