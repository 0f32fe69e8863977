import { expectEach } from '@raang/e2e-kit/expect-each';
import { attributesOf } from '@raang/e2e-kit/html';
import { examplePaths } from '@raang/e2e-kit/site-pages';
import { expect, test } from './crawl-test';
import { locales } from './indexed-pages';

const robotsOf = (html: string) =>
  attributesOf(html, 'meta').flatMap(({ name, content }) => (name === 'robots' ? [content] : []));

test.describe('search engines', () => {
  // links.spec.ts and heads.spec.ts expect so of every page of the sitemap
  test('may index the API reference', async ({ request }) => {
    const response = await request.get('/api/docs');
    expect([response.status(), response.headers()['x-robots-tag']]).toEqual([200, undefined]);
    expect(robotsOf(await response.text())).toEqual([]);
  });

  test('index neither results, nor missing and private pages, nor URLs with a token', async ({ request }) => {
    const paths = ['/en/search?q=fare', '/th/nowhere', '/en/login', '/en/set-password/0123456789abcdef0123'];
    await expectEach(paths, String, async (path) => {
      expect(robotsOf(await (await request.get(path)).text())).toEqual(['noindex']);
    });
  });

  test('do not index a refusal', async ({ request }) => {
    const response = await request.post('/en/updates/news', { form: {} });
    expect([response.status(), robotsOf(await response.text())]).toEqual([405, ['noindex']]);
  });
});

test.describe('examples', () => {
  test('have no page', async ({ request }) => {
    expect(examplePaths.length).toBeGreaterThan(10);
    await expectEach(examplePaths, String, async (path) => {
      expect((await request.get(`/en${path}`)).status()).toBe(404);
    });
  });

  test('are in no list, search or feed', async ({ request }) => {
    const get = async (path: string) => (await request.get(path)).json();
    const folders = new Set(examplePaths.map((path) => path.slice(0, path.lastIndexOf('/'))));
    for (const folder of folders) {
      const { items } = await get(`/api/v1/categories${folder}/items?lang=en&pageSize=50`);
      expect(items.filter(({ example }: { example?: boolean }) => example)).toEqual([]);
    }
    expect(await get('/api/v1/found-items')).toMatchObject({ total: 0 });
    const { items } = await get('/api/v1/items?pageSize=5000');
    const paths = items.map(
      (item: Record<string, string>) => `/${item['group']}/${item['category']}/${item['id']}`,
    );
    expect(paths.filter((path: string) => examplePaths.includes(path))).toEqual([]);
    const found = await get('/api/v1/search?q=tender&lang=en');
    expect(found.items.filter(({ example }: { example?: boolean }) => example)).toEqual([]);
    const feed = await (await request.get('/en/updates/activity/feed.json')).text();
    expect(examplePaths.filter((path) => feed.includes(path))).toEqual([]);
  });

  test('leave their listings without them', ({ crawl }) => {
    for (const path of ['/business/announcing-rental', '/business/space-rent', '/contact/found'])
      for (const locale of locales) expect(crawl.pages.get(`/${locale}${path}`)?.status, path).toBe(200);
  });
});
