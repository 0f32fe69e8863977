import type { APIRequestContext } from '@playwright/test';
import { asTyped, attributesOf, textsOf } from './html';
import { expect, test } from './http-test';
import { structuredDataScripts } from './structured-data';

const words = {
  th: { badge: 'ตัวอย่าง', notice: 'หน้านี้เป็นตัวอย่าง' },
  en: { badge: 'Example', notice: 'This page is an example.' },
} as const;

type Locale = keyof typeof words;

interface Entry {
  category: string;
  id: string;
  title: string;
  example?: true;
}

async function readJson<Json>(request: APIRequestContext, path: string): Promise<Json> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return (await response.json()) as Json;
}

/** The items of every category, in the order of its listing. */
async function everyItem(request: APIRequestContext, locale: Locale): Promise<Entry[]> {
  const groups = await readJson<{ slug: string; categories: { slug: string }[] }[]>(
    request,
    '/api/v1/categories',
  );
  const paths = groups.flatMap(({ slug, categories }) => categories.map((one) => `${slug}/${one.slug}`));
  const lists = paths.map(async (category) => {
    const path = `/api/v1/categories/${category}/items?lang=${locale}&pageSize=50`;
    const { items } = await readJson<{ items: Omit<Entry, 'category'>[] }>(request, path);
    return items.map((item) => ({ ...item, category }));
  });
  return (await Promise.all(lists)).flat();
}

async function everyExample(request: APIRequestContext, locale: Locale): Promise<Entry[]> {
  const examples = (await everyItem(request, locale)).filter(({ example }) => example);
  expect(examples.length).toBeGreaterThan(20);
  return examples;
}

const contentOf = (html: string, name: string) =>
  attributesOf(html, 'meta').find((meta) => meta['property'] === name || meta['name'] === name)?.['content'];

/** Badges of a page: texts of elements that hold nothing but the word. */
const badgesIn = (html: string, word: string) => html.split(new RegExp(`>${word}<`)).length - 1;

for (const locale of ['th', 'en'] as const) {
  const { badge, notice } = words[locale];

  test(`every example says so on its page and wherever the page is shared (${locale})`, async ({
    request,
  }) => {
    for (const { category, id, title } of await everyExample(request, locale)) {
      const path = `/${locale}/${category}/${id}`;
      const html = asTyped(await (await request.get(path)).text());
      const main = html.slice(html.indexOf('<main'));
      const article = main.slice(main.indexOf('<article'), main.indexOf('</article>'));
      expect(textsOf(html, 'h1'), path).toEqual([title]);
      expect(badgesIn(article, badge), path).toBe(1);
      expect(article, path).toContain(notice);
      expect(textsOf(html, 'title')[0], path).toMatch(new RegExp(`^${badge}: `));
      expect(contentOf(html, 'og:title'), path).toMatch(new RegExp(`^${badge}: `));
      expect(structuredDataScripts(html), path).toEqual([]);
      expect(article, path).not.toMatch(/href="(tel|mailto):/);
    }
  });

  test(`every example has its mark in lists and feeds, and in no structured data (${locale})`, async ({
    request,
  }) => {
    const examples = await everyExample(request, locale);
    for (const [category, ofCategory] of Map.groupBy(examples, (item) => item.category)) {
      const pages = await listingPages(request, `/${locale}/${category}`);
      const shown = pages.join('');
      for (const { id } of ofCategory) expect(shown, id).toContain(`href="/${locale}/${category}/${id}"`);
      expect(badgesIn(shown, badge), category).toBe(ofCategory.length);
      const described = pages.flatMap(structuredDataScripts).join('');
      for (const { id } of ofCategory) expect(described, id).not.toContain(`/${category}/${id}`);
      const feed = await request.get(`/${locale}/${category}/feed.json`);
      if (feed.status() === 404) continue;
      const { items } = (await feed.json()) as { items: { url: string; title: string }[] };
      for (const { id, title } of ofCategory) {
        const item = items.find(({ url }) => url.endsWith(`/${category}/${id}`));
        if (item) expect(item.title).toBe(`${badge}: ${title}`);
      }
    }
  });
}

/** The HTML of every page of a listing. */
async function listingPages(request: APIRequestContext, path: string): Promise<string[]> {
  const first = await (await request.get(path)).text();
  const numbers = attributesOf(first, 'a').flatMap(({ href }) => {
    const page = /[?&]page=(\d+)/.exec(href ?? '')?.[1];
    return page && href!.startsWith(path) ? [Number(page)] : [];
  });
  const rest = Array.from({ length: Math.max(1, ...numbers) - 1 }, (_, index) => index + 2);
  const others = rest.map(async (page) => (await request.get(`${path}?page=${page}`)).text());
  return [first, ...(await Promise.all(others))];
}

test('the search marks an example, for people and for programs', async ({ request }) => {
  const [hit] = (
    await readJson<{ items: { example?: true }[] }>(request, '/api/v1/search?q=charity%20run&lang=en')
  ).items;
  expect(hit?.example).toBe(true);
  const html = await (await request.get('/en/search?q=charity+run')).text();
  expect(badgesIn(html.slice(html.indexOf('<main')), 'Example')).toBeGreaterThan(0);
});
