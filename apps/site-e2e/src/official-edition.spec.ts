import { attributesOf } from './html';
import { expect, test } from './http-test';
import { inParallel } from './in-parallel';
import { examplePaths } from './site-pages';

const robotsOf = (html: string) =>
  attributesOf(html, 'meta').flatMap(({ name, content }) => (name === 'robots' ? [content] : []));

test.describe('search engines', () => {
  for (const path of ['/th', '/en/search', '/en/updates/news', '/th/stations/BL10', '/api/docs'])
    test(`may index ${path}`, async ({ request }) => {
      const response = await request.get(path);
      expect([response.status(), response.headers()['x-robots-tag']]).toEqual([200, undefined]);
      expect(robotsOf(await response.text())).toEqual([]);
    });

  for (const [what, path] of [
    ['results', '/en/search?q=fare'],
    ['a page that does not exist', '/th/nowhere'],
    ['a private page', '/en/login'],
    ['a URL with a token', '/en/set-password/0123456789abcdef0123'],
  ] as const)
    test(`do not index ${what}`, async ({ request }) => {
      expect(robotsOf(await (await request.get(path)).text())).toEqual(['noindex']);
    });

  test('do not index a refusal', async ({ request }) => {
    const response = await request.post('/en/updates/news', { form: {} });
    expect([response.status(), robotsOf(await response.text())]).toEqual([405, ['noindex']]);
  });
});

test.describe('examples', () => {
  test('have no page', async ({ request }) => {
    expect(examplePaths.length).toBeGreaterThan(10);
    await inParallel(examplePaths, async (path) => {
      expect([path, (await request.get(`/en${path}`)).status()]).toEqual([path, 404]);
    });
  });

  test('are in no list, search or feed', async ({ request }) => {
    const get = async (path: string) => (await request.get(path)).json();
    const folders = new Set(examplePaths.map((path) => path.slice(0, path.lastIndexOf('/'))));
    for (const folder of folders) {
      const [, group, category] = folder.split('/');
      const { items } = await get(`/api/v1/categories/${group}/${category}/items?lang=en&pageSize=50`);
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

  for (const path of ['/business/announcing-rental', '/business/space-rent', '/contact/found'])
    for (const locale of ['th', 'en'])
      test(`/${locale}${path} exists without them`, async ({ request }) => {
        const response = await request.get(`/${locale}${path}`);
        expect(response.status()).toBe(200);
      });
});
