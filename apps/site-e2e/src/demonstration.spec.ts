import { attributesOf, textsOf } from './html';
import { expect, test } from './http-test';
import { inParallel } from './in-parallel';

const words = {
  th: 'เว็บไซต์สาธิต ไม่ใช่',
  en: 'Demonstration, not the',
} as const;
type Locale = keyof typeof words;

const countOf = (html: string, text: string) => html.split(text).length - 1;

/** What a page of a demonstration says that it is: the line under its header, and to search engines. */
function readEdition(html: string, headers: Record<string, string>, locale: Locale) {
  return {
    lines: countOf(html, words[locale]),
    links: attributesOf(html, 'a').some(({ href }) => href === 'https://www.mrta.co.th'),
    robots: attributesOf(html, 'meta').flatMap(({ name, content }) => (name === 'robots' ? [content] : [])),
    header: headers['x-robots-tag'],
  };
}
const demonstration = { lines: 1, links: true, robots: ['noindex'], header: 'noindex' };

for (const locale of ['th', 'en'] as const) {
  test(`every page in ${locale} says that it is a demonstration`, async ({ request }) => {
    // hundreds of pages, on a machine that does other things too
    test.setTimeout(300_000);
    const sitemap = await (await request.get(`/${locale}-sitemap.xml`)).text();
    const pages = textsOf(sitemap, 'loc');
    expect(pages.length).toBeGreaterThan(400);
    await inParallel(pages, async (url) => {
      const response = await request.get(url);
      const edition = readEdition(await response.text(), response.headers(), locale);
      await response.dispose();
      expect([url, edition]).toEqual([url, demonstration]);
    });
  });

  for (const path of ['nowhere', 'login', 'register', 'contact/lost-tracking', 'search?q=fare'])
    test(`/${locale}/${path} does so too`, async ({ request }) => {
      const response = await request.get(`/${locale}/${path}`);
      expect(readEdition(await response.text(), response.headers(), locale)).toEqual(demonstration);
    });

  test(`a refusal in ${locale} does so too`, async ({ request }) => {
    const response = await request.post(`/${locale}/updates/news`, { form: {} });
    expect(response.status()).toBe(405);
    expect(readEdition(await response.text(), response.headers(), locale)).toEqual(demonstration);
  });
}

test('the API reference does so too', async ({ request }) => {
  const response = await request.get('/api/docs');
  expect(readEdition(await response.text(), response.headers(), 'en')).toEqual(demonstration);
});

for (const path of [
  '/th/updates/news/feed.xml',
  '/en/updates/news/feed.json',
  '/social/en.jpg',
  '/favicon.svg',
  '/api/v1/lines',
  '/sitemap.xml',
])
  test(`${path} is not indexed`, async ({ request }) => {
    expect((await request.get(path)).headers()['x-robots-tag']).toBe('noindex');
  });

test('robots.txt keeps crawlers out, says why, and names no sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text.split('\n').slice(1)).toEqual(['User-agent: *', 'Disallow: /', '']);
  expect(text).toMatch(/^# A demonstration, not the authority's official website\./);
});

test('llms.txt says so too', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toContain('A demonstration, not the official website (https://www.mrta.co.th)');
});
